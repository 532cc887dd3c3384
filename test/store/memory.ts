import { existsSync, readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import type { Backing } from '../../src/store/backing.ts';
import { storeOver } from '../../src/store/open.ts';
import { openMemory } from '../../src/store/pglite.ts';
import type { Store } from '../../src/store/store.ts';
import { type Asked, counted } from './counted.ts';
import { kept } from './kept.ts';

/** Opens a bare database with nothing in it, quicker than one is made. */
export async function openEmptyDatabase(): Promise<PGlite> {
  if (!existsSync(kept('tar'))) await (await openMemoryStore()).close();
  const dump = new Blob([new Uint8Array(readFileSync(kept('tar')))]);
  const database = await PGlite.create({ loadDataDir: dump });
  await database.exec('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  return database;
}

/** Databases whose stores were closed, emptied for the next ones: to open another one takes a second. */
const spare: Backing[] = [];

/**
 * Opens an empty store. What was in it is gone when it is closed. The first one after a change of the tables
 * takes seconds; without a template, the first one of every file does.
 *
 * @param asked counts what the database is asked
 */
export async function openMemoryStore(
  template: string | null = kept('tar'),
  asked: Asked | null = null,
): Promise<Store> {
  const backing = spare.pop() ?? (await openMemory(template));
  const store = storeOver({
    ...(asked === null ? backing : counted(backing, asked)),
    close: async () => {
      backing.check();
      await empty(backing);
      spare.push(backing);
    },
  });
  behind.set(store, backing);
  return store;
}

/** The databases behind stores. */
const behind = new WeakMap<Store, Backing>();

async function sessionOf(store: Store) {
  const backing = behind.get(store);
  if (backing === undefined) throw new Error('That store is not in memory.');
  return backing.adapter.connect();
}

/** Writes into the database behind a store what no press writes. */
export async function spoil(store: Store, sql: string): Promise<void> {
  await (await sessionOf(store)).executeRaw({ sql, args: [], argTypes: [] });
}

/** All that a store keeps, but for which interactions were seen, and that somebody is there. */
export async function allKept(store: Store): Promise<unknown> {
  const session = await sessionOf(store);
  const read = async (sql: string) =>
    (await session.queryRaw({ sql, args: [], argTypes: [] })).rows;
  const tables = await read(`SELECT tablename FROM pg_tables WHERE schemaname = 'public'
    AND tablename NOT IN ('_prisma_migrations', 'interaction', 'pulse') ORDER BY 1`);
  const rows = tables.map(
    ([
      name,
    ]) => `SELECT '${String(name)}', coalesce(string_agg(t::text, E'\\n' ORDER BY t::text), '')
      FROM "${String(name)}" AS t`,
  );
  return read(rows.join(' UNION ALL '));
}

/**
 * Takes every row out of a database, and lets its numbers begin anew. To truncate tables takes ten times as long where
 * they hold little; without triggers, rows may go in any order.
 */
async function empty({ adapter }: Backing): Promise<void> {
  const session = await adapter.connect();
  const sql = `
    DO $$ DECLARE kind record; BEGIN
      SET LOCAL session_replication_role = replica;
      FOR kind IN SELECT tablename AS name FROM pg_tables
        WHERE schemaname = 'public' AND tablename <> '_prisma_migrations'
      LOOP
        EXECUTE 'DELETE FROM ' || quote_ident(kind.name);
      END LOOP;
      PERFORM setval(format('%I.%I', schemaname, sequencename), start_value, false)
        FROM pg_sequences WHERE schemaname = 'public';
    END $$`;
  await session.executeRaw({ sql, args: [], argTypes: [] });
}
