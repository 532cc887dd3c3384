import { afterAll, describe } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { createDatabase, dropDatabases } from '../store/server.ts';
import { describeMonths } from './months.ts';

/** A store over a database of its own. */
const openNew = async (): Promise<Store> =>
  openStore({ databaseUrl: await createDatabase(), folder: '' });

/** Months of the games on the shelf on a real Postgres. */
describe('a month by post on Postgres', { timeout: 600_000 }, () => {
  afterAll(dropDatabases);
  for (const edition of SHELF.values()) describeMonths(edition, 2, openNew);
});
