import type { MatchRow, SeatRow } from '../../store/store.ts';

/*
 * Whoever joined a table has agreed to what it was. Where that is changed, it keeps its seat and is asked whether it
 * stays: until it says so, its seat owes an answer, as in a running match.
 */

/** Who is asked whether they stay at a table that was changed after they joined. */
export const askedToStay = ({ status, host, seats }: MatchRow): readonly SeatRow[] =>
  status === 'open' ? seats.filter((one) => one.owesSince !== null && one.user !== host) : [];

/** Which change they are asked about, as a button names it: when it was made. Empty for none. */
export const changeAsked = (row: MatchRow): string => {
  const times = askedToStay(row).map(({ owesSince }) => owesSince?.getTime() ?? 0);
  return times.length === 0 ? '' : Math.max(...times).toString(36);
};

/** The seats of a table as it is changed: all who have joined it, but for its host, are asked. */
export const seatsAsked = ({ host, seats }: MatchRow, now: Date): readonly SeatRow[] =>
  seats.map((one) => (one.user === null || one.user === host ? one : { ...one, owesSince: now }));
