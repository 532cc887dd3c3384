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

/** The bot's suggestions for an autocomplete, once they have come or are overdue. */
export async function suggestionsOf(world: World, interaction: Interaction): Promise<PageChoices> {
  const step = await nextStep(
    world,
    interaction,
    (one) => one.is === 'choices' || one.is === 'failed',
  );
  return step.is === 'choices'
    ? { choices: step.choices.map(({ name, value }) => ({ name, value })), failed: false }
    : { choices: [], failed: true };
}
