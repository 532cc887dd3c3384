import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import { migrationFolder } from '../../src/store/migrate.ts';
import { openStore } from '../../src/store/open.ts';
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

/** Opens a store that ends with the test. The first one after a change of the tables takes seconds. */
export async function openMemoryStore(): Promise<Store> {
  return openStore({ databaseUrl: null, folder: ':memory:', template: templateFile() });
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
