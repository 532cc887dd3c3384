import type { Seat } from '../../engine/game.ts';
import { submit } from '../../engine/match.ts';
import type { Given } from '../../match/give.ts';
import type { Loaded } from '../../match/load.ts';

/**
 * Whether something may be done in the same message right after an answer to the match as it stood after
 * entry `before`: only where dice did not fall, nothing was shown and nobody else acted. Else a wish that
 * comes true for some dice only would be a way to see them and then take it all back.
 */
export function canFollow({ match }: Loaded, seat: Seat, before: number): boolean {
  return match.sequence > before && match.actor === seat && match.undoable.at(-1) === before;
}

/** A match as it would stand after an answer; null where that is refused, or nothing can follow it. */
export function afterAnswer(
  loaded: Loaded,
  seat: Seat,
  { decision, choice }: Given,
): Loaded | null {
  const { edition, row, match } = loaded;
  const done = submit(edition.game, row.seed, match, { seat, decision, choice });
  if (!done.ok || done.value.kind !== 'entered') return null;
  const now = { ...loaded, match: done.value.match };
  return canFollow(now, seat, match.sequence) ? now : null;
}

/** Whether nobody can take an answer back alone once it is given: dice fall, something is shown, or all have answered. */
export const isFinal = (loaded: Loaded, seat: Seat, given: Given): boolean =>
  afterAnswer(loaded, seat, given) === null;
