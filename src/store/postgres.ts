import { PrismaPg } from '@prisma/adapter-pg';
import { Pool, type PoolClient, type QueryResult, types } from 'pg';
import type { Backing } from './backing.ts';
import { explainConnection, StoreUnavailable } from './failure.ts';
import { applyMigrations } from './migrate.ts';
import { jsonIn } from './json.ts';
import { LONGEST_MS, notedBy, sent, type Session, timeIn } from './session.ts';

/** Opens a Postgres server's database and brings it up to date. Throws `StoreUnavailable` with a sentence. */
export async function openPostgres(url: string): Promise<Backing> {
  await migrate(url);
  const pool = new SessionPool({
    connectionString: url,
    application_name: 'firepit',
    max: 10,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    // The server ends what takes too long; where it does not answer at all, the client stops waiting.
    statement_timeout: LONGEST_MS,
    query_timeout: LONGEST_MS,
  });
  // The pool makes another one of a connection that was lost while nobody used it; Prisma heeds that only once it is used.
  pool.on('error', () => undefined);
  return {
    adapter: new PrismaPg(pool),
    session: sessionOf(pool),
    check: () => {},
    // Its server does so by itself.
    vacuum: () => Promise.resolve(),
    close: () => pool.end(),
  };
}

/** A pool that notes in which of its connections a transaction is opened. */
class SessionPool extends Pool {
  override connect(): Promise<PoolClient>;
  override connect(told: Parameters<Connecting>[0]): void;
  override connect(told?: Parameters<Connecting>[0]): Promise<PoolClient> | void {
    if (told !== undefined) return super.connect(told);
    const note = notedBy();
    return super.connect().then((client) => {
      note?.(sessionOf(client));
      return client;
    });
  }
}

type Connecting = (
  told: (
    error: Error | undefined,
    client: PoolClient | undefined,
    done: (release?: unknown) => void,
  ) => void,
) => void;

const [TIMESTAMP, JSON_TEXT] = [1114, 114];

/** How values are read: as the driver does it, but for JSON, and for times, which it takes for those of this machine. */
const usual: (type: number, format?: 'text' | 'binary') => (text: string) => unknown =
  types.getTypeParser;
const reading = {
  getTypeParser: (type: number, format?: 'text' | 'binary') => {
    if (type === TIMESTAMP) return timeIn;
    return type === JSON_TEXT ? jsonIn : usual(type, format);
  },
};

/** The names under which statements are prepared, by their texts; each connection knows which it has prepared. */
const names = new Map<string, string>();

function nameOf(text: string): string {
  const name = names.get(text) ?? `firepit ${names.size + 1}`;
  names.set(text, name);
  return name;
}

function sessionOf(connection: Pool | PoolClient): Session {
  return {
    async run({ text, values }) {
      const { rows, rowCount }: QueryResult<Record<string, unknown>> = await connection.query({
        name: nameOf(text),
        text,
        values: sent(values),
        types: reading,
      });
      return { rows, count: rowCount ?? 0 };
    },
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
