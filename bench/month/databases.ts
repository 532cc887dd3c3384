import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { startPostgres } from '../bot/postgres.ts';

/** On what is lived. */
export type Database = 'pglite' | 'postgres';

/** Lives on an empty database of its own; null where this machine has no such. */
export async function onDatabase<T>(
  database: Database,
  live: (store: Store) => Promise<T>,
): Promise<T | null> {
  const server = database === 'pglite' ? null : await startPostgres().catch(() => null);
  if (database === 'postgres' && server === null) return null;
  try {
    const store = await openStore({
      databaseUrl: server?.url ?? null,
      folder: server === null ? ':memory:' : '',
    });
    try {
      return await live(store);
    } finally {
      await store.close();
    }
  } finally {
    await server?.close();
  }
}
