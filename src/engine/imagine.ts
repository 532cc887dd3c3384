import type { Game, Viewer } from './game.ts';
import type { Random } from './random.ts';

/**
 * A stored state that this viewer cannot tell from the real one: what it may know is true, what is hidden from it is
 * made up. A computer player thinks about this, and gets nothing else of the match.
 */
export function imagine<S, A, E, V, C>(
  game: Pick<Game<S, A, E, V, C>, 'resample' | 'stored'>,
  state: S,
  viewer: Viewer,
  random: Random,
): unknown {
  return game.stored(game.resample(state, viewer, random));
}
