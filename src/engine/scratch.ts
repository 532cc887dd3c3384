import type { Game, Scratch } from './game.ts';

/** Plays on from a state, which stays unchanged: by the game’s own `scratch`, or else by `apply`. */
export function scratchOf<S, A, E, V, C>(
  game: Pick<Game<S, A, E, V, C>, 'apply' | 'decisions' | 'scratch'>,
  from: S,
): Scratch<S, A, E> {
  if (game.scratch !== undefined) return game.scratch(from);
  let state = from;
  return {
    now: () => state,
    owed: () => game.decisions(state).filter(({ owed }) => owed),
    answer(answers, random, told) {
      const { state: after, events, reveals } = game.apply(state, answers, random);
      state = after;
      told?.push(...events);
      return reveals;
    },
  };
}
