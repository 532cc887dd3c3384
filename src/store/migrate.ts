import { createHash, randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import { StoreUnavailable } from './failure.ts';

/** One session with the database; `script` runs several statements as one simple query. */
export interface Session {
  query(sql: string, values: readonly unknown[]): Promise<unknown[]>;
  script(sql: string): Promise<void>;
}

/** The number under which `prisma migrate` takes its lock, so that both wait for each other. */
export const PRISMA_LOCK = 72707369;

/** How long another start may take to bring the tables up to date, before this one says that it waits in vain. */
const LOCK_TIMEOUT = '2min';

/** The table as `prisma migrate deploy` makes it. */
const BOOKKEEPING = `CREATE TABLE IF NOT EXISTS _prisma_migrations (
  id                  VARCHAR(36) PRIMARY KEY NOT NULL,
  checksum            VARCHAR(64) NOT NULL,
  finished_at         TIMESTAMPTZ,
  migration_name      VARCHAR(255) NOT NULL,
  logs                TEXT,
  rolled_back_at      TIMESTAMPTZ,
  started_at          TIMESTAMPTZ NOT NULL DEFAULT now(),
  applied_steps_count INTEGER NOT NULL DEFAULT 0
)`;

const appliedRows = z.array(z.object({ name: z.string(), finished: z.boolean() }));

export const migrationFolder: string = fileURLToPath(
  new URL('../../prisma/migrations/', import.meta.url),
);

/**
 * Applies the migrations that are missing, in the order of their names, and returns how many. Its
 * bookkeeping is that of `prisma migrate deploy`; other than there, each migration and its line in the
 * books are one transaction, so that a crash leaves nothing half done. A migration that somebody else
 * began and did not finish, or a database that is ahead of this version, is refused with a sentence:
 * a person has to look. The lock ends with the session; after an error, close it.
 */
export async function applyMigrations(
  session: Session,
  folder = migrationFolder,
  lockTimeout = LOCK_TIMEOUT,
): Promise<number> {
  await session.script(`SET lock_timeout = '${lockTimeout}'`);
  await session.query(`SELECT pg_advisory_lock(${PRISMA_LOCK})`, []);
  await session.script('RESET lock_timeout');
  await session.script(BOOKKEEPING);
  const applied = appliedRows.parse(
    await session.query(
      `SELECT migration_name AS name, finished_at IS NOT NULL AS finished
         FROM _prisma_migrations WHERE rolled_back_at IS NULL ORDER BY migration_name`,
      [],
    ),
  );
  const unfinished = applied.find((row) => !row.finished);
  if (unfinished !== undefined) {
    throw new StoreUnavailable(
      `The migration ${unfinished.name} was begun in this database and never finished. Repair it by hand (prisma migrate resolve) or restore the backup from before it, then start again.`,
    );
  }
  const names = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
  const unknown = applied.find((row) => !names.includes(row.name));
  if (unknown !== undefined) {
    throw new StoreUnavailable(
      `A newer version of the bot has used this database (migration ${unknown.name}). Start that version, or restore the backup from before it.`,
    );
  }
  const missing = names.filter((name) => applied.every((row) => row.name !== name));
  for (const name of missing) await applyMigration(session, folder, name);
  await session.query(`SELECT pg_advisory_unlock(${PRISMA_LOCK})`, []);
  return missing.length;
}

async function applyMigration(session: Session, folder: string, name: string): Promise<void> {
  const sql = readFileSync(join(folder, name, 'migration.sql'), 'utf8');
  const checksum = createHash('sha256').update(sql).digest('hex');
  await session.script('BEGIN');
  await session.query(
    `INSERT INTO _prisma_migrations (id, checksum, migration_name, started_at)
       VALUES ($1, $2, $3, clock_timestamp())`,
    [randomUUID(), checksum, name],
  );
  await session.script(sql);
  await session.query(
    `UPDATE _prisma_migrations SET finished_at = clock_timestamp(), applied_steps_count = 1
       WHERE migration_name = $1 AND rolled_back_at IS NULL`,
    [name],
  );
  await session.script('COMMIT');
}
