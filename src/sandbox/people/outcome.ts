import type { PageChoices } from '../protocol.ts';
import type { Change, Interaction, InteractionStep } from '../world/state.ts';
import type { World } from '../world/world.ts';

/** Milliseconds of real time after which waiting is given up. */
const TIMEOUT_MS = 30_000;

/** What `pick` makes of the first change, from now on, of which it makes something. With `late` it
 * rejects with that sentence when there was none in half a minute. */
export function firstOf<T>(
  world: World,
  pick: (change: Change) => T | undefined,
  late?: string,
): Promise<T> {
  return new Promise((resolve, reject) => {
    const giveUp = (): void => {
      stop();
      reject(new Error(late));
    };
    const timer = late === undefined ? undefined : setTimeout(giveUp, TIMEOUT_MS);
    const stop = world.listen((change) => {
      const picked = pick(change);
      if (picked === undefined) return;
      clearTimeout(timer);
      stop();
      resolve(picked);
    });
  });
}

/** The first step of an interaction, from now on, that `wanted` accepts; `late` as in `firstOf`. */
export function nextStep<S extends InteractionStep>(
  world: World,
  interaction: Interaction,
  wanted: (step: InteractionStep) => step is S,
  late?: string,
): Promise<S> {
  return firstOf(
    world,
    (change) => {
      const isOurs = change.is === 'interaction' && change.interaction === interaction;
      return isOurs && wanted(change.step) ? change.step : undefined;
    },
    late,
  );
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
