import { afterAll, describe } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { drawn, LOT } from '../lot.ts';
import { createDatabase, dropDatabases } from '../store/server.ts';
import { describeMonths } from './months.ts';

/** A store over a database of its own. */
const openNew = async (): Promise<Store> =>
  openStore({ databaseUrl: await createDatabase(), folder: '' });

/** Months of a game on a real Postgres; all games live through theirs in `month.test.ts`. */
describe(`a month by post on Postgres (${LOT})`, { timeout: 600_000 }, () => {
  afterAll(dropDatabases);
  for (const edition of drawn('months', [...SHELF.values()], 1))
    describeMonths(edition, 2, openNew);
});
