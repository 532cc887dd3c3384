import type { Seat } from '../../engine/game.ts';
import { submit } from '../../engine/match.ts';
import { canFollow } from '../../match/can-follow.ts';
import type { Given } from '../../match/give.ts';
import type { Loaded } from '../../match/load.ts';

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
