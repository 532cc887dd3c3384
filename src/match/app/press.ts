import type { Home, Transaction } from '../../store/store.ts';
import type { App } from './app.ts';

/** Where a match is, or is to be. */
export type Place = Pick<Home, 'server' | 'channel'>;

/** All channels of a server. */
export interface WholeServer {
  readonly server: string;
  readonly channel: null;
}

/** Who presses, and by which interaction: a repeat of it is answered, not executed. */
export interface Press {
  readonly interaction: string;
  readonly user: User;
  /** The server in which it presses, and is called by its name; null or left out in none. */
  readonly server?: string | null;
  /** Discord's name for the language of the presser's client; null where that is not known. */
  readonly locale: string | null;
  /** Whether the presser may manage the channel of a match, or all of a server, by Discord's own permissions. */
  moderates(place: Place | WholeServer): boolean;
  /** Whether the press is only tried out, and nothing is kept. */
  readonly isRehearsal?: boolean;
  /** Whether the presser has a role in the server where it presses; everybody has that of the server's own id. */
  holds(role: string): boolean;
}

export interface User {
  readonly id: string;
  readonly name: string;
}

/** A press that another process has carried out already, and also answers. */
export class Repeated extends Error {
  override readonly name = 'Repeated';
}

/**
 * Carries one press out, whole or not at all, and returns what `work` gave back: it may run again, so that
 * is its only result. Throws `Repeated` where the press was carried out before.
 */
export async function pressOnce<R>(
  app: App,
  press: Press,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const { result, left } = await commitOnce(app, press, async (transaction) => ({
    result: await work(transaction),
    left: transaction.leftToComputers,
  }));
  if (press.isRehearsal !== true) for (const match of left) void app.think(match, null);
  return result;
}

/** As `pressOnce`, for a caller who has computer players answer itself. */
export async function commitOnce<R>(
  app: App,
  press: Press,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const { interaction, isRehearsal = false } = press;
  if (isRehearsal) return rehearse(app, work);
  const carried = await app.store.press(interaction, app.now(), async (transaction) => {
    const result = await work(transaction);
    return { result, hasNews: transaction.hasNews };
  });
  if (carried === 'repeat') throw new Repeated();
  carriedHere.add(press);
  if (carried.done.hasNews) app.announce();
  return carried.done.result;
}

/**
 * Does in one transaction what nobody pressed for, whole or not at all, and returns what `work` gave back: then what it
 * left to be said is announced, and computer players answer.
 */
export async function transact<R>(
  app: App,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const { result, hasNews, left } = await app.store.transaction(async (transaction) => ({
    result: await work(transaction),
    hasNews: transaction.hasNews,
    left: transaction.leftToComputers,
  }));
  if (hasNews) app.announce();
  for (const match of left) void app.think(match, null);
  return result;
}

/** The presses that this process has carried out. */
const carriedHere = new WeakSet<Press>();

/** Whether this process has carried out a press, even if it could not show so. */
export const isCarriedHere = (press: Press): boolean => carriedHere.has(press);

/**
 * Notes that a press is refused. Throws `Repeated` if another process has carried it out or refused it: the second
 * process reads a match in which the press has happened, and must not answer from that.
 */
export async function refuseOnce(app: App, press: Press): Promise<void> {
  if (isCarriedHere(press)) return;
  const { interaction } = press;
  const noted = await app.store.press(interaction, app.now(), () => Promise.resolve());
  if (noted === 'repeat') throw new Repeated();
}

/** Carries something out and rolls it back, to find out whether it is possible. Throws `Refused` if it is not. */
async function rehearse<R>(
  { store }: App,
  work: (transaction: Transaction) => Promise<R>,
): Promise<R> {
  const tried = new Error();
  const came: { readonly result: R }[] = [];
  try {
    await store.transaction(async (transaction) => {
      came.splice(0, 1, { result: await work(transaction) });
      throw tried;
    });
  } catch (error) {
    if (error !== tried) throw error;
  }
  const [first] = came;
  if (first === undefined) throw tried;
  return first.result;
}
