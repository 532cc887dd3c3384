import type { Seat } from '../../engine/game.ts';
import type { AnyEdition } from '../../presentation/edition.ts';
import type { MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { playerAt } from '../stored/level.ts';
import { isPerson } from '../stored/seats.ts';
import { MOST_MISSED } from './clock.ts';

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
