import type { Seat } from '../../engine/game.ts';
import type { Change, Patch } from '../app/change.ts';
import type { Effect } from '../app/effect.ts';
import { searchEnded } from '../loaded/wanted.ts';
import { isSoughtByOthers } from '../time/clock-row.ts';

/** Ends searches for substitutes: nobody can take a seat of a match that is over, or is needed where its player is back. */
export function endSearches({ after: { row }, outcome, heard }: Change): Patch {
  const isEnded = (seat: Seat): boolean =>
    outcome !== null || (heard.includes(seat) && isSoughtByOthers(row, seat));
  return { seats: row.seats.map((one) => (isEnded(one.seat) ? { ...one, wanted: null } : one)) };
}

/** Has the posts of searches that have ended say so. */
export const tellEndedSearches = ({ before, after }: Change): Effect[] =>
  before.row.seats.flatMap((one) =>
    after.row.seats[one.seat]?.wanted === null ? [...searchEnded(one, null)] : [],
  );
