import type { Game, Viewer } from './game.ts';
import type { Random } from './random.ts';

/**
 * A world that this viewer cannot tell from the real one, as a state is stored: what it may know is as it is, and
 * what is hidden from it is made up. It is what a computer player thinks about, and all that leaves the match for it.
 */
export function imagine<S, A, E, V, C>(
  game: Pick<Game<S, A, E, V, C>, 'resample' | 'stored'>,
  state: S,
  viewer: Viewer,
  random: Random,
): unknown {
  return game.stored(game.resample(state, viewer, random));
}
