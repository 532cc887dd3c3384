import { DateTime, IANAZone } from 'luxon';

/**
 * When somebody is awake: from when to when, in minutes after midnight in their time zone. If `sleeps` is before
 * `wakes`, they go to bed after midnight.
 */
export interface Hours {
  /** A name of the IANA's, such as `Europe/Berlin`. */
  readonly zone: string;
  readonly wakes: number;
  readonly sleeps: number;
}

/** The minutes of a day. */
export const MINUTES_A_DAY = 24 * 60;
/** The fewest minutes a day that somebody may say to be awake: nobody may slow a match by sleeping longer. */
export const LEAST_AWAKE = 8 * 60;

const MINUTE_MS = 60_000;
export const DAY_MS = MINUTES_A_DAY * MINUTE_MS;

/** Whether a time zone is known here. */
export const isZone = (zone: string): boolean => IANAZone.create(zone).isValid;

/** How many minutes a day somebody is awake, as the clocks of its zone go on most days. */
export const minutesAwake = ({ wakes, sleeps }: Pick<Hours, 'wakes' | 'sleeps'>): number =>
  sleeps > wakes ? sleeps - wakes : sleeps - wakes + MINUTES_A_DAY;

/** What the clocks of a zone show at a time, in minutes after midnight. */
export function minuteIn(zone: string, at: number): number {
  const { hour, minute } = DateTime.fromMillis(at, { zone });
  return hour * 60 + minute;
}

/** A stretch of time, in milliseconds since 1970; its end is no part of it. */
export interface Stretch {
  readonly from: number;
  readonly to: number;
}

/**
 * The stretches in which somebody is awake, in order and without end, from the one that contains `at` or follows it.
 * Null is always awake.
 */
function* awakeFrom(hours: Hours | null, at: number): Generator<Stretch> {
  if (hours === null) {
    yield { from: Number.NEGATIVE_INFINITY, to: Number.POSITIVE_INFINITY };
    return;
  }
  const noon = noonOf(hours, at);
  for (let day = -1; ; day += 1) {
    const one = awakeOn(hours, noon.plus({ days: day }));
    if (one.to > at && one.to > one.from) yield one;
  }
}

/** When the clocks show a time on a day. A time that daylight saving skips is taken as if it were not skipped. */
function onClock(day: DateTime, minutes: number): number {
  const days = Math.floor(minutes / MINUTES_A_DAY);
  const left = minutes % MINUTES_A_DAY;
  return day
    .plus({ days })
    .set({ hour: Math.floor(left / 60), minute: left % 60, second: 0, millisecond: 0 })
    .toMillis();
}

/** From when to when somebody is awake on the day to which a time belongs. */
export const dayOf = (hours: Hours, at: number): Stretch => awakeOn(hours, noonOf(hours, at));

const noonOf = ({ zone }: Hours, at: number): DateTime =>
  DateTime.fromMillis(at, { zone }).set({ hour: 12 });

const awakeOn = ({ wakes, sleeps }: Hours, day: DateTime): Stretch => ({
  from: onClock(day, wakes),
  to: onClock(sleeps > wakes ? day : day.plus({ days: 1 }), sleeps),
});

/** When somebody wakes next after a time. */
export function wakesAfter(hours: Hours, at: number): number {
  for (const { from } of awakeFrom(hours, at)) if (from > at) return from;
  return at;
}

/** Whether somebody is awake at a time. */
export function isAwake(hours: Hours | null, at: number): boolean {
  return awakeAt(hours, at) === at;
}

/** The first time from `at` on at which somebody is awake. */
export function awakeAt(hours: Hours | null, at: number): number {
  for (const { from } of awakeFrom(hours, at)) return Math.max(from, at);
  return at;
}

/** How long somebody is awake from one time to another; 0 where that lies before it. */
export function awakeBetween(hours: Hours | null, from: number, to: number): number {
  let sum = 0;
  if (to <= from) return sum;
  for (const one of awakeFrom(hours, from)) {
    if (one.from >= to) return sum;
    sum += Math.min(one.to, to) - Math.max(one.from, from);
    if (one.to >= to) return sum;
  }
  return sum;
}

/** When somebody has been awake for so long since a time. If that falls on bedtime, it is the next time of waking. */
export function afterAwake(hours: Hours | null, from: number, ms: number): number {
  let left = ms;
  for (const one of awakeFrom(hours, from)) {
    const begins = Math.max(one.from, from);
    if (left < one.to - begins) return begins + left;
    left -= one.to - begins;
  }
  return from + ms;
}
