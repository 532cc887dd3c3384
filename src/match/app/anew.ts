import type { MatchId, Transaction } from '../../store/store.ts';
import { carryOut, type Effect, said } from './effect.ts';

type What = 'times' | 'dates' | 'seats';

/**
 * Says anew what a match says of time in its newest post, until when in others, or who plays in it; once, also where that
 * waits already.
 */
export async function* anew(
  reads: Pick<Transaction, 'undelivered'>,
  match: MatchId,
  what: What,
  dueAt?: Date,
): AsyncGenerator<Effect> {
  const waiting = await reads.undelivered(match);
  if (waiting.some(({ kind, attempts }) => kind === what && attempts === 0)) return;
  yield said({ kind: what }, dueAt === undefined ? {} : { dueAt });
}

/** As `anew`, at once. */
export const tellAnew = (
  transaction: Transaction,
  match: MatchId,
  what: What,
  now: Date,
  dueAt = now,
): Promise<void> => carryOut(transaction, match, anew(transaction, match, what, dueAt), now);
