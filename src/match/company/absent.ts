import type { MatchId, MatchRow } from '../../store/store.ts';
import { afterLeaving, inOrder } from '../lobby/lobby.ts';
import type { App } from '../app/app.ts';
import { notify } from '../app/notice.ts';

/** Has somebody leave tables that wait for players, who never came to where it sits; those that it has left stay so. */
export async function leaveLobbies(
  app: App,
  user: string,
  tables: readonly MatchId[],
): Promise<void> {
  for (const id of tables) {
    const hasNews = await app.store.transaction(async (transaction) => {
      const row = await transaction.lockMatch(id);
      if (row?.status !== 'open' || !sits(row, user)) return false;
      const seats = inOrder(row.seats.filter((seat) => seat.user !== user));
      await transaction.setSeats(id, seats);
      await transaction.changeMatch(id, afterLeaving(app, row, seats));
      await notify(transaction, id, { kind: 'lobby' }, app.now());
      return transaction.hasNews;
    });
    if (hasNews) app.announce();
  }
}

const sits = ({ seats }: MatchRow, user: string): boolean =>
  seats.some((seat) => seat.user === user);
