import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';

const given = process.env['TEST_DATABASE_URL'];
if (given === undefined) {
  throw new Error('TEST_DATABASE_URL must name a Postgres on which databases may be created.');
}

/** The address of the Postgres server that tests use, with the database from which others are made. */
export const server: string = given;

/** The address of a database of that server. */
export function addressOf(database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Runs a statement by a connection of its own, and returns the rows. */
export async function sql(url: string, text: string): Promise<unknown[]> {
  const session = await new PrismaPg({ connectionString: url, max: 1 }).connect();
  try {
    return (await session.underlyingDriver().query(text)).rows;
  } finally {
    await session.dispose();
  }
}

const created: string[] = [];

/** Creates an empty database and returns its address. Whoever calls it calls `dropDatabases` at the end. */
export async function createDatabase(): Promise<string> {
  const name = nameOfOne();
  await createNamed(name);
  created.push(name);
  return addressOf(name);
}

/** A name that no database has. */
export const nameOfOne = (): string => `firepit_test_${randomUUID().replaceAll('-', '')}`;

/** Creates an empty database of that name. */
export async function createNamed(name: string): Promise<void> {
  // `template1` cannot be copied while somebody is connected to it, and a backup being restored is.
  await sql(server, `CREATE DATABASE ${name} TEMPLATE template0`);
}

/** Drops every database that `createDatabase` created. */
export async function dropDatabases(): Promise<void> {
  for (const name of created.splice(0)) await sql(server, `DROP DATABASE ${name} WITH (FORCE)`);
}
