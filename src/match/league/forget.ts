import { leaveForGood } from './entering.ts';
import { tellRoles } from './telling.ts';
import type { MatchId, MatchRow, Transaction } from '../../store/store.ts';
import { leaveLobbies } from '../company/forfeits.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { isForfeited, ownersOf, isDeserted } from '../time/forfeited.ts';
import { cancel } from '../lobby/close.ts';
import { reseat } from '../company/hand-over.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce, transact } from '../app/press.ts';
import { leaveLines } from '../company/substitute.ts';
import { tell } from '../app/locked.ts';

/**
 * Forgets the presser, as `forget` does. It is noted outside of the database first, as a backup does not know of it.
 */
export async function forgetPresser(app: App, press: Press): Promise<void> {
  const { id } = press.user;
  await app.noteForgotten(id);
  await leaveAll(app, id);
  await pressOnce(app, press, (transaction) => forgetIn(app, transaction, id));
}

/**
 * Forgets somebody: they leave tables that wait, computer players get their seats, and then they are removed from all
 * that is kept. It can be repeated after an interruption.
 */
export async function forget(app: App, user: string): Promise<void> {
  await leaveAll(app, user);
  await app.store.transaction((transaction) => forgetIn(app, transaction, user));
}

/**
 * Removes somebody from all that is kept. It leaves the seasons that are not over, under the name that it has now, and
 * loses its roles of all leagues.
 */
async function forgetIn(app: App, transaction: Transaction, user: string): Promise<void> {
  const leagues = new Set<number>();
  for (const { season, alias } of await transaction.forgetPerson(user)) {
    await leaveForGood(app, transaction, season, alias);
    const row = await transaction.season(season);
    const league = row === null ? null : await transaction.league(row.league);
    if (row === null || league === null || leagues.has(league.id)) continue;
    leagues.add(league.id);
    await tellRoles({ app, transaction, league, row }, user);
  }
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

/** Skips a match that cannot be read: it stands still whoever is at it. */
async function unlessBroken(leaving: Promise<void>): Promise<void> {
  try {
    await leaving;
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
  }
}

async function leaveAllLines(app: App, id: MatchId, user: string): Promise<void> {
  await transact(app, (transaction) => leaveLines(app, transaction, id, user));
}

/** The only one who may come back to a match; null if there are several, or none. */
function onlyOwner(row: MatchRow): string | null {
  const [first, ...others] = new Set(row.seats.flatMap((seat) => ownersOf(row, seat)));
  return first === undefined || others.length > 0 ? null : first;
}

async function giveUp(app: App, id: MatchId, user: string): Promise<void> {
  await transact(app, async (transaction) => {
    const row = await transaction.lockMatch(id);
    const own = row?.seats.find((one) => one.user === user);
    const isIts = own?.heldBy === 'person';
    if (row?.status === 'running' && own !== undefined && (isIts || isForfeited(row, own))) {
      const locked = { app, transaction, row };
      if (isIts) await tell(locked, { kind: 'resigned', seat: own.seat });
      await reseat(locked, own.seat, null);
      // A match to which nobody can come back is closed.
    } else if (row !== null && isDeserted(row) && onlyOwner(row) === user) {
      await cancel({ app, transaction, row });
    }
  });
}
