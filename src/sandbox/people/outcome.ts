import type { PageChoices } from '../protocol.ts';
import type { Interaction, InteractionStep } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** The first step of an interaction, from now on, that `wanted` accepts. */
export function nextStep<S extends InteractionStep>(
  world: World,
  interaction: Interaction,
  wanted: (step: InteractionStep) => step is S,
): Promise<S> {
  return new Promise((resolve) => {
    const stop = world.listen((change) => {
      if (change.is !== 'interaction' || change.interaction !== interaction) return;
      if (!wanted(change.step)) return;
      stop();
      resolve(change.step);
    });
  });
}

/** The bot's suggestions for an autocomplete, once they have come or are overdue, in the language of the client. */
export async function suggestionsOf(world: World, interaction: Interaction): Promise<PageChoices> {
  const step = await nextStep(
    world,
    interaction,
    (one) => one.is === 'choices' || one.is === 'failed',
  );
  if (step.is !== 'choices') return { choices: [], failed: true };
  const { locale } = world.user(interaction.userId);
  const choices = step.choices.map(({ name, name_localizations: names, value }) => ({
    name: names?.[locale] ?? name,
    value,
  }));
  return { choices, failed: false };
}
