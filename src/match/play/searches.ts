import type { Seat } from '../../engine/game.ts';
import type { MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Change, Patch } from '../app/change.ts';
import { writeEffects, type Effect, said } from '../app/effect.ts';
import { notify } from '../app/notice.ts';
import type { User } from '../app/press.ts';
import { newSearch } from '../stored/search.ts';
import { isSoughtByOthers } from '../time/clock-row.ts';
import { withSearch } from '../time/run-at.ts';

/** Has the post by which a substitute was wanted for a seat say who plays there; nothing where none was wanted. */
export const searchEnded = ({ seat, wanted }: SeatRow, to: User | null): readonly Effect[] =>
  wanted === null ? [] : [said({ kind: 'found', seat, message: wanted, user: to?.id ?? null })];

/**
 * Has the posts by which substitutes were wanted say that they are wanted no more. Returns the match's seats as they are
 * then.
 */
export async function endSearches(
  app: App,
  transaction: Transaction,
  { id, seats }: Pick<MatchRow, 'id' | 'seats'>,
): Promise<SeatRow[]> {
  const effects = seats.flatMap((seat) => searchEnded(seat, null));
  await writeEffects(transaction, id, effects, app.now());
  return seats.map((seat) => ({ ...seat, wanted: null }));
}

/** Has a substitute looked for who takes a seat over, as this user asked for. */
export async function lookForSubstitute(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  seat: Seat,
  by: string,
): Promise<void> {
  const now = app.now();
  const seats = row.seats.map((one) => (one.seat === seat ? { ...one, wanted: '' } : one));
  await transaction.setSeats(row.id, seats);
  await transaction.setClock(row.id, withSearch({ ...row, seats }, seat, newSearch(by), now));
  await notify(transaction, row.id, { kind: 'wanted', seat }, now);
}

/** Ends searches for substitutes: nobody can take a seat of a match that is over, or is needed where its player is back. */
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
