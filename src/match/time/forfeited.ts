import type { Seat } from '../../engine/game.ts';
import type { MatchRow, Transaction } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { MOST_MISSED } from './clock.ts';
import { editionOf } from '../stored/edition.ts';
import type { App } from '../app/app.ts';
import { playerAt } from '../stored/level.ts';
import { notify, tellAnew } from '../app/notice.ts';
import { neverCame } from './never-came.ts';
import { leaveProposals } from './proposal.ts';
import { isPerson } from '../stored/seats.ts';
import { tellVotes } from './vote-post.ts';

/** Whether the time of a seat's player has run out so often in a row that a computer player is to have the seat. */
export const isForfeited = (row: MatchRow, hands: readonly SeatClock[], seat: Seat): boolean =>
  isPerson(row, seat) && (hands[seat]?.missed ?? 0) >= MOST_MISSED;

/** A match in which computer players have these seats until their owners take them back. */
export const withForfeited = (app: App, row: MatchRow, seats: readonly Seat[]): MatchRow => ({
  ...row,
  seats: row.seats.map((one) =>
    seats.includes(one.seat)
      ? { ...one, heldBy: 'computer', level: playerAt(editionOf(app, row), null).id }
      : one,
  ),
});

/** Has it told that a seat was lost; who never came to the match leaves the tables that wait for players. */
export async function tellForfeited(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  hands: readonly SeatClock[],
  seat: Seat,
): Promise<void> {
  await notify(transaction, row.id, { kind: 'benched', seat }, app.now());
  // A computer player answers no offers, and votes on nothing.
  await leaveProposals(app, transaction, row.id, seat);
  await tellVotes(transaction, row, app.now());
  await tellAnew(transaction, row.id, 'seats', app.now());
  const user = row.seats[seat]?.user ?? null;
  const since = hands[seat]?.since ?? -1;
  if (user === null || !(await neverCame(transaction, row.id, seat, since))) return;
  const tables = (await transaction.matchesWith(user, ['open'])).map(({ id }) => id);
  if (tables.length === 0) return;
  await notify(transaction, row.id, { kind: 'absent', user, tables }, app.now(), { dm: user });
}
