import type { MatchId, MatchRow } from '../../store/store.ts';
import { leaveLobbies } from './absent.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { isBenched, ownersOf } from '../time/clock.ts';
import { cancel } from '../lobby/close.ts';
import { reseat } from './hand-over.ts';
import type { House, Press } from '../app/house.ts';
import { notify } from '../app/notice.ts';
import { pressOnce } from '../app/press.ts';
import { leaveLines } from './substitute.ts';
import { isDeserted } from '../time/who-is-left.ts';

/**
 * Forgets whoever presses, as `forget` does. First of all that is noted outside of the database: a backup does not know
 * of it.
 */
export async function forgetPresser(house: House, press: Press): Promise<void> {
  const { id } = press.user;
  await house.noteForgotten(id);
  await leaveAll(house, id);
  await pressOnce(house, press, (transaction) => transaction.forgetPerson(id));
}

/**
 * Forgets somebody: it leaves the tables that wait for players, computer players have its seats, and then it is taken out
 * of all that is kept. Where this is interrupted it is done again.
 */
export async function forget(house: House, user: string): Promise<void> {
  await leaveAll(house, user);
  await house.store.transaction((transaction) => transaction.forgetPerson(user));
}

async function leaveAll(house: House, user: string): Promise<void> {
  const tables = await house.store.matchesWith(user, ['open']);
  await leaveLobbies(
    house,
    user,
    tables.map(({ id }) => id),
  );
  const linedUp = await house.store.matchesStoodFor(user);
  for (const id of linedUp) await unlessBroken(leaveAllLines(house, id, user));
  const seated = await house.store.matchesOf(user);
  for (const { id } of seated) await unlessBroken(giveUp(house, id, user));
}

/** A match that cannot be read stands still whoever is at it. */
async function unlessBroken(leaving: Promise<void>): Promise<void> {
  try {
    await leaving;
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
  }
}

async function leaveAllLines(house: House, id: MatchId, user: string): Promise<void> {
  const hasNews = await house.store.transaction(async (transaction) => {
    await leaveLines(house, transaction, id, user);
    return transaction.hasNews;
  });
  if (hasNews) house.announce();
}

/** Who alone may come back to a match; null where several may. */
function onlyOwner(row: MatchRow): string | null {
  const [first, ...others] = new Set(row.seats.flatMap((seat) => ownersOf(row, seat)));
  return first === undefined || others.length > 0 ? null : first;
}

async function giveUp(house: House, id: MatchId, user: string): Promise<void> {
  const { hasNews, left } = await house.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    const own = row?.seats.find((one) => one.user === user);
    const isIts = own?.heldBy === 'person';
    if (row?.status === 'running' && own !== undefined && (isIts || isBenched(row, own))) {
      if (isIts) {
        await notify(transaction, id, { kind: 'resigned', seat: own.seat }, house.now());
      }
      await reseat(house, transaction, row, own.seat, null);
      // A match to which nobody can come back is closed.
    } else if (row !== null && isDeserted(row) && onlyOwner(row) === user) {
      await cancel(house, row, transaction);
    }
    return { hasNews: transaction.hasNews, left: transaction.leftToComputers };
  });
  if (hasNews) house.announce();
  for (const match of left) void house.think(match, null);
}
