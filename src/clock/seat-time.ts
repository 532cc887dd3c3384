import { z } from 'zod';
import { afterAwake, awakeAt, awakeBetween, type Hours, isAwake } from './hours.ts';
import { hoursAt, lasting, type Pace } from './pace.ts';

/** What a player is told of its present decision, in this order. */
const CALL_STAGES = ['asked', 'half', 'late'] as const;
export type CallStage = (typeof CALL_STAGES)[number];

/** What it has been told. */
const STAGES = ['nothing', ...CALL_STAGES] as const;
export type Stage = (typeof STAGES)[number];

/**
 * The time of one seat. Points in time are milliseconds since 1970; lengths are milliseconds in which its player is
 * awake.
 */
export const seatTime = z.strictObject({
  /** What is left of its bank. */
  bank: z.number().min(0),
  /** How much time the present decision had taken when the clock stopped last. */
  used: z.number().min(0),
  /** Since when the clock runs; null while it stands. */
  from: z.int().nullable(),
  /** What its player has been told of the present decision. */
  told: z.enum(STAGES),
  /** Highest reminder sent before an undo, or before others were asked as well again; never sent twice. */
  heard: z.enum(STAGES).default('nothing'),
  /** Whether it is the last seat asked: all that were asked with it have answered. */
  alone: z.boolean().default(false),
  /** Whether its time for the present decision has run out. */
  out: z.boolean(),
  /** How many times in a row its player timed out. */
  missed: z.int().min(0),
});

export type SeatTime = z.infer<typeof seatTime>;

/** What a seat's clock counts by: the pace of its table and the hours of its player. */
export interface Going {
  readonly pace: Pace;
  /** When its player is awake; null if it has not said. */
  readonly hours: Hours | null;
}

/** When a player may be sent a reminder. Its clock may still count in the hours that it kept when it was asked. */
export interface Reach {
  /** When it is awake by now; null where it has not said. */
  readonly hours: Hours | null;
  /** When its player is back from an absence, in milliseconds since 1970; null if it is not away. */
  readonly back: number | null;
}

/** How long a call may take to arrive: somebody who goes to bed meanwhile is called in the morning. */
const ON_ITS_WAY_MS = 60_000;

/**
 * The first time from `at` on when a player may be called: while it is awake, also when the call arrives, and not while
 * it is away, except for the last reminder.
 */
export function reachedAt({ hours, back }: Reach, at: number, stage: CallStage): number {
  const first = awakeAt(hours, stage === 'late' ? at : Math.max(at, back ?? at));
  return isAwake(hours, first + ON_ITS_WAY_MS) ? first : awakeAt(hours, first + ON_ITS_WAY_MS);
}

/** A clock that stands because its seat is asked nothing. */
const UNTOLD = {
  from: null,
  told: 'nothing',
  heard: 'nothing',
  alone: false,
  out: false,
} as const;

const laterOf = (one: Stage, other: Stage): Stage =>
  STAGES.indexOf(one) < STAGES.indexOf(other) ? other : one;

/** What a player has been told once it knows that it is asked. */
export const toldAsked = ({ told, heard }: SeatTime): Stage =>
  told === 'nothing' ? laterOf('asked', heard) : told;

/** What it has been told once a call is made. */
export const toldBy = (one: SeatTime, stage: CallStage): Stage =>
  stage === 'asked' ? toldAsked(one) : stage;

/** A clock before its seat is asked anything. */
export const newSeatTime = ({ pace, hours }: Going): SeatTime => ({
  ...UNTOLD,
  bank: lasting(pace, pace.bank, hours),
  used: 0,
  missed: 0,
});

const usedAt = ({ used, from }: SeatTime, { pace, hours }: Going, now: number): number =>
  used + (from === null ? 0 : awakeBetween(hoursAt(pace, hours), from, now));

/** Lets a clock run from now on. */
export const started = <T extends SeatTime>(one: T, now: number): T =>
  one.from === null ? { ...one, from: now } : one;

