import type { MatchId, MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, commitOnce, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { leaveOut } from '../time/leave-out.ts';

type InMatch<R> = (row: MatchRow, transaction: Transaction) => Promise<R>;

/** Carries one press out in a match, whose row is locked meanwhile. */
export function inMatch<R>(app: App, press: Press, id: MatchId, work: InMatch<R>): Promise<R> {
  return pressOnce(app, press, locking(app, press, id, work));
}

/** As `inMatch`, for who sees to it that computer players answer. */
export function commitInMatch<R>(
  app: App,
  press: Press,
  id: MatchId,
  work: InMatch<R>,
): Promise<R> {
  return commitOnce(app, press, locking(app, press, id, work));
}

const locking =
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
  await noteLocale(transaction, found, press);
  const row = await noteName(transaction, found, press);
  const { goneAt } = row;
  // Who plays by DM while I am not in its server has used nothing of that time.
  const now = app.now();
  return goneAt !== null && goneAt < now ? leaveOut(transaction, row, goneAt, now) : row;
}

/** Has somebody who only looks at a match called at its seat as it is called by now. Returns whether it was called otherwise. */
export async function takeName(app: App, press: Press, row: MatchRow): Promise<boolean> {
  if (!row.seats.some((seat) => isNamedOtherwise(row, seat, press))) return false;
  return app.store.transaction(async (transaction) => {
    const now = await transaction.lockMatch(row.id);
    return now !== null && (await noteName(transaction, now, press)) !== now;
  });
}

/** Whether somebody is called otherwise at its seat than it is by now in the server of the match. */
const isNamedOtherwise = (
  { home }: MatchRow,
  { user, heldBy, name }: SeatRow,
  press: Press,
): boolean =>
  press.server === home.server &&
  user === press.user.id &&
  heldBy === 'person' &&
  name !== press.user.name;

/** Has somebody called at its seat as it is called by now in the server of a match. Returns the match as it stands then. */
async function noteName(transaction: Transaction, row: MatchRow, press: Press): Promise<MatchRow> {
  const isAnother = (seat: SeatRow): boolean => isNamedOtherwise(row, seat, press);
  if (!row.seats.some(isAnother)) return row;
  const { name } = press.user;
  const seats = row.seats.map((seat) => (isAnother(seat) ? { ...seat, name } : seat));
  await transaction.setSeats(row.id, seats);
  return { ...row, seats };
}

/** Keeps the language of somebody's client, for what is written to them when they press nothing. */
async function noteLocale(
  transaction: Transaction,
  row: MatchRow,
  { user: { id }, locale }: Press,
): Promise<void> {
  const known = row.people.find((person) => person.id === id);
  if (locale !== null && known?.locale !== locale) await transaction.changePerson(id, { locale });
}
