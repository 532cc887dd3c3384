import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { User } from '../app/press.ts';
import { withSearch } from '../time/clock.ts';
import { notify } from '../app/notice.ts';
import { newSearch } from '../stored/search.ts';

/** Has the post by which a substitute was wanted for a seat say who plays there; nothing where none was wanted. */
export async function notifyFound(
  app: App,
  transaction: Transaction,
  id: MatchId,
  { seat, wanted }: SeatRow,
  to: User | null,
): Promise<void> {
  if (wanted === null) return;
  const user = to?.id ?? null;
  await notify(transaction, id, { kind: 'found', seat, message: wanted, user }, app.now());
}

/**
 * Has the posts by which substitutes were wanted for these seats say that they are wanted no more. Returns the match's
 * seats as they are then.
 */
export async function endSearches(
  app: App,
  transaction: Transaction,
  { id, seats }: Pick<MatchRow, 'id' | 'seats'>,
  isEnded: (seat: SeatRow) => boolean = () => true,
): Promise<SeatRow[]> {
  const ended = seats.filter(isEnded);
  for (const seat of ended) await notifyFound(app, transaction, id, seat, null);
  return seats.map((seat) => (ended.includes(seat) ? { ...seat, wanted: null } : seat));
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