/** Stops a clock. */
export const stopped = (one: SeatTime, going: Going, now: number): SeatTime =>
  one.from === null ? one : { ...one, used: usedAt(one, going, now), from: null };

/**
 * Leaves a stretch in which nobody could play out of a clock, which runs on at `to`. If the machine's clock was set
 * back (`to` before `from`), a clock that started before `to` stays as it is.
 */
export function skipping(one: SeatTime, going: Going, from: number, to: number): SeatTime {
  if (one.from === null || (to < from && one.from <= to)) return one;
  return { ...stopped(one, going, Math.max(one.from, from)), from: to };
}

/**
 * A clock after its decision: time beyond the allowance comes out of the bank, and the bank grows if its player has
 * answered.
 */
export function settled(one: SeatTime, going: Going, now: number, answered: boolean): SeatTime {
  const { pace, hours } = going;
  const over = usedAt(one, going, now) - lasting(pace, pace.allowance, hours);
  const left = Math.max(0, one.bank - Math.max(0, over));
  const most = Math.max(left, lasting(pace, pace.most, hours));
  const bank = answered ? Math.min(most, left + lasting(pace, pace.gain, hours)) : left;
  const missed = answered ? 0 : one.missed;
  return { ...UNTOLD, bank, used: 0, missed };
}

/**
 * A clock that has run out, with one more allowance for this decision alone: what is left of it does not go into the
 * bank.
 */
export const withMore = <T extends SeatTime>(one: T, now: number): T => ({
  ...one,
  bank: 0,
  used: 0,
  from: now,
});

/** How a clock stood when a question to its seat ended. An undo gives that back. */
export const spent = z.strictObject({
  bank: z.number().min(0),
  used: z.number().min(0),
  missed: z.int().min(0),
  /** Left out in one from before that was kept, as `out` is. */
  told: z.enum(STAGES).default('nothing'),
  /** Whether its time had run out. */
  out: z.boolean().default(false),
});

export type Spent = z.infer<typeof spent>;

export const spentBy = (one: SeatTime, going: Going, now: number): Spent => ({
  bank: one.bank,
  used: usedAt(one, going, now),
  // An undone time-out does not count.
  missed: one.out ? Math.max(0, one.missed - 1) : one.missed,
  told: laterOf(one.told, one.heard),
  out: one.out,
});

/**
 * A clock after the latest questions to its seat were undone: all the time since the first of them counts as used, so
 * nobody gains time by an undo. If one of them had timed out, the last part of the time is left for choosing.
 *
 * @param back how the clock stood at the end of each of them, the oldest first
 */
export function unsettled(
  one: SeatTime,
  going: Going,
  now: number,
  back: readonly Spent[],
): SeatTime {
  const { bank, missed, told } = back[0] ?? spentBy(one, going, now);
  const all = back.reduce((sum, each) => sum + each.used, usedAt(one, going, now));
  const used = back.some(({ out }) => out) ? Math.min(all, upToLast({ bank }, going)) : all;
  return { ...UNTOLD, heard: told, bank, used, missed };
}

/** The part of its time that is left at least for a decision after an undone time-out. */
const LAST_PART = 0.1;

const upToLast = (one: Pick<SeatTime, 'bank'>, going: Going): number =>
  (1 - LAST_PART) * wholeOf(one, going);

/**
 * A clock that is to run again. If it ran out, and stood before anybody had answered (an absence or a pause), the last
 * part of its time is left and the time-out does not count.
 */
export const goingOn = <T extends SeatTime>(one: T, going: Going): T =>
  one.out && one.from === null
    ? {
        ...one,
        out: false,
        used: Math.min(one.used, upToLast(one, going)),
        missed: Math.max(0, one.missed - 1),
      }
    : one;

/** The most that `withLeast` leaves on a clock. */
export const LEAST_LEFT_MS = 2 * 3_600_000;

/**
 * A clock after a stretch in which nobody could act, with as much time left as that lasted, but no more than two hours
 * or the allowance: a player who is called then can answer in time.
 *
 * @param lasted how long nobody could act, in milliseconds
 */
