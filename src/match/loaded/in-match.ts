import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { buttonOf } from '../app/spoken.ts';
import { hasHad, seatOf, tookPart } from '../stored/seats.ts';
import { isSettled } from '../time/deserted.ts';
import { mayTakeBack } from '../time/forfeited.ts';
import { leaveOut } from '../time/leave-out.ts';

type InMatch<R> = (row: MatchRow, transaction: Transaction) => Promise<R>;

/** Carries one press out in a match, whose row is locked meanwhile. */
export function inMatch<R>(app: App, press: Press, id: MatchId, work: InMatch<R>): Promise<R> {
  return pressOnce(app, press, locking(app, press, id, work));
}

/** Locks a match for a press, and works on it as it stands then. Throws `Refused` where there is none. */
export const locking =
  <R>(app: App, press: Press, id: MatchId, work: InMatch<R>) =>
  async (transaction: Transaction): Promise<R> => {
    const row = await lockFor(app, press, transaction, id);
    if (row === null) throw new Refused('match is gone');
    return work(row, transaction);
  };

/** Locks a match for a press, as it stands then; null where there is none. */
export async function lockFor(
  app: App,
  press: Press,
  transaction: Transaction,
  id: MatchId,
): Promise<MatchRow | null> {
  const found = await transaction.lockMatch(id, true);
  if (found === null) return null;
  const { user, locale } = press;
  // For what is written to its presser when that presses nothing.
  if (locale !== null && found.people.find((one) => one.id === user.id)?.locale !== locale)
    await transaction.changePerson(user.id, { locale });
  const row = named(found, press);
  if (row !== found) await transaction.setSeats(id, row.seats);
  const { goneAt } = row;
  // Who plays by DM while I am not in its server has used nothing of that time.
  const now = app.now();
  return goneAt !== null && goneAt < now ? leaveOut(transaction, row, goneAt, now) : row;
}

/** Has somebody who only looks at a match called at its seat as it is called by now. Returns whether it was called otherwise. */
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

/** A match in which who presses in its server is called at its seat as it is called there by now; the same where it is. */
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

/** The seat that this user may play for. Throws `Refused` with the reason where there is none. */
export function playingSeat(app: App, row: MatchRow, user: string): Seat {
  const isTheirs = tookPart(row, user);
  // What is over for everybody is the reason for whoever sat there, whatever became of its seat.
  if (isTheirs && row.status === 'over') throw new Refused('match is over');
  if (isTheirs && row.status === 'cancelled') throw new Refused('match is closed');
  const seat = seatOf(row, user);
  if (seat === null) throw noSeat(app, row, user);
  return seat;
}

/** Why somebody has no seat in a match, or none any more. */
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
