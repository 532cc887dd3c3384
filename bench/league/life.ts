import { parentPort } from 'node:worker_threads';
import { inspect } from 'node:util';
import { SHELF } from '../../src/games/index.ts';
import type { Order, Reply } from '../../src/threads/worker-pool.ts';
import { type Database, onDatabase } from '../month/databases.ts';
import { liveSeasons, type Seasons, type SeasonsRules } from './seasons.ts';

/** Seasons that a thread is to live through. */
export interface Life extends Pick<SeasonsRules, 'people' | 'seats' | 'seasons'> {
  /** The id of a game on the shelf. */
  readonly game: string;
  readonly database: Database;
}

const port = parentPort;
if (port === null) throw new Error('Seasons are lived through in a thread; use benchLeague.');
const say = (reply: Reply<Seasons | null>): void => port.postMessage(reply);

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
const live = ({ game, database, ...rules }: Life): Promise<Seasons | null> =>
  onDatabase(database, (store) => {
    const edition = SHELF.get(game);
    if (edition === undefined) throw new Error(`There is no game ${game} on the shelf.`);
    return liveSeasons({ ...rules, edition, store, seed: `league ${game} ${rules.seats}` });
  });
