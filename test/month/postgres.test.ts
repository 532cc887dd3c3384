import { randomUUID } from 'node:crypto';
import { PrismaPg } from '@prisma/adapter-pg';
import { afterAll, describe } from 'vitest';
import { SHELF } from '../../src/games/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { describeMonths } from './months.ts';

const given = process.env['TEST_DATABASE_URL'];
if (given === undefined) {
  throw new Error('TEST_DATABASE_URL must name a Postgres on which databases may be created.');
}
const server: string = given;

async function run(statement: string): Promise<void> {
  const session = await new PrismaPg({ connectionString: server, max: 1 }).connect();
  try {
    await session.underlyingDriver().query(statement);
  } finally {
    await session.dispose();
  }
}

const created: string[] = [];

/** A store over a database of its own. */
async function openNew(): Promise<Store> {
  const name = `firepit_month_${randomUUID().replaceAll('-', '')}`;
  await run(`CREATE DATABASE ${name}`);
  created.push(name);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return openStore({ databaseUrl: url.href, folder: '' });
}

/** Months of the games on the shelf on a real Postgres. */
describe('a month by post on Postgres', { timeout: 600_000 }, () => {
  afterAll(async () => {
    for (const name of created) await run(`DROP DATABASE ${name} WITH (FORCE)`);
  });
  for (const edition of SHELF.values()) describeMonths(edition, 2, openNew);
});
