import { z } from 'zod';
import type { MatchRow, Transaction } from '../../store/store.ts';
import { readerOf } from '../stored/broken.ts';
import { Refused } from '../app/refused.ts';

/** Why a running match stands still. */
const halt = z.discriminatedUnion('is', [
  /** Its table, a moderator or its league has paused it. It goes on by itself at `until`, in milliseconds since 1970. */
  z.strictObject({
    is: z.literal('paused'),
    until: z.int(),
    /** Whether the days count for the table, and not for moderators (`pauserOf`); older pauses lack this. */
    counts: z.boolean().default(false),
    /** Whether its league takes a break, which are nobody's days. */
    isBreak: z.boolean().default(false),
  }),
  /**
   * Nobody has done anything there for long, and no clock moves it on; or nobody plays there any more. Whoever acts
   * there, or sits down, wakes it. `until`: when computer players play it to its end, in milliseconds since 1970; null
   * while somebody plays there. `message`: the post that says so, once it stands.
   */
  z.strictObject({
    is: z.literal('asleep'),
    until: z.int().nullable().default(null),
    message: z.string().optional(),
  }),
]);
export type Halt = z.infer<typeof halt>;

/** Who may pause a match: its table by a vote, or moderators who do not play there. */
export type Pauser = 'table' | 'moderators';

/** What of a match's row says why it stands still. */
type Halting = Pick<MatchRow, 'id' | 'halt'>;

const readHalt = readerOf(halt);

/** Why a match stands still; null while it is played. Throws `BrokenMatch` if that does not parse. */
export const haltOf = ({ id, halt: stored }: Halting): Halt | null =>
  stored === null ? null : readHalt(id, stored);

/** Whose days a pause takes; null for nobody's. */
export const pauserOf = ({ counts, isBreak }: Extract<Halt, { is: 'paused' }>): Pauser | null => {
  if (isBreak) return null;
  return counts ? 'table' : 'moderators';
};

/** Until when a match is paused; null where it is not. */
export function pausedUntil(row: Halting): Date | null {
  const now = haltOf(row);
  return now?.is === 'paused' ? new Date(now.until) : null;
}

/** Until when a match stands still if nobody acts; null if it does not, or has no such time. */
export const standsUntil = (row: Halting): Date | null => {
  const until = haltOf(row)?.until ?? null;
  return until === null ? null : new Date(until);
};

/** The post that says until when a deserted match sleeps; null if there is none. */
export function desertedPost(row: Halting): string | null {
  const now = haltOf(row);
  return now?.is === 'asleep' ? (now.message ?? null) : null;
}

/** Throws `Refused` where a match is paused. */
export function refusePaused(row: Halting): void {
  const until = pausedUntil(row);
  if (until !== null)
    throw new Refused('match is paused', { when: Math.floor(until.getTime() / 1000) });
}

/** Wakes a sleeping match because somebody acts there, and returns its row. Throws `Refused` if it is paused. */
export async function awoken(row: MatchRow, transaction: Transaction): Promise<MatchRow> {
  refusePaused(row);
  return wake(row, transaction);
}

/** Wakes a sleeping match because somebody sits down there, and returns its row. A paused one stays paused. */
export async function wake(row: MatchRow, transaction: Transaction): Promise<MatchRow> {
  if (haltOf(row)?.is !== 'asleep') return row;
  await transaction.changeMatch(row.id, { halt: null });
  return { ...row, halt: null };
}
