import type { AnyGame, Choices, Decision, Viewer } from './game.ts';

/** What was found out about a state, by the name of what was asked. It goes with the state. */
type Known<R> = WeakMap<object, Map<string | number, R>>;

/** As `find` does it, once for each state and name: states do not change. */
function once<R>(known: Known<R>, state: unknown, name: string | number, find: () => R): R {
  if (!(state instanceof Object)) return find();
  const about = known.get(state) ?? new Map<string | number, R>();
  known.set(state, about);
  const before = about.get(name);
  if (before !== undefined) return before;
  const found = find();
  about.set(name, found);
  return found;
}

/**
 * The same game, which knows again what was asked of a state: a panel asks for the same many times. What is stored of a
 * state is read as that very state, as long as it is the same object.
 */
export function remembering(game: AnyGame): AnyGame {
  const stored: Known<unknown> = new WeakMap();
  const states: Known<unknown> = new WeakMap();
  const views: Known<unknown> = new WeakMap();
  const asked: Known<readonly Decision[]> = new WeakMap();
  const offered: Known<Choices<unknown>> = new WeakMap();
  return {
    ...game,
    scratch() {
      throw new Error('A state of which something is remembered does not change.');
    },
    parse: (kept) => once(states, kept, '', () => game.parse(kept)),
    stored: (state) =>
      once(stored, state, '', () => {
        const kept = game.stored(state);
        once(states, kept, '', () => state);
        return kept;
      }),
    view: (state: unknown, viewer: Viewer) =>
      once(views, state, viewer, () => game.view(state, viewer)),
    decisions: (state) => once(asked, state, '', () => game.decisions(state)),
    choices: (state, decision) =>
      once(offered, state, `${decision.seat} ${decision.id}`, () => game.choices(state, decision)),
  };
}
