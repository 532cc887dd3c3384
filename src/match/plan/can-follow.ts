import type { Seat } from '../../engine/game.ts';
import type { Loaded } from '../app/loaded.ts';

/**
 * Whether something may be done in the same message right after an answer to the match as it stood after
 * entry `before`: only where dice did not fall, nothing was shown and nobody else acted. Else a wish that
 * comes true for some dice only would be a way to see them and then take it all back.
 */
export function canFollow({ match }: Pick<Loaded, 'match'>, seat: Seat, before: number): boolean {
  return match.sequence > before && match.actor === seat && match.undoable.at(-1) === before;
}
