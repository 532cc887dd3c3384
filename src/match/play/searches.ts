import type { Seat } from '../../engine/game.ts';
import type { SeatRow } from '../../store/store.ts';
import type { Change, Patch } from '../app/change.ts';
import { type Effect, noticeEffect } from '../app/effect.ts';
import type { User } from '../app/press.ts';
import { newSearch } from '../stored/search.ts';
import { isSoughtByOthers } from '../time/clock-row.ts';
import { withSearch } from '../time/clock.ts';
import { type Locked, tell, write } from '../app/locked.ts';

/** Has the post that looked for a substitute say who plays there now; nothing if there is none. */
export const searchEnded = ({ seat, wanted }: SeatRow, to: User | null): readonly Effect[] =>
  wanted === null
    ? []
    : [noticeEffect({ kind: 'found', seat, message: wanted, user: to?.id ?? null })];

/** Ends all searches of a match on their posts. Returns its seats as they are then. */
export async function endSearches(locked: Locked): Promise<SeatRow[]> {
  const { seats } = locked.row;
  await write(
    locked,
    seats.flatMap((seat) => searchEnded(seat, null)),
  );
  return seats.map((seat) => ({ ...seat, wanted: null }));
}

/** Begins a search for a substitute, as this user asked for. */
export async function lookForSubstitute(locked: Locked, seat: Seat, by: string): Promise<void> {
  const { app, transaction, row } = locked;
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, wanted: '' } : one));
  await transaction.setSeats(row.id, seats);
  await transaction.setClock(row.id, withSearch({ ...row, seats }, seat, newSearch(by), app.now()));
  await tell(locked, { kind: 'wanted', seat });
}

/** Ends searches when the match is over, or when a player is back whom others wanted to replace. */
export function dropSearches({ after: { row }, outcome, heard }: Change): Patch {
  const isEnded = (seat: Seat): boolean =>
    outcome !== null || (heard.includes(seat) && isSoughtByOthers(row, seat));
  return { seats: row.seats.map((one) => (isEnded(one.seat) ? { ...one, wanted: null } : one)) };
}

/** Has the posts of searches that have ended say so. */
export const tellEndedSearches = ({ before, after }: Change): Effect[] =>
  before.row.seats.flatMap((one) =>
    after.row.seats[one.seat]?.wanted === null ? [...searchEnded(one, null)] : [],
  );
