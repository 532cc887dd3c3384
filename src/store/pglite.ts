import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { PGlite, type PGliteOptions, type Transaction, types } from '@electric-sql/pglite';
import { PrismaPGlite } from 'pglite-prisma-adapter';
import type { Backing } from './backing.ts';
import { StoreUnavailable } from './failure.ts';
import { lockFolder } from './lock.ts';
import { applyMigrations } from './migrate.ts';
import { PreparedDatabase } from './prepared.ts';
import { jsonIn } from './json.ts';
import { notedBy, sent, type Session, timeIn } from './session.ts';

/** Opens the Postgres that runs in this process, with its files in `folder/database`. */
export async function openFolder(folder: string): Promise<Backing> {
  let unlock = (): void => {};
  try {
    unlock = lockFolder(folder);
    const target = join(folder, 'database');
    if (!existsSync(target)) await createFolder(target);
    const database = new LocalDatabase({ dataDir: target });
    await prepare(database);
    return backing(database, unlock);
  } catch (error) {
    unlock();
    throw explainOpening(error, folder);
  }
}

/**
 * Opens a database that ends with the process. `template` names a file that keeps an empty database for
 * the next opening, as making one takes seconds; it is written where it is missing.
 */
export async function openMemory(template: string | null): Promise<Backing> {
  const kept = template !== null && existsSync(template) ? readFileSync(template) : null;
  const database = new LocalDatabase(
    kept === null ? {} : { loadDataDir: new Blob([new Uint8Array(kept)]) },
  );
  await prepare(database);
  if (template !== null && kept === null) await writeTemplate(database, template);
  return backing(database, () => {});
}

/** How much of its log the database keeps after a checkpoint, and how many files of 16 MB call for one. */
const LOG_KEPT = ['-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'] as const;
const LOG_FILES = 6;

/** How many transactions there are between two looks at how long the log is. */
const LOOK_EVERY = 50;

/**
 * The adapter swallows a COMMIT that failed; here it is kept, and the database counts as lost. Alone in its process, it
 * never shortens its log by itself.
 */
class LocalDatabase extends PreparedDatabase {
  lost: unknown = null;
  readonly #log: string | null;
  #transactions = 0;

  constructor(options: PGliteOptions) {
    super({ ...options, startParams: [...PGlite.defaultStartParams, ...LOG_KEPT] });
    this.#log = options.dataDir === undefined ? null : join(options.dataDir, 'pg_wal');
  }

  override async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    let begun = false;
    const note = notedBy();
    try {
      const result = await super.transaction((transaction) => {
        begun = true;
        note?.(sessionOf(transaction));
        return work(transaction);
      });
      await this.#shortenLog();
      return result;
    } catch (error) {
      if (begun) this.lost = error;
      throw error;
    }
  }

  async #shortenLog(): Promise<void> {
    this.#transactions += 1;
    if (this.#log === null || this.#transactions % LOOK_EVERY !== 0) return;
    if (readdirSync(this.#log).length > LOG_FILES) await this.exec('CHECKPOINT');
  }
}

const READING = { parsers: { [types.TIMESTAMP]: timeIn, [types.JSON]: jsonIn } };

function sessionOf(connection: Pick<PGlite, 'query'> | Transaction): Session {
  return {
    async run({ text, values }) {
      const { rows, affectedRows = 0 } = await connection.query(text, sent(values), READING);
      return { rows, count: affectedRows };
    },
  };
}

function backing(database: LocalDatabase, release: () => void): Backing {
  return {
    adapter: new PrismaPGlite(database),
    session: sessionOf(database),
    check: () => {
      if (database.lost === null) return;
      throw new StoreUnavailable(
        'The local database could not write. Make sure that the disk is not full, then start the bot again.',
        { cause: database.lost },
      );
    },
    vacuum: async () => {
      await database.exec('VACUUM');
      await database.exec('CHECKPOINT');
    },
    close: async () => {
      await database.close();
      release();
    },
  };
}

async function prepare(database: PGlite): Promise<void> {
  await applyMigrations({
    query: async (sql, values) => (await database.query(sql, [...values])).rows,
    script: async (sql) => {
      await database.exec(sql);
    },
  });
}

/** Made beside its place and moved there when whole: a first start that is killed leaves nothing. */
async function createFolder(target: string): Promise<void> {
  const draft = `${target}.new`;
  rmSync(draft, { recursive: true, force: true });
  const database = new PGlite(draft);
  await database.waitReady;
  await database.close();
  renameSync(draft, target);
}

async function writeTemplate(database: PGlite, template: string): Promise<void> {
  const dump = await database.dumpDataDir('none');
  mkdirSync(dirname(template), { recursive: true });
  const draft = `${template}.${process.pid}`;
  writeFileSync(draft, new Uint8Array(await dump.arrayBuffer()));
  renameSync(draft, template);
}

function explainOpening(error: unknown, folder: string): unknown {
  if (error instanceof StoreUnavailable) return error;
  const reason = error instanceof Error ? error.message : String(error);
  return new StoreUnavailable(
    `The data in ${folder} cannot be opened (${reason}). Make sure that the folder may be written and the disk is not full, or set DATA_DIR to another folder.`,
    { cause: error },
  );
}
