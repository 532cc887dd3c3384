import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationFolder } from '../../src/store/migrate.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Where something is kept from one run to the next, for this state of the migrations and of the database's own version. */
export function kept(ending: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(migrationFolder).sort()) {
    if (!name.endsWith('.toml'))
      hash.update(readFileSync(join(migrationFolder, name, 'migration.sql')));
  }
  hash.update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')));
  return join(root, 'node_modules/.cache/firepit', `${hash.digest('hex').slice(0, 16)}.${ending}`);
}
