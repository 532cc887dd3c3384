/**
 * `node scripts/migration.mjs <name>` writes the next migration: the SQL that leads from the folder
 * prisma/migrations to prisma/schema.prisma. It needs no database and downloads nothing: Prisma's
 * schema engine is a WebAssembly package, and its shadow database a PGlite in memory.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';
import * as binding from '@prisma/schema-engine-wasm/schema_engine_bg';
import { PrismaPGlite } from 'pglite-prisma-adapter';

const root = fileURLToPath(new URL('..', import.meta.url));
const schemaFile = join(root, 'prisma/schema.prisma');
const folder = join(root, 'prisma/migrations');

const require = createRequire(import.meta.url);
// The helper comes with the adapter; it is the one of the adapter's own version.
const { bindMigrationAwareSqlAdapterFactory } = createRequire(
  require.resolve('@prisma/adapter-pg'),
)('@prisma/driver-adapter-utils');

let loaded = false;

/** Loads the WebAssembly once: its bindings are one for the whole process. */
function loadEngine() {
  if (loaded) return;
  const file = require.resolve('@prisma/schema-engine-wasm').replace('.js', '_bg.wasm');
  const module = new WebAssembly.Module(readFileSync(file));
  const instance = new WebAssembly.Instance(module, { './schema_engine_bg.js': binding });
  binding.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  loaded = true;
}

/** Starts Prisma's schema engine on a driver adapter. */
export async function startSchemaEngine(factory) {
  loadEngine();
  return binding.SchemaEngine.new(
    { datamodels: [[schemaFile, readFileSync(schemaFile, 'utf8')]] },
    () => {},
    bindMigrationAwareSqlAdapterFactory(factory),
  );
}

/** The migrations as the engine wants them. */
export function migrationList() {
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  return {
    baseDir: folder,
    lockfile: { path: 'migration_lock.toml', content: 'provider = "postgresql"\n' },
    shadowDbInitScript: '',
    migrationDirectories: names.map((name) => ({
      path: name,
      migrationFile: {
        path: 'migration.sql',
        content: { tag: 'ok', value: readFileSync(join(folder, name, 'migration.sql'), 'utf8') },
      },
    })),
  };
}

/**
 * What is missing in the migrations: `{ exitCode: 0 }` for nothing, 2 and the SQL where they lag behind.
 * `openEmpty` opens a database with nothing in it.
 */
export async function missingMigration(openEmpty = () => PGlite.create()) {
  const connect = async () => new PrismaPGlite(await openEmpty()).connect();
  const engine = await startSchemaEngine({
    provider: 'postgres',
    adapterName: 'pglite',
    connect,
    connectToShadowDb: connect,
  });
  return engine.diff({
    from: { tag: 'migrations', ...migrationList() },
    to: {
      tag: 'schemaDatamodel',
      files: [{ path: schemaFile, content: readFileSync(schemaFile, 'utf8') }],
    },
    script: true,
    exitCode: true,
    filters: { externalTables: [], externalEnums: [] },
  });
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const name = process.argv[2];
  if (name === undefined || !/^[a-z0-9_]+$/.test(name)) {
    console.error('Say what the migration does: node scripts/migration.mjs add_leagues');
    process.exit(1);
  }
  const { exitCode, stdout } = await missingMigration();
  if (exitCode === 0) {
    console.log('The migrations say all that the schema says; nothing was written.');
    process.exit(0);
  }
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const target = join(folder, `${stamp}_${name}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'migration.sql'), stdout);
  writeFileSync(
    join(folder, 'migration_lock.toml'),
    '# Written by prisma; it says which kind of database the migrations are for.\nprovider = "postgresql"\n',
  );
  console.log(`Wrote ${join(target, 'migration.sql')}`);
  process.exit(0);
}