export function withLeast<T extends SeatTime>(one: T, going: Going, lasted: number): T {
  if (one.out || lasted <= 0) return one;
  const allowed = lasting(going.pace, going.pace.allowance, going.hours);
  const least = Math.min(lasted, LEAST_LEFT_MS, allowed);
  return { ...one, used: Math.min(one.used, wholeOf(one, going) - least) };
}

/** By which factor a length of time changes with other hours: a day lasts as long as its player is awake. */
export const inHours = ({ pace, hours: before }: Going, hours: Hours | null): number =>
  lasting(pace, 1, hours) / lasting(pace, 1, before);

/** A clock whose player keeps other hours from now on. */
export function inOtherHours(
  one: SeatTime,
  going: Going,
  hours: Hours | null,
  now: number,
): SeatTime {
  const { bank, used, ...rest } = stopped(one, going, now);
  const scale = inHours(going, hours);
  return { ...rest, bank: bank * scale, used: used * scale, from: one.from === null ? null : now };
}

/**
 * A clock whose seat becomes the last one asked, or is that no longer (`alone`); then half of its time is told at half
 * again.
 */
export function waitedFor<T extends SeatTime>(
  one: T,
  going: Going,
  now: number,
  alone: boolean,
): T {
  const isTooSoon =
    one.alone && !alone && one.told === 'half' && usedAt(one, going, now) < wholeOf(one, going) / 2;
  if (isTooSoon) return { ...one, alone, told: 'asked', heard: 'half' };
  return { ...one, alone };
}

/** Whether a seat is the last one asked, and its player has not been told so. */
export const isNewlyAlone = ({ alone, heard }: Pick<SeatTime, 'alone' | 'heard'>): boolean =>
  alone && heard !== 'half';

/** All the time that a seat has for its present decision. */
const wholeOf = ({ bank }: Pick<SeatTime, 'bank'>, { pace, hours }: Going): number =>
  lasting(pace, pace.allowance, hours) + bank;

/** When the time of a seat runs out, or its allowance alone, with the bank left; null while its clock stands. */
export function runsOut(
  one: SeatTime,
  going: Going,
  which: 'all' | 'allowance' = 'all',
): number | null {
  const { from, used, bank } = one;
  if (from === null) return null;
  const left = Math.max(0, wholeOf({ bank: which === 'all' ? bank : 0 }, going) - used);
  return afterAwake(hoursAt(going.pace, going.hours), from, left);
}

/**
 * After which part of its time a player is told that it is asked, that half is over, that nine tenths are; the last one
 * asked hears sooner that half is.
 */
const PARTS = { asked: 0, half: 0.5, late: 0.9 } as const;

const PART_ALONE = 0.1;

/** What somebody is told while its clock runs, and when. */
export interface Reminder {
  readonly stage: CallStage;
  readonly from: number;
}

/**
 * What a player is yet to be told while its clock runs: the call, if it was asleep when it was asked; half of its time (or
 * a tenth, if it is the last one asked), and nine tenths; what it had heard before an undo is not told again. What is
 * overdue waits until the player is there, but nothing is told when the time is over, or where something further is told
 * by then.
 */
export function remindersOf(one: SeatTime, going: Going, reach: Reach, now: number): Reminder[] {
  const end = runsOut(one, going);
  const { from: start } = one;
  if (start === null || end === null || one.out) return [];
  const { hours, pace } = going;
  const whole = wholeOf(one, going);
  const asked = one.told === 'nothing' ? CALL_STAGES.slice(0, 1) : [];
  const further = CALL_STAGES.slice(STAGES.indexOf(toldAsked(one)));
  const due = [...asked, ...further].flatMap((stage) => {
    const part = stage === 'half' && isNewlyAlone(one) ? PART_ALONE : PARTS[stage];
    const at = afterAwake(hoursAt(pace, hours), start, Math.max(0, part * whole - one.used));
    const from = reachedAt(reach, Math.max(at, now), stage);
    return from < end ? [{ stage, from }] : [];
  });
  return due.filter(({ from }, nth) => due.slice(nth + 1).every((next) => next.from > from));
}
