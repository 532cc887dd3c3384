import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
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
