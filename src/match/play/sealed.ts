import type { Seat } from '../../engine/game.ts';
import type { Change, Reads } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';
import { noticeOf } from '../app/notice.ts';

/** Saves new and changed secret answers, and deletes those that wait no longer. */
export function* keepSealed({ before, after }: Change): Generator<Effect> {
  const [old, now] = [before.match.sealed, after.match.sealed];
  const gone = old.filter((one) => now.every(({ decision }) => decision !== one.decision));
  if (gone.length > 0) yield { is: 'unsealed', decisions: gone.map(({ decision }) => decision) };
  for (const answer of after.row.sealed) {
    const isKept = old.some(
      (one) =>
        one.decision === answer.decision &&
        one.choice === answer.choice &&
        (one.by ?? null) === answer.by,
    );
    if (!isKept) yield { is: 'sealed', answer };
  }
}

/**
 * Says what was held while all chose in secret; or never, if that was undone. Whose time ran out for two choices at once is
 * told of once.
 */
export async function* endHeld(
  { unsealed, after: { row }, now }: Change,
  reads: Reads,
): AsyncGenerator<Effect> {
  if (unsealed === null) return;
  const said = new Set<Seat>();
  for (const message of await reads.undelivered(row.id)) {
    const notice = message.attempts === 0 ? noticeOf(message) : null;
    if (notice?.kind !== 'ranOut' || notice.isHeld === false) continue;
    const isTold = unsealed === 'revealed' && !said.has(notice.seat);
    said.add(notice.seat);
    const told = isTold ? notice : { ...notice, isVoid: true };
    yield { is: 'amended', message, notice: told, dueAt: now };
  }
}
