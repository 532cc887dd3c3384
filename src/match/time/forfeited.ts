import { DAY_MS } from '../../clock/hours.ts';
import { withMore } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { type MatchRow, type SeatRow, SOMEBODY } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { playerAt } from '../stored/edition.ts';
import { isPerson } from '../stored/seats.ts';
import { stateOf, storedClocks } from './clock-row.ts';
import { haltOf } from './halt.ts';
import { clocksOf } from './seat-clocks.ts';

/** Whether a player has timed out `TIMEOUTS_TO_FORFEIT` times in a row, and so forfeits the seat to a computer player. */
export const mustForfeit = (row: MatchRow, clocks: readonly SeatClock[], seat: Seat): boolean =>
  isPerson(row, seat) && (clocks[seat]?.missed ?? 0) >= TIMEOUTS_TO_FORFEIT;

/** A match in which computer players have these seats until their owners take them back. */
export const withForfeited = (
  edition: AnyEdition,
  row: MatchRow,
  seats: readonly Seat[],
): MatchRow => ({
  ...row,
  seats: row.seats.map((one) =>
    seats.includes(one.seat)
      ? { ...one, heldBy: 'computer', level: playerAt(edition, null).id }
      : one,
  ),
});

/** The third time-out in a row forfeits the seat. */
export const TIMEOUTS_TO_FORFEIT = 3;

/**
 * Whether a seat's player has timed out, so that a computer player answers; not if it has said since that it is away.
 */
export function isTimedOut(row: MatchRow, seat: Seat): boolean {
  const one = storedClocks(row)[seat];
  const isLate = one?.out === true && one.from !== null;
  return row.clock?.late === true && isPerson(row, seat) && isLate;
}

/**
 * Whether a computer player has a seat until its player comes back: after time-outs, or because the table or a
 * moderator decided so.
 */
export function isForfeited(
  row: MatchRow,
  seat: SeatRow,
  clocks: readonly SeatClock[] = storedClocks(row),
): boolean {
  const one = clocks[seat.seat];
  if (seat.heldBy === 'person' || one === undefined) return false;
  return one.user === seat.user && (one.missed >= TIMEOUTS_TO_FORFEIT || one.speaks !== null);
}

/** Who may take a seat back by themselves: from a computer player or from a substitute; nobody in a settled match. */
export function ownersOf(
  row: MatchRow,
  seat: SeatRow,
  clocks: readonly SeatClock[] = storedClocks(row),
): string[] {
  const { user, standsFor } = seat;
  if (stateOf(row).settled) return [];
  const owners = [standsFor, isForfeited(row, seat, clocks) ? user : null];
  return owners.flatMap((one) => (one === null || one === SOMEBODY ? [] : [one]));
}

/** Whether somebody may take a seat back by itself. */
export const mayTakeBack = (row: MatchRow, seat: SeatRow, user: string): boolean =>
  ownersOf(row, seat).includes(user);

/** The clock of a seat that times out. */
export const timingOut = (one: SeatClock): SeatClock => ({
  ...one,
  vote: null,
  voteLeft: null,
  out: true,
  missed: one.missed + 1,
});

/**
 * The clock of a player who comes back to its seat: its time-outs no longer count, also after an undo, and if its time
 * has run out and nobody has answered, it gets more.
 */
export const backAtSeat = (one: SeatClock, now: number): SeatClock => ({
  ...(one.out ? withMore(one, now) : one),
  out: false,
  missed: 0,
  speaks: null,
  vote: null,
  voteLeft: null,
  past: one.past.map((each) => ({ ...each, missed: 0 })),
});

/** Whether a seat timed out in a question that was answered after entry `to`. */
export const timedOutSince = (row: MatchRow, seat: Seat, to: number): boolean =>
  clocksOf(row)[seat]?.past.some(({ at, out }) => out && at > to) === true;

/** For how many days a deserted match sleeps before computer players play it to its end. */
export const DESERTED_DAYS = 14;

/** The halt of a match that nobody plays any more; null if somebody does, or it stands still already. */
export function desertion(row: MatchRow, clocks: readonly SeatClock[], now: Date) {
  if (haltOf(row) !== null || !isDeserted(row, clocks)) return null;
  return { is: 'asleep', until: now.getTime() + DESERTED_DAYS * DAY_MS } as const;
}

const isPlayed = ({ seats }: MatchRow): boolean => seats.some(({ heldBy }) => heldBy === 'person');

/** Whether nobody plays a running match any more, and somebody may take a seat back. */
export const isDeserted = (row: MatchRow, clocks: readonly SeatClock[] = clocksOf(row)): boolean =>
  row.status === 'running' &&
  !isPlayed(row) &&
  row.seats.some((seat) => ownersOf(row, seat, clocks).length > 0);

/** Whether computer players play a running match to its end for everybody, so that nobody may come back to it. */
export const isSettled = (row: MatchRow): boolean =>
  row.status === 'running' && !isPlayed(row) && !isDeserted(row);
