import { z } from 'zod';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import type { User } from '../app/press.ts';

/** How long whoever may say yes or no to a substitute has for that, in milliseconds. */
export const WORD_MS = 24 * 3_600_000;

/** A search for somebody who takes a seat over. */
export const search = z.strictObject({
  /** Who asked for a substitute; null in one from before that was kept. */
  by: z.string().nullable().default(null),
  /**
   * Who would take the seat, first come first: until when others have a say in that, in milliseconds since 1970. It is
   * null for all but the first.
   */
  line: z
    .array(z.strictObject({ user: z.string(), name: z.string(), until: z.int().nullable() }))
    .default([]),
  /** To whom was said no. */
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

/** Whoever has become the first in line is looked at from now on. */
const moved = (one: Search, now: Date): Search =>
  one.line[0]?.until === null ? withAnotherDay(one, now) : one;

/** A search in which others have a say in the first in line for as long as anew. */
export const withAnotherDay = (one: Search, now: Date): Search => ({
  ...one,
  line: one.line.map((each, at) => (at === 0 ? { ...each, until: now.getTime() + WORD_MS } : each)),
});

/** A search that counted nothing for so long, in milliseconds, as nobody could say anything then. */
export const withoutTime = (one: Search, ms: number): Search => ({
  ...one,
  line: one.line.map((each) => ({ ...each, until: each.until === null ? null : each.until + ms })),
});

/**
 * Who says yes or no to who would take a seat over: whoever asked for that, its player where that is not known, and the
 * host of the match.
 */
export function deciders(row: MatchRow, seat: Seat, { by }: Search): string[] {
  const at = row.seats[seat];
  const asker = by ?? (at?.heldBy === 'person' ? at.user : null);
  return [...new Set([...(asker === null ? [] : [asker]), row.host])];
}
