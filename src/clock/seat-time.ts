import { z } from 'zod';
import { afterAwake, awakeAt, awakeBetween, type Hours, isAwake } from './hours.ts';
import { hoursAt, lasting, type Pace } from './pace.ts';

/** What somebody has been told while it is asked, in this order. */
const STAGES = ['nothing', 'asked', 'half', 'late'] as const;

export type Stage = (typeof STAGES)[number];

/** One seat's side of a clock. Times are milliseconds since 1970, lengths milliseconds that its player is awake. */
export const seatTime = z.strictObject({
  /** What is left of its bank. */
  bank: z.number().min(0),
  /** What the present decision has taken before the clock stopped last. */
  used: z.number().min(0),
  /** Since when the clock runs; null while it stands. */
  from: z.int().nullable(),
  /** What its player has been told of the present decision. */
  told: z.enum(STAGES),
  /** Highest reminder sent before an undo, or before others were asked as well again; never sent twice. */
  heard: z.enum(STAGES).default('nothing'),
  /** Whether everybody waits for it, as all who were asked along with it have answered. */
  alone: z.boolean().default(false),
  /** Whether its time for the present decision has run out. */
  out: z.boolean(),
  /** How often in a row its time ran out. */
  missed: z.int().min(0),
});

export type SeatTime = z.infer<typeof seatTime>;

/** By what a clock of a seat goes. */
export interface Going {
  readonly pace: Pace;
  /** When its player is awake; null where it has not said. */
  readonly hours: Hours | null;
}

/** When a player may be told something: its clock may count in other hours, in which it kept them as it was asked. */
export interface Reach {
  /** When it is awake by now; null where it has not said. */
  readonly hours: Hours | null;
  /** When it is back that has said it is away, in milliseconds since 1970; null for one that is there. */
  readonly back: number | null;
}

/** When it may be told something first, from a time on: who is away is only told that its time is nearly over. */
export const reachedAt = (
  { hours, back }: Reach,
  at: number,
  stage: Exclude<Stage, 'nothing'> | null,
): number => awakeAt(hours, stage === 'late' ? at : Math.max(at, back ?? at));

/** A clock that stands, as nothing is asked. */
const UNTOLD = {
  from: null,
  told: 'nothing',
  heard: 'nothing',
  alone: false,
  out: false,
} as const;

const laterOf = (one: Stage, other: Stage): Stage =>
  STAGES.indexOf(one) < STAGES.indexOf(other) ? other : one;

/** What somebody has been told as soon as it knows that it is asked. */
export const toldAsked = ({ told, heard }: SeatTime): Stage =>
  told === 'nothing' ? laterOf('asked', heard) : told;

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
 * A clock that counts nothing from one time to another, as nobody could play then; at `to` it runs on. Where time went
 * back, one that began before `to` runs on as it does.
 */
export function skipping(one: SeatTime, going: Going, from: number, to: number): SeatTime {
  if (one.from === null || (to < from && one.from <= to)) return one;
  return { ...stopped(one, going, Math.max(one.from, from)), from: to };
}

/**
 * A clock after its decision: what that took beyond its allowance comes out of the bank, which grows where its player
 * has answered by itself.
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
 * A clock whose time has run out, with as much more as a decision is allowed: for that one alone, so what it leaves of
 * it does not go into the bank.
 */
export const withMore = <T extends SeatTime>(one: T, now: number): T => ({
  ...one,
  bank: 0,
  used: 0,
  from: now,
});

/** What stood on a clock when what its seat was asked came to an end: all that is given back where that is taken back. */
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
  // What is taken back was not missed.
  missed: one.out ? Math.max(0, one.missed - 1) : one.missed,
  told: laterOf(one.told, one.heard),
  out: one.out,
});

/**
 * A clock after its seat's latest questions came back: all the time that they took, and what came after them, is used,
 * so that nobody gains time by taking answers back. Where one was given as its time had run out, a last part of it is
 * left, in which it may choose.
 *
 * @param back how it stood at the end of each of them, the first first
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

/** Which part of its time is left at least to whoever may choose though that had run out. */
const LAST_PART = 0.1;

const upToLast = (one: Pick<SeatTime, 'bank'>, going: Going): number =>
  (1 - LAST_PART) * wholeOf(one, going);

