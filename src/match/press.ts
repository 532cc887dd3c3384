import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';
import { leaveOut } from './leave-out.ts';

/** A press that had been carried out already, by another process, which also answers it. */
export class Repeated extends Error {
  override readonly name = 'Repeated';
}

/**
 * Carries one press out, whole or not at all, and returns what `work` gave back: it may run again, so that
 * is its only result. Throws `Repeated` where the press was carried out before.
 */
export async function pressOnce<R>(
  house: House,
  press: Press,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const { result, left } = await commitOnce(house, press, async (transaction) => ({
    result: await work(transaction),
    left: transaction.leftToComputers,
  }));
  for (const match of left) void house.think(match, null);
  return result;
}

/** As `pressOnce`, for who sees to it that computer players answer. */
async function commitOnce<R>(
  house: House,
  { interaction }: Press,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const carried = await house.store.press(interaction, house.now(), async (transaction) => {
    const result = await work(transaction);
    return { result, hasNews: transaction.hasNews };
  });
  if (carried === 'repeat') throw new Repeated();
  if (carried.done.hasNews) house.announce();
  return carried.done.result;
}

/**
 * Notes that a press is refused. Throws `Repeated` where another process has carried it out, or refused it: a
 * process that comes second reads a match in which that has been done already, and must not say so.
 */
export async function refuseOnce(house: House, { interaction }: Press): Promise<void> {
  const noted = await house.store.press(interaction, house.now(), () => Promise.resolve());
  if (noted === 'repeat') throw new Repeated();
}

type InMatch<R> = (row: MatchRow, transaction: Transaction) => Promise<R>;

/** Carries one press out in a match, whose row is locked meanwhile. */
export function inMatch<R>(house: House, press: Press, id: MatchId, work: InMatch<R>): Promise<R> {
  return pressOnce(house, press, locking(house, press, id, work));
}

/** As `inMatch`, for who sees to it that computer players answer. */
export function commitInMatch<R>(
  house: House,
  press: Press,
  id: MatchId,
  work: InMatch<R>,
): Promise<R> {
  return commitOnce(house, press, locking(house, press, id, work));
}

const locking =
  <R>(house: House, press: Press, id: MatchId, work: InMatch<R>) =>
  async (transaction: Transaction): Promise<R> => {
    const row = await transaction.lockMatch(id);
    if (row === null) throw new Refused('match is gone');
    await noteLocale(transaction, row, press);
    const { goneAt } = row;
    // Who plays by DM while I am not in its server has used nothing of that time.
    const now = house.now();
    const isGone = goneAt !== null && goneAt < now;
    return work(isGone ? await leaveOut(transaction, row, goneAt, now) : row, transaction);
  };

/** Keeps the language of somebody's client, for what is written to them when they press nothing. */
async function noteLocale(
  transaction: Transaction,
  row: MatchRow,
  { user: { id }, locale }: Press,
): Promise<void> {
  const known = row.people.find((person) => person.id === id);
  if (locale !== null && known?.locale !== locale) await transaction.changePerson(id, { locale });
}
