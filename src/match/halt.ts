import { z } from 'zod';
import type { MatchRow, Transaction } from '../store/store.ts';
import { Refused } from './house.ts';

/** Why a match stands still though it is running. */
const halt = z.discriminatedUnion('is', [
  /** Its table, or a moderator, has paused it. It goes on by itself at `until`, in milliseconds since 1970. */
  z.strictObject({
    is: z.literal('paused'),
    until: z.int(),
    /** Whether it counts as its table's, and not as moderators' (`pauserOf`); left out in one from before that was kept. */
    counts: z.boolean().default(false),
  }),
  /** Nobody has done anything there for long, and no clock moves it on. Whoever acts there wakes it. */
  z.strictObject({ is: z.literal('asleep') }),
]);
export type Halt = z.infer<typeof halt>;

/** Who may pause a match: its table by a vote, or moderators who do not play there. */
export type Pauser = 'table' | 'moderators';

/** Why a match stands still; null where it is played. */
export const haltOf = ({ halt: stored }: Pick<MatchRow, 'halt'>): Halt | null =>
  stored === null ? null : halt.parse(stored);

/** Whose days a pause takes. */
export const pauserOf = ({ counts }: Extract<Halt, { readonly is: 'paused' }>): Pauser =>
  counts ? 'table' : 'moderators';

/** Until when a match is paused; null where it is not. */
export function pausedUntil(row: Pick<MatchRow, 'halt'>): Date | null {
  const now = haltOf(row);
  return now?.is === 'paused' ? new Date(now.until) : null;
}

/** Throws `Refused` where a match is paused. */
export function refusePaused(row: Pick<MatchRow, 'halt'>): void {
  const until = pausedUntil(row);
  if (until !== null)
    throw new Refused('match is paused', { when: Math.floor(until.getTime() / 1000) });
}

/** Wakes a match that sleeps, as somebody acts there; its row as it is then. Throws `Refused` where it is paused. */
export async function awoken(row: MatchRow, transaction: Transaction): Promise<MatchRow> {
  refusePaused(row);
  if (haltOf(row) === null) return row;
  await transaction.changeMatch(row.id, { halt: null });
  return { ...row, halt: null };
}
