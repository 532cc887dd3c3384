import { type MatchRow, type SeatRow, SOMEBODY } from '../../store/store.ts';
import type { Seat } from '../../engine/game.ts';
import { storedHands, stateOf } from './clock-row.ts';
import { isPerson } from '../stored/seats.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { withMore } from '../../clock/hand.ts';
import { clocksOf } from './seat-clocks.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import { playerAt } from '../stored/level.ts';

/** Whether the time of a seat's player has run out so often in a row that a computer player is to have the seat. */
export const isForfeited = (row: MatchRow, clocks: readonly SeatClock[], seat: Seat): boolean =>
  isPerson(row, seat) && (clocks[seat]?.missed ?? 0) >= MOST_MISSED;

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

/** How often in a row somebody's time runs out before a computer player has its seat. */
export const MOST_MISSED = 3;

/**
 * Whether the time of a seat's player has run out for what it is asked, so that a computer player answers that: not
 * where it has said that it is away since then.
 */
export function isOut(row: MatchRow, seat: Seat): boolean {
  const one = storedHands(row)[seat];
  const isLate = one?.out === true && one.from !== null;
  return row.clock?.late === true && isPerson(row, seat) && isLate;
}

/**
 * Whether a computer player has a seat until its player comes back: because that one's time ran out again and again, or
 * by the word of its table or a moderator.
 */
export function isBenched(
  row: MatchRow,
  seat: SeatRow,
  hands: readonly SeatClock[] = storedHands(row),
): boolean {
  const one = hands[seat.seat];
  if (seat.heldBy === 'person' || one === undefined) return false;
  return one.user === seat.user && (one.missed >= MOST_MISSED || one.speaks !== null);
}

/** Who may take a seat back by itself: from a computer player, or from whoever plays there in its place; nobody in a settled match. */
export function ownersOf(
  row: MatchRow,
  seat: SeatRow,
  hands: readonly SeatClock[] = storedHands(row),
): string[] {
  const { user, standsFor } = seat;
  if (stateOf(row).settled) return [];
  const owners = [standsFor, isBenched(row, seat, hands) ? user : null];
  return owners.flatMap((one) => (one === null || one === SOMEBODY ? [] : [one]));
}

/** Whether somebody may take a seat back by itself. */
export const mayTakeBack = (row: MatchRow, seat: SeatRow, user: string): boolean =>
  ownersOf(row, seat).includes(user);

/** The hand of a seat whose time has run out, as a computer player answers. */
export const missing = (one: SeatClock): SeatClock => ({
  ...one,
  vote: null,
  voteLeft: null,
  out: true,
  missed: one.missed + 1,
});

/**
 * The hand of whoever comes back to its seat: what it missed before is not held against it, also after an undo, and where
 * its time has run out and nobody has answered yet, it has more.
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

/** Whether a seat's time ran out for something that was answered after entry `to`. */
export const ranOutSince = (row: MatchRow, seat: Seat, to: number): boolean =>
  clocksOf(row)[seat]?.past.some(({ at, out }) => out && at > to) === true;
