import { z } from 'zod';
import { DAY_MS } from '../../clock/hours.ts';
import type { Seat } from '../../engine/game.ts';
import { LEVELS } from '../../presentation/level.ts';
import type { MatchRow } from '../../store/store.ts';
import { MOST_PAUSED } from '../app/limits.ts';
import { isPerson } from '../stored/seats.ts';
import { isDeserted, isSettled } from '../time/forfeited.ts';
import { haltOf, pausedUntil } from '../time/halt.ts';
import { isSpoken } from '../time/silence.ts';

/** For how many days a table may vote on something at most. */
const VOTED_DAYS = 7;

/** For how many days only a moderator may decide about a silent seat, before its table may. */
export const MODERATED_DAYS = 3;

const seat = z.int().min(0);

/** What somebody puts to the vote of its table. */
export const motion = z.discriminatedUnion('is', [
  z.strictObject({
    is: z.literal('pause'),
    days: z.int().min(1).max(MOST_PAUSED),
    /** At a table of a league, when its round ends if that comes first, in milliseconds since 1970: no pause goes on then. */
    roundEnds: z.int().optional(),
  }),
  z.strictObject({ is: z.literal('resume') }),
  /** Computer players play it to its end. */
  z.strictObject({ is: z.literal('settle') }),
  /** The computer player of a seat plays better or worse from now on. */
  z.strictObject({ is: z.literal('level'), seat, level: z.enum(LEVELS) }),
  /** A computer player has a silent seat until its player comes back; or a substitute is looked for. */
  z.strictObject({ is: z.literal('handOver'), seat }),
  z.strictObject({ is: z.literal('substitute'), seat }),
]);

export type Motion = z.infer<typeof motion>;

/** A motion about a seat whose player has been silent for long. */
export type SeatMotion = Extract<Motion, { readonly is: 'handOver' | 'substitute' }>;

export const isAboutSeat = (one: Motion): one is SeatMotion =>
  one.is === 'handOver' || one.is === 'substitute';

/** The kinds of motions. */
export const MOTIONS: readonly Motion['is'][] = motion.options.map(({ shape }) => shape.is.value);

/** The seats of people. */
const peopleOf = (row: MatchRow): Seat[] =>
  row.seats.flatMap(({ seat: at }) => (isPerson(row, at) ? [at] : []));

/**
 * Until when a table votes on a motion that is made now: on a pause no longer than the pause would last, on its end not
 * past it; about a silent seat until moderators have had their time.
 */
export function votedUntil(row: MatchRow, wanted: Motion, now: Date): Date {
  const most = isAboutSeat(wanted) ? MODERATED_DAYS : VOTED_DAYS;
  const days = wanted.is === 'pause' ? Math.min(wanted.days, most) : most;
  const end = new Date(now.getTime() + days * DAY_MS);
  const over = wanted.is === 'resume' ? pausedUntil(row) : null;
  return over !== null && over < end ? over : end;
}

/** The seats whose players still vote though a moderator has given them to computer players. */
export const spokenSeats = (row: MatchRow, at: Date): Seat[] =>
  row.seats.flatMap((one) => (isSpoken(row, one, at) ? [one.seat] : []));

/**
 * The seats that vote: those of people, and those whose players still vote though a moderator gave them to computer
 * players.
 */
export const votersOf = (row: MatchRow, at: Date): Seat[] =>
  [...peopleOf(row), ...spokenSeats(row, at)].sort((one, other) => one - other);

/** Why a motion would change nothing; null if it would. */
export function mootness(row: MatchRow, wanted: Motion) {
  const { is } = wanted;
  const halt = haltOf(row);
  // Nobody is left to whom it matters.
  if (is !== 'resume' && isSettled(row)) return 'settling already';
  // It would sleep again at once.
  if (is === 'resume' && isDeserted(row)) return 'nobody is left';
  if (is === 'pause' && halt?.is === 'paused') return 'paused already';
  if (is === 'resume' && halt === null) return 'not paused';
  if (!('seat' in wanted)) return null;
  const one = row.seats[wanted.seat];
  if (one === undefined) return 'no such seat to hand over';
  if (is === 'substitute') return one.wanted === null ? null : 'wanted already';
  if (is === 'handOver') return one.heldBy === 'person' ? null : 'computer has it already';
  if (one.heldBy === 'person') return 'no computer there';
  return is === 'level' && one.level === wanted.level ? 'plays so already' : null;
}

/**
 * How many votes carry a motion that is not about a silent seat: all to end the match or change a level, more than half
 * for the rest. Anybody wakes a sleeping match.
 */
export function neededFor(row: MatchRow, { is }: Motion, at: Date): number {
  const voters = votersOf(row, at).length;
  if (is === 'resume' && haltOf(row)?.is === 'asleep') return 1;
  return is === 'settle' || is === 'level' ? voters : mostOf(voters);
}

/** More than half of so many. */
export const mostOf = (count: number): number => Math.floor(count / 2) + 1;
