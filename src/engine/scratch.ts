import type { Answer, Decision, Game, Told } from './game.ts';
import type { Random } from './random.ts';

/**
 * A match that is played out and of which nothing is kept: answers change its state in place. It goes by the same rules
 * as `apply`.
 */
export interface Scratch<S, A, E> {
  /** How it stands; whoever keeps something of it has to copy that. */
  now(): S;
  /** What is owed now, in seat order. */
  owed(): readonly Decision[];
  /**
   * One answer, or all the sealed ones together in seat order. Returns whether something that was hidden was shown.
   *
   * @param told to this what happens is added; null where nobody listens
   */
  answer(answers: readonly Answer<A>[], random: Random, told: Told<E>[] | null): boolean;
}

/** Goes on from a state, which stays as it is: the quicker way of a game that has one, else by `apply`. */
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
