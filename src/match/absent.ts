import type { Seat } from '../engine/game.ts';
import { entrySchema, type Maker } from '../engine/match.ts';
import type { MatchId, MatchRow, Reading } from '../store/store.ts';
import { afterLeaving, inOrder } from './lobby.ts';
import type { House } from './house.ts';
import { notify } from './notice.ts';

/** By what answers are made that somebody gives: itself, for somebody else, or by what it has ordered. */
const ITS_OWN: readonly Maker[] = ['person', 'substitute', 'order'];

/**
 * Whether the player of a seat has never answered anything in its match.
 *
 * @param since the entry of its log after which that player had the seat
 */
export async function neverCame(
  from: Reading,
  match: MatchId,
  seat: Seat,
  since: number,
): Promise<boolean> {
  const entries = await from.entries(match, since + 1);
  return !entries.some(({ entry }) => {
    const read = entrySchema.parse(entry);
    return (
      read.kind === 'answers' &&
      read.answers.some((one) => one.seat === seat && ITS_OWN.includes(one.by ?? 'person'))
    );
  });
}

/** Has somebody leave tables that wait for players, who never came to where it sits; those that it has left stay so. */
export async function leaveLobbies(
  house: House,
  user: string,
  tables: readonly MatchId[],
): Promise<void> {
  for (const id of tables) {
    const hasNews = await house.store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(id);
      if (row?.status !== 'open' || !sits(row, user)) return false;
      const seats = inOrder(row.seats.filter((seat) => seat.user !== user));
      await transaction.setSeats(id, seats);
      await transaction.changeMatch(id, afterLeaving(house, row, seats));
      await notify(transaction, id, { kind: 'lobby' }, house.now());
      return transaction.hasNews;
    });
    if (hasNews) house.announce();
  }
}

const sits = ({ seats }: MatchRow, user: string): boolean =>
  seats.some((seat) => seat.user === user);
