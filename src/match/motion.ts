import { z } from 'zod';
import { DAY_MS } from '../clock/hours.ts';
import type { Seat } from '../engine/game.ts';
import type { MatchRow } from '../store/store.ts';
import { haltOf, type Pauser, pausedUntil } from './halt.ts';
import { isPerson } from './seats.ts';
import { isDeserted, isSettled } from './who-is-left.ts';

/** For how many days a table may vote on something at most. */
const VOTED_DAYS = 7;

/** The most days for which a match is paused at once. */
export const MOST_PAUSED = 30;

/** The most days for which they may do so in all: every match is to end. */
export const MOST_PAUSED_IN_ALL: Readonly<Record<Pauser, number>> = { table: 60, moderators: 180 };

/** What somebody puts to the vote of its table. */
export const motion = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('pause'), days: z.int().min(1).max(MOST_PAUSED) }),
  z.strictObject({ is: z.literal('resume') }),
  /** Computer players play it to its end. */
  z.strictObject({ is: z.literal('settle') }),
]);
export type Motion = z.infer<typeof motion>;

/** What they may be about. */
export const MOTIONS: readonly Motion['is'][] = motion.options.map(({ shape }) => shape.is.value);

/** Those of a match's seats for which people answer. */
export const peopleOf = (row: MatchRow): Seat[] =>
  row.seats.flatMap(({ seat }) => (isPerson(row, seat) ? [seat] : []));

/**
 * Until when a table votes on a motion that is put to it now: on a pause no longer than that would last, on its end not
 * past it, for by then it has come by itself.
 */
export function votedUntil(row: MatchRow, wanted: Motion, now: Date): Date {
  const days = wanted.is === 'pause' ? Math.min(wanted.days, VOTED_DAYS) : VOTED_DAYS;
  const end = new Date(now.getTime() + days * DAY_MS);
  const over = wanted.is === 'resume' ? pausedUntil(row) : null;
  return over !== null && over < end ? over : end;
}

/** How many of a match's people are among these seats: whose seat a computer player has by now is not counted. */
export const peopleAmong = (row: MatchRow, seats: readonly Seat[]): number =>
  new Set(seats.filter((seat) => isPerson(row, seat))).size;

/** Why a motion would change nothing; null where it would change something. */
export function mootness(
  row: MatchRow,
  { is }: Motion,
): 'settling already' | 'paused already' | 'not paused' | 'nobody is left' | null {
  const halt = haltOf(row);
  // The result would wait for nobody.
  if (is !== 'resume' && isSettled(row)) return 'settling already';
  // It would sleep again at once.
  if (is === 'resume' && isDeserted(row)) return 'nobody is left';
  if (is === 'pause' && halt?.is === 'paused') return 'paused already';
  return is === 'resume' && halt === null ? 'not paused' : null;
}

/**
 * How many of the table's people must be for a motion: all to end it, more than half for anything else. One that sleeps
 * is woken by anybody in it.
 */
export function neededFor(row: MatchRow, { is }: Motion): number {
  const people = peopleOf(row).length;
  if (is === 'resume' && haltOf(row)?.is === 'asleep') return 1;
  return is === 'settle' ? people : Math.floor(people / 2) + 1;
}
