import type { AnyGame, Choices, Decision, Viewer } from './game.ts';
import { once } from './once.ts';

/**
 * The same game with a cache, as a panel asks the same about a state many times. What `stored` returned is parsed back
 * to the very same state object.
 */
export function remembering(game: AnyGame): AnyGame {
  const stored = once<unknown>();
  const states = once<unknown>();
  const views = once<unknown>();
  const asked = once<readonly Decision[]>();
  const offered = once<Choices<unknown>>();
  return {
    ...game,
    scratch() {
      throw new Error('A state of which something is remembered does not change.');
    },
    parse: (kept) => states(kept, '', () => game.parse(kept)),
    stored: (state) =>
      stored(state, '', () => {
        const kept = game.stored(state);
        states(kept, '', () => state);
        return kept;
      }),
    view: (state: unknown, viewer: Viewer) => views(state, viewer, () => game.view(state, viewer)),
    decisions: (state) => asked(state, '', () => game.decisions(state)),
    choices: (state, decision) =>
      offered(state, `${decision.seat} ${decision.id}`, () => game.choices(state, decision)),
  };
}
