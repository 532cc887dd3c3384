import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import type { User } from '../app/press.ts';

/** How long those who decide about a candidate have for that, in milliseconds. */
export const WORD_MS = 24 * 3_600_000;

/** A search for somebody who takes a seat over. */
export const search = z.strictObject({
  /** Who asked for a substitute; null in older searches. */
  by: z.string().nullable().default(null),
  /**
   * The candidates, first come first. `until`: until when others decide about the first of them, in milliseconds since
   * 1970; null for the rest.
   */
  line: z
    .array(z.strictObject({ user: z.string(), name: z.string(), until: z.int().nullable() }))
    .default([]),
  /** The candidates who were declined. */
  declined: z.array(z.string()).default([]),
});

export type Search = z.infer<typeof search>;

export const newSearch = (by: string | null): Search => ({ by, line: [], declined: [] });

/** A search after somebody has come into its line. */
export const withCandidate = (one: Search, { id, name }: User, now: Date): Search =>
  moved({ ...one, line: [...one.line, { user: id, name, until: null }] }, now);

/** A search after somebody has left its line. */
export const withoutCandidate = (one: Search, user: string, now: Date): Search =>
  moved({ ...one, line: one.line.filter((other) => other.user !== user) }, now);

/** Starts the time to decide about whoever has become the first in line. */
const moved = (one: Search, now: Date): Search =>
  one.line[0]?.until === null ? withAnotherDay(one, now) : one;

/** A search in which the time to decide about the first candidate begins again. */
export const withAnotherDay = (one: Search, now: Date): Search => ({
  ...one,
  line: one.line.map((each, at) => (at === 0 ? { ...each, until: now.getTime() + WORD_MS } : each)),
});

/** A search after a stretch, in milliseconds, in which nobody could decide. */
export const withoutTime = (one: Search, ms: number): Search => ({
  ...one,
  line: one.line.map((each) => ({ ...each, until: each.until === null ? null : each.until + ms })),
});

/** Who says yes or no to a candidate: who asked for a substitute (if not known, the seat's player), and the host. */
export function deciders(row: MatchRow, seat: Seat, { by }: Search): string[] {
  const at = row.seats[seat];
  const asker = by ?? (at?.heldBy === 'person' ? at.user : null);
  return [...new Set([...(asker === null ? [] : [asker]), row.host])];
}
