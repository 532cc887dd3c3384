import type { MatchRow } from '../../store/store.ts';
import type { Seat } from '../../engine/game.ts';
import { once } from '../../engine/once.ts';
import { type Hours, dayOf, isZone } from '../../clock/hours.ts';
import { personIn, hoursOf } from '../stored/person.ts';
import {
  type Reach,
  type Going,
  newSeatTime,
  inHours,
  inOtherHours,
} from '../../clock/seat-time.ts';
import { termsInForce } from './terms.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { storedClocks, untoldSince } from './clock-row.ts';
import { isPerson } from '../stored/seats.ts';
import { haltOf } from './halt.ts';
import { restsUntil } from '../stored/away.ts';

/** When the player of a seat is awake; null where it has not said. */
export const hoursAtSeat = (row: MatchRow, seat: Seat): Hours | null => {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? null : hoursOf(person);
};

/** From when to when a player is awake on the day on which the match was opened; null if it has not said. */
export function awakeToday(
  row: MatchRow,
  seat: Seat,
): { readonly from: Date; readonly to: Date } | null {
  const hours = hoursAtSeat(row, seat);
  if (hours === null) return null;
  const { from, to } = dayOf(hours, row.createdAt.getTime());
  return { from: new Date(from), to: new Date(to) };
}

/** When the player of a seat may be sent reminders. */
export const reachOf = (row: MatchRow, seat: Seat): Reach => ({
  hours: hoursAtSeat(row, seat),
  back: personIn(row, row.seats[seat]?.user ?? null)?.awayUntil?.getTime() ?? null,
});

/** What the clock of a seat counts by; null if the match has no clock. */
export function goingAt(row: MatchRow, seat: Seat): Going | null {
  const terms = termsInForce(row);
  return terms === null ? null : { pace: terms.pace, hours: hoursAtSeat(row, seat) };
}

/** The clock of each seat; a new one for a player who has just sat down. None if the match has no clock. */
export const clocksOf = (row: MatchRow): readonly SeatClock[] =>
  knownClocks(row, '', () => clocksIn(row));

/** A press asks for the same clocks many times. */
const knownClocks = once<readonly SeatClock[]>();

function clocksIn(row: MatchRow): readonly SeatClock[] {
  const stored = storedClocks(row);
  return row.seats.flatMap(({ seat, user }) => {
    const going = goingAt(row, seat);
    if (going === null) return [];
    const one = stored[seat];
    if (one?.user === user) return one;
    const fresh = {
      vote: null,
      voteLeft: null,
      waited: 0,
      uncalled: false,
      reached: false,
      hours: going.hours,
      past: [],
      since: row.sequence,
      speaks: null,
      silent: null,
    };
    return { ...newSeatTime(going), ...fresh, user };
  });
}

/** What a seat's clock counts by in the hours that it keeps, which its player may have changed since. */
export function goingBy({ hours }: SeatClock, going: Going): Going {
  // This Node may not know a zone that an earlier one knew.
  const isUnknown = hours === undefined || (hours !== null && !isZone(hours.zone));
  return isUnknown ? going : { ...going, hours };
}

/**
 * A seat's clock in its player's present hours. A running clock keeps the hours in which it was started: otherwise a
 * player could say again and again that it sleeps right now, and never be late.
 */
export function inHoursOf(one: SeatClock, going: Going, now: number): SeatClock {
  const { hours } = going;
  const by = goingBy(one, going);
  if (one.from !== null && by.hours !== null) return { ...one, hours: by.hours };
  if (JSON.stringify(by.hours) === JSON.stringify(hours)) return { ...one, hours };
  const scale = inHours(by, hours);
  const past = one.past.map((each) => ({
    ...each,
    bank: each.bank * scale,
    used: each.used * scale,
  }));
  return { ...one, ...inOtherHours(one, by, hours, now), past, hours };
}

/**
 * Whether the clock of a seat may run once its player is reached: the game waits for it, it is not away, and the match
 * counts.
 */
export const mayRun = (row: MatchRow, seat: Seat, now: Date): boolean =>
  isWaitedFor(row, seat) && isCounting(row) && restOf(row, seat, now) === null;

/** Whether the game waits for the player of a seat. */
export const isWaitedFor = (row: MatchRow, seat: Seat): boolean =>
  (row.seats[seat]?.owesSince ?? null) !== null && isPerson(row, seat);

/** Whether the clocks of a match count: it is neither paused nor asleep, and can be told. */
export const isCounting = (row: MatchRow): boolean =>
  row.status === 'running' && haltOf(row) === null && untoldSince(row) === null;

/** Until when the clock of a seat stands because its player is away; null if it may run. */
export function restOf(row: MatchRow, seat: Seat, now: Date): Date | null {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  const terms = termsInForce(row);
  if (person === undefined || terms?.rests !== true) return null;
  return restsUntil(person, now, terms.restDays);
}

/**
 * Until when a clock counts, in milliseconds since 1970: `now`; or, if its player is away and the clock has not been
 * stopped yet, when the player said so.
 */
export function countsUntil(row: MatchRow, seat: Seat, { from }: SeatClock, now: Date): number {
  const since = personIn(row, row.seats[seat]?.user ?? null)?.restSince?.getTime() ?? null;
  const rests = restOf(row, seat, now) !== null && since !== null && from !== null && from <= since;
  return rests ? Math.min(since, now.getTime()) : now.getTime();
}
