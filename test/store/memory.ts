import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import type { Backing } from '../../src/store/backing.ts';
import { migrationFolder } from '../../src/store/migrate.ts';
import { storeOver } from '../../src/store/open.ts';
import { openMemory } from '../../src/store/pglite.ts';
import type { Store } from '../../src/store/store.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Opens a bare database with nothing in it, quicker than one is made. */
export async function openEmptyDatabase(): Promise<PGlite> {
  if (!existsSync(templateFile())) await (await openMemoryStore()).close();
  const dump = new Blob([new Uint8Array(readFileSync(templateFile()))]);
  const database = await PGlite.create({ loadDataDir: dump });
  await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return database;
}

/** Databases whose stores were closed, emptied for the next ones: to open another one takes a second. */
const spare: Backing[] = [];

/**
 * Opens an empty store. What was in it is gone when it is closed. The first one after a change of the tables
 * takes seconds.
 */
export async function openMemoryStore(): Promise<Store> {
  const backing = spare.pop() ?? (await openMemory(templateFile()));
  return storeOver({
    ...backing,
    close: async () => {
      backing.check();
      await empty(backing);
      spare.push(backing);
    },
  });
}

/** Takes every row out of a database, and lets its numbers begin anew. */
async function empty({ adapter }: Backing): Promise<void> {
  const session = await adapter.connect();
  const sql = `
    DO $$ BEGIN
      EXECUTE (SELECT 'TRUNCATE ' || string_agg(quote_ident(tablename), ', ') || ' RESTART IDENTITY'
        FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations');
    END $$`;
  await session.executeRaw({ sql, args: [], argTypes: [] });
}

/** One file for each state of the migrations and of the database's own version. */
export function templateFile(): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationFolder).sort()) {
    if (!name.endsWith('.toml'))
      hash.update(readFileSync(join(migrationFolder, name, 'migration.sql')));
  }
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return join(root, 'node_modules/.cache/firepit', `${hash.digest('hex').slice(0, 16)}.tar`);
}
