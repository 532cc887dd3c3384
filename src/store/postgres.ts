import { PrismaPg } from '@prisma/adapter-pg';
import type { Backing } from './backing.ts';
import { explainConnection, StoreUnavailable } from './failure.ts';
import { applyMigrations } from './migrate.ts';

/** Opens a Postgres server's database and brings it up to date. Throws `StoreUnavailable` with a sentence. */
export async function openPostgres(url: string): Promise<Backing> {
  await migrate(url);
  return {
    adapter: new PrismaPg({
      connectionString: url,
      application_name: 'firepit',
      max: 10,
      connectionTimeoutMillis: 10_000,
      keepAlive: true,
    }),
    check: () => {},
    // The client ends the pool that it made from the adapter.
    close: () => Promise.resolve(),
  };
}

/** A pool of one connection is one session, which the migrations' lock needs. */
async function migrate(url: string): Promise<void> {
  const session = await new PrismaPg({
    connectionString: url,
    application_name: 'firepit migrations',
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
  }).connect();
  try {
    const connection = session.underlyingDriver();
    await applyMigrations({
      query: async (sql, values) => {
        const { rows }: { rows: unknown[] } = await connection.query(sql, [...values]);
        return rows;
      },
      script: async (sql) => {
        await connection.query(sql);
      },
    });
  } catch (error) {
    throw error instanceof StoreUnavailable ? error : explainConnection(error, url);
  } finally {
    await session.dispose();
  }
}
