import { parentPort } from 'node:worker_threads';
import { inspect } from 'node:util';
import { SHELF } from '../../src/games/index.ts';
import type { Order, Reply } from '../../src/threads/worker-pool.ts';
import { type Database, onDatabase } from './databases.ts';
import { liveMonth, type Month } from './month.ts';

/** A month that a thread is to live through. */
export interface Life {
  /** The id of a game on the shelf. */
  readonly game: string;
  readonly matches: number;
  readonly database: Database;
  /** What people order when a match begins, by the orders' names. */
  readonly orders: Readonly<Record<string, string>>;
}

const port = parentPort;
if (port === null) throw new Error('A month is lived through in a thread; use benchMonth.');
const say = (reply: Reply<Month | null>): void => port.postMessage(reply);

port.on('message', (order: Order<Life>) => {
  if (order === null) process.exit();
  if (order === 'go on') return;
  live(order).then(
    (done) => say({ done }),
    (error: unknown) => say({ failed: inspect(error) }),
  );
});
say('ready');

/** Null where this machine has no such database. */
const live = ({ game, matches, orders, database }: Life): Promise<Month | null> =>
  onDatabase(database, (store) => {
    const edition = SHELF.get(game);
    if (edition === undefined) throw new Error(`There is no game ${game} on the shelf.`);
    return liveMonth({ edition, store, matches, seed: `month ${game}`, orders });
  });
