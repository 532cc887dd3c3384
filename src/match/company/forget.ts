import type { MatchId, MatchRow } from '../../store/store.ts';
import { leaveLobbies } from './forfeits.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { isForfeited, ownersOf } from '../time/forfeited.ts';
import { cancel } from '../lobby/close.ts';
import { reseat } from './hand-over.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { notify } from '../app/notice.ts';
import { leaveLines } from './substitute.ts';
import { isDeserted } from '../time/deserted.ts';

/**
 * Forgets whoever presses, as `forget` does. First of all that is noted outside of the database: a backup does not know
 * of it.
 */
export async function forgetPresser(app: App, press: Press): Promise<void> {
  const { id } = press.user;
  await app.noteForgotten(id);
  await leaveAll(app, id);
  await pressOnce(app, press, (transaction) => transaction.forgetPerson(id));
}

/**
 * Forgets somebody: it leaves the tables that wait for players, computer players have its seats, and then it is taken out
 * of all that is kept. Where this is interrupted it is done again.
 */
export async function forget(app: App, user: string): Promise<void> {
  await leaveAll(app, user);
  await app.store.transaction((transaction) => transaction.forgetPerson(user));
}

async function leaveAll(app: App, user: string): Promise<void> {
  const tables = await app.store.matchesWith(user, ['open']);
  await leaveLobbies(
    app,
    user,
    tables.map(({ id }) => id),
  );
  const linedUp = await app.store.idsOfferedToStandIn(user);
  for (const id of linedUp) await unlessBroken(leaveAllLines(app, id, user));
  const seated = await app.store.matchesOf(user);
  for (const { id } of seated) await unlessBroken(giveUp(app, id, user));
}

/** A match that cannot be read stands still whoever is at it. */
async function unlessBroken(leaving: Promise<void>): Promise<void> {
  try {
    await leaving;
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
  }
}

async function leaveAllLines(app: App, id: MatchId, user: string): Promise<void> {
  const hasNews = await app.store.transaction(async (transaction) => {
    await leaveLines(app, transaction, id, user);
    return transaction.hasNews;
  });
  if (hasNews) app.announce();
}

/** Who alone may come back to a match; null where several may. */
function onlyOwner(row: MatchRow): string | null {
  const [first, ...others] = new Set(row.seats.flatMap((seat) => ownersOf(row, seat)));
  return first === undefined || others.length > 0 ? null : first;
}

async function giveUp(app: App, id: MatchId, user: string): Promise<void> {
  const { hasNews, left } = await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    const own = row?.seats.find((one) => one.user === user);
    const isIts = own?.heldBy === 'person';
    if (row?.status === 'running' && own !== undefined && (isIts || isForfeited(row, own))) {
      if (isIts) {
        await notify(transaction, id, { kind: 'resigned', seat: own.seat }, app.now());
      }
      await reseat(app, transaction, row, own.seat, null);
      // A match to which nobody can come back is closed.
    } else if (row !== null && isDeserted(row) && onlyOwner(row) === user) {
      await cancel(app, row, transaction);
    }
    return { hasNews: transaction.hasNews, left: transaction.leftToComputers };
  });
  if (hasNews) app.announce();
  for (const match of left) void app.think(match, null);
}
