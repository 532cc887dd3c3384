import type { Seat } from '../../engine/game.ts';
import { submit } from '../../engine/match.ts';
import { canFollow } from '../../match/can-follow.ts';
import type { Given } from '../../match/give.ts';
import type { Loaded } from '../../match/load.ts';
import { hasNobodyToAsk } from '../../match/take-back.ts';

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

/**
 * Whether nobody can take an answer back alone once it is given: dice fall, something is shown, or all have answered.
 * Where no other person would have to agree, it is that only where it ends the match.
 */
export const isFinal = (loaded: Loaded, seat: Seat, given: Given): boolean =>
  afterAnswer(loaded, seat, given) === null &&
  (!hasNobodyToAsk(loaded.row, seat) || endsMatch(loaded, seat, given));

/** Whether a match is over once this is answered. */
function endsMatch({ edition, row, match }: Loaded, seat: Seat, given: Given): boolean {
  const { decision, choice } = given;
  const done = submit(edition.game, row.seed, match, { seat, decision, choice });
  return done.ok && edition.game.outcome(done.value.match.state) !== null;
}
