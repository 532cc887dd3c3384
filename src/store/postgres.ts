import { PrismaPg } from '@prisma/adapter-pg';
import type { Backing } from './backing.ts';
import { explainConnection, StoreUnavailable } from './failure.ts';
import { applyMigrations } from './migrate.ts';

/** The longest that a statement may take, in milliseconds; no press waits for longer. Migrations may. */
const LONGEST_MS = 15_000;

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
      // The server ends what takes too long; where it does not answer at all, the client stops waiting.
      statement_timeout: LONGEST_MS,
      query_timeout: LONGEST_MS,
    }),
    check: () => {},
    // Its server does so by itself.
    vacuum: () => Promise.resolve(),
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
