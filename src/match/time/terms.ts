import { z } from 'zod';
import { type Pace, PACES, pace, USUAL_PACE } from '../../clock/pace.ts';
import type { MatchRow } from '../../store/store.ts';
import { readerOf } from '../stored/broken.ts';
import { leagueTableOf } from '../stored/league-table.ts';
import { isForgotten } from '../stored/seats.ts';

/**
 * What is done when a seat times out: a computer player answers that one decision, the safe answer is given, or the
 * others vote.
 */
export const RUN_OUT = ['computer', 'safe', 'vote'] as const;
export type RunOut = (typeof RUN_OUT)[number];

/** What a table has agreed on: about time, and who it is for. */
const terms = z.strictObject({
  pace,
  runOut: z.enum(RUN_OUT),
  /** Whether the clocks of who is away stand. */
  rests: z.boolean().default(true),
  /** For how many days a year they do, as its server has it; null for as many as the app gives. */
  restDays: z.int().min(0).nullable().default(null),
  /** After how many days in which nobody does anything it sleeps, where no clock moves it on. */
  sleepsAfter: z.int().min(1).default(30),
  /** Whether it is for those who learn the game. */
  learners: z.boolean().default(false),
  /** Whether it is for those who answer in time. */
  reliable: z.boolean().default(false),
});
export type Terms = z.infer<typeof terms> & { readonly pace: Pace };

/** Those of a table where nobody chose any. */
export const USUAL_TERMS: Terms = {
  pace: PACES[USUAL_PACE],
  runOut: 'computer',
  rests: true,
  restDays: null,
  sleepsAfter: 30,
  learners: false,
  reliable: false,
};

const readTerms = readerOf(terms);

/** The terms of a match; null where it has none. Throws `BrokenMatch` where they make no sense. */
export const termsOf = ({ id, terms: stored }: Pick<MatchRow, 'id' | 'terms'>): Terms | null =>
  stored === null ? null : readTerms(id, stored);

/**
 * The terms by which the clock of a match goes; null if only one person plays it. A forgotten person still counts: the
 * one who is left goes on by the clock, so every match ends.
 */
export function termsInForce(row: MatchRow): Terms | null {
  // A season does not wait for one person either.
  if (leagueTableOf(row) !== null) return termsOf(row);
  const people = row.seats.filter((seat) => seat.user !== null || isForgotten(seat));
  return people.length < 2 ? null : termsOf(row);
}
