import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { buttonOf } from '../app/spoken.ts';
import { hasHad, seatOf, tookPart } from '../stored/seats.ts';
import { mayTakeBack, isSettled } from '../time/forfeited.ts';
import { leaveOut } from '../time/leave-out.ts';
import type { Locked } from '../app/locked.ts';

type InMatch<R> = (locked: Locked) => Promise<R>;

/** Carries one press out in a match whose row is locked meanwhile. */
export function inMatch<R>(app: App, press: Press, id: MatchId, work: InMatch<R>): Promise<R> {
  return pressOnce(app, press, locking(app, press, id, work));
}

/** Locks a match for a press, and works on it. Throws `Refused` if there is none. */
export const locking =
  <R>(app: App, press: Press, id: MatchId, work: InMatch<R>) =>
  async (transaction: Transaction): Promise<R> => {
    const row = await lockFor(app, press, transaction, id);
    if (row === null) throw new Refused('match is gone');
    return work({ app, transaction, row });
  };

/** Locks a match for a press; null if there is none. */
export async function lockFor(
  app: App,
  press: Press,
  transaction: Transaction,
  id: MatchId,
): Promise<MatchRow | null> {
  const found = await transaction.lockMatch(id, true);
  if (found === null) return null;
  const { user, locale } = press;
  // It is needed for messages to the presser later.
  if (locale !== null && found.people.find((one) => one.id === user.id)?.locale !== locale)
    await transaction.changePerson(user.id, { locale });
  const row = named(found, press);
  if (row !== found) await transaction.setSeats(id, row.seats);
  const { goneAt } = row;
  // Time while the bot is not in the server counts for nobody, not even for players by DM.
  const now = app.now();
  return goneAt !== null && goneAt < now ? leaveOut(transaction, row, goneAt, now) : row;
}

/** Takes over the present name of somebody who only looks at a match. Returns whether it has changed. */
export async function takeName(app: App, press: Press, row: MatchRow): Promise<boolean> {
  if (named(row, press) === row) return false;
  return app.store.transaction(async (transaction) => {
    const found = await transaction.lockMatch(row.id);
    const now = found === null ? null : named(found, press);
    if (now === null || now === found) return false;
    await transaction.setSeats(row.id, now.seats);
    return true;
  });
}

/** A match with the present name of a presser in its server; the same object if nothing changes. */
function named(row: MatchRow, { server, user }: Press): MatchRow {
  const isNamedOtherwise = (seat: SeatRow): boolean =>
    seat.user === user.id && seat.heldBy === 'person' && seat.name !== user.name;
  if (server !== row.home.server || !row.seats.some(isNamedOtherwise)) return row;
  const { name } = user;
  return {
    ...row,
    seats: row.seats.map((one) => (isNamedOtherwise(one) ? { ...one, name } : one)),
  };
}

/** The seat that this user may play for. Throws `Refused` with the reason if there is none. */
export function playingSeat(app: App, row: MatchRow, user: string): Seat {
  const isTheirs = tookPart(row, user);
  // Whoever sat there hears that the match is over, whatever became of their seat.
  if (isTheirs && row.status === 'over') throw new Refused('match is over');
  if (isTheirs && row.status === 'cancelled') throw new Refused('match is closed');
  const seat = seatOf(row, user);
  if (seat === null) throw noSeat(app, row, user);
  return seat;
}

/** Why somebody has no seat in a match, or no longer. */
export function noSeat(app: App, row: MatchRow, user: string): Refused {
  const own = row.seats.find((one) => one.user === user);
  const was = own ?? row.seats.find((one) => hasHad(one, user));
  if (was === undefined) return new Refused('no seat');
  if (isSettled(row)) return new Refused('settling already');
  const mayReturn = row.status === 'running' && mayTakeBack(row, was, user);
  const facts = { user: was.user ?? '', button: buttonOf(app, row, 'reclaim') };
  if (was.heldBy === 'person')
    return mayReturn ? new Refused('played for you', facts) : new Refused('seat was given', facts);
  return mayReturn ? new Refused('forfeited', facts) : new Refused('gave up');
}

/** The seat for a panel: a finished match is still shown to who sat there. */
export function playingSeatOrLast(app: App, { row }: Loaded, user: string): Seat {
  const seat = row.status === 'over' ? seatOf(row, user) : null;
  return seat ?? playingSeat(app, row, user);
}