/**
 * A clock that is to go on. Where it has stood since its time ran out, as its player went away or the match was paused
 * before anybody had answered, a last part of it is left, and nothing was missed.
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

/** How long somebody has at least, in its waking hours, where its clock goes on that nobody could act by. */
export const LEAST_LEFT_MS = 2 * 3_600_000;

/**
 * A clock by which nobody could act for a while, with at least so much time left as that lasted, two hours at most: who
 * is called then can answer before it is late. No decision has more than its allowance by that.
 *
 * @param lasted how long nobody could act, in milliseconds
 */
export function withLeast<T extends SeatTime>(one: T, going: Going, lasted: number): T {
  if (one.out || lasted <= 0) return one;
  const allowed = lasting(going.pace, going.pace.allowance, going.hours);
  const least = Math.min(lasted, LEAST_LEFT_MS, allowed);
  return { ...one, used: Math.min(one.used, wholeOf(one, going) - least) };
}

/** How much longer a time is by one reckoning of hours than by another: in days, it is as many of them. */
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
 * A clock for which everybody waits alone from now on, or does not any more: then half of its time is told when it is
 * over.
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

/** Whether everybody waits for a seat, which has not been told so yet. */
export const isNewlyAlone = ({ alone, heard }: Pick<SeatTime, 'alone' | 'heard'>): boolean =>
  alone && heard !== 'half';

/** What is to happen to a seat next, and when. */
export interface Next {
  readonly is: Exclude<Stage, 'nothing'> | 'out';
  readonly at: number;
}

/** All the time that a seat has for the present decision. */
const wholeOf = ({ bank }: Pick<SeatTime, 'bank'>, { pace, hours }: Going): number =>
  lasting(pace, pace.allowance, hours) + bank;

/** When the time of a seat runs out; null while its clock stands. */
export function runsOut(one: SeatTime, going: Going): number | null {
  const { from, used } = one;
  if (from === null) return null;
  const left = Math.max(0, wholeOf(one, going) - used);
  return afterAwake(hoursAt(going.pace, going.hours), from, left);
}

/** After which part of its time somebody is told that it is asked; who is the last hears of it sooner. */
const PARTS = { asked: 0, half: 0.5, late: 0.9 } as const;

const PART_ALONE = 0.1;

/**
 * What a seat is due while its clock runs: a call where it was asleep when it was asked, a word when half (or as soon
 * as everybody waits for it, but for the first tenth) and nine tenths of its time are over, all of that while it is
 * awake; and its end, which is the last.
 */
export function dueOf(one: SeatTime, going: Going, reach: Reach): Next[] {
  const end = runsOut(one, going);
  const { from } = one;
  if (from === null || end === null || one.out) return [];
  const { hours, pace } = going;
  const whole = wholeOf(one, going);
  const toTell = STAGES.slice(STAGES.indexOf(one.told) + 1);
  const due = toTell.flatMap((stage): Next[] => {
    if (stage === 'nothing') return [];
    const part = stage === 'half' && isNewlyAlone(one) ? PART_ALONE : PARTS[stage];
    const at = afterAwake(hoursAt(pace, hours), from, Math.max(0, part * whole - one.used));
    const told = reachedAt(reach, at, stage);
    return told < end ? [{ is: stage, at: told }] : [];
  });
  return [...due, { is: 'out', at: end }];
}

/** What of it is due by now: its end, or the last that is to be told while its player is awake; null for nothing. */
export function dueNow(one: SeatTime, going: Going, reach: Reach, now: number): Next | null {
  const due = dueOf(one, going, reach).filter(({ at }) => at <= now);
  const last = due.at(-1) ?? null;
  return last === null || last.is === 'out' || isAwake(reach.hours, now) ? last : null;
}

/** When a seat has to be looked at next; null while its clock stands. */
export function nextLook(one: SeatTime, going: Going, reach: Reach, now: number): number | null {
  const due = dueOf(one, going, reach);
  const [first, end] = [due.toSorted((a, b) => a.at - b.at)[0], due.at(-1)];
  if (first === undefined || end === undefined) return null;
  // What is late already is told when its player is awake, and its end comes all the same.
  return first.is === 'out' || first.at > now
    ? first.at
    : Math.min(end.at, Math.max(first.at, awakeAt(reach.hours, now)));
}
