import { createHash } from 'node:crypto';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { missingMigration } from '../../scripts/migration.mjs';
import { haltOf } from '../../src/match/time/halt.ts';
import { termsOf, USUAL_TERMS } from '../../src/match/time/terms.ts';
import { applyMigrations, migrationFolder, type Session } from '../../src/store/migrate.ts';
import { openEmptyDatabase } from './memory.ts';

const names = readdirSync(migrationFolder).filter((name) => !name.endsWith('.toml'));

describe('migrations', () => {
  let database: PGlite;
  let session: Session;
  let folder: string;

  beforeAll(async () => {
    database = await openEmptyDatabase();
    session = {
      query: async (sql, values) => (await database.query(sql, [...values])).rows,
      script: async (sql) => {
        await database.exec(sql);
      },
    };
  });

  afterAll(() => database.close());

  beforeEach(async () => {
    await database.exec('ROLLBACK; DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    folder = mkdtempSync(join(tmpdir(), 'firepit-'));
    cpSync(migrationFolder, folder, { recursive: true });
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  const add = (name: string, sql: string) => {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'migration.sql'), sql);
  };
  const books = async () =>
    (
      await database.query<Record<string, unknown>>(
        'SELECT * FROM _prisma_migrations ORDER BY started_at',
      )
    ).rows;

  it('are applied once, in order, and booked as prisma books them', async () => {
    add('20990101000000_later', "CREATE TABLE later (a text DEFAULT 'x;y'); SELECT 1;");
    expect(await applyMigrations(session, folder)).toBe(names.length + 1);
    expect(await applyMigrations(session, folder)).toBe(0);
    const rows = await books();
    expect(rows.map((row) => row['migration_name'])).toEqual([...names, '20990101000000_later']);
    for (const row of rows) {
      const file = readFileSync(join(folder, String(row['migration_name']), 'migration.sql'));
      expect(row).toMatchObject({
        checksum: createHash('sha256').update(file).digest('hex'),
        finished_at: expect.any(Date),
        rolled_back_at: null,
        logs: null,
        applied_steps_count: 1,
      });
    }
    await database.query('INSERT INTO later DEFAULT VALUES');
  });

  it('leave nothing behind when one fails', async () => {
    add('20990101000000_broken', 'CREATE TABLE half (a int); CREATE TABLE half (a int);');
    await expect(applyMigrations(session, folder)).rejects.toThrow(/half/);
    await session.script('ROLLBACK');
    expect((await books()).map((row) => row['migration_name'])).toEqual(names);
    writeFileSync(
      join(folder, '20990101000000_broken', 'migration.sql'),
      'CREATE TABLE half (a int);',
    );
    expect(await applyMigrations(session, folder)).toBe(1);
  });

  it('are refused where one was begun and not finished', async () => {
    await applyMigrations(session, folder);
    await database.exec('UPDATE _prisma_migrations SET finished_at = NULL');
    add('20990101000000_later', 'CREATE TABLE later (a int)');
    await expect(applyMigrations(session, folder)).rejects.toThrow(
      /was begun in this database and never finished/,
    );
    expect(await books()).toHaveLength(names.length);
  });

  it('are applied again where one was rolled back by hand', async () => {
    await applyMigrations(session, folder);
    add('20990101000000_later', 'CREATE TABLE later (a int)');
    await database.exec(
      `INSERT INTO _prisma_migrations (id, checksum, migration_name, rolled_back_at)
         VALUES ('1', 'x', '20990101000000_later', now())`,
    );
    expect(await applyMigrations(session, folder)).toBe(1);
  });

  it('are refused in a database that a newer version has used', async () => {
    add('20990101000000_later', 'CREATE TABLE later (a int)');
    await applyMigrations(session, folder);
    await expect(applyMigrations(session)).rejects.toThrow(
      /A newer version of the bot has used this database \(migration 20990101000000_later\)/,
    );
  });

  it('give marks to messages and offers from before, whatever became of them', async () => {
    const marks = names.findIndex((name) => name.endsWith('_outbox_marks'));
    for (const name of names.slice(marks)) rmSync(join(folder, name), { recursive: true });
    await applyMigrations(session, folder);
    await database.exec(`
      INSERT INTO match (game, rules, config, server, channel, opener, host, size, seed, salt, "createdAt")
        VALUES ('tusk', 1, '{}', 's', 'c', 'ann', 'ann', 2, 'seed', 'salt', '2026-03-01');
      INSERT INTO outbox ("matchId", kind, payload, attempts, error, "createdAt", "dueAt", "deliveredAt", posted)
        VALUES
          (1, 'delivered', '{}', 2, NULL, '2026-03-01', '2026-03-01', '2026-03-02', 'message'),
          (1, 'put off', '{}', 9, 'Missing Access', '2026-03-02', '2026-03-05', NULL, NULL),
          (1, 'claimed', '{}', 1, NULL, '2026-03-03', '2026-03-03', NULL, NULL),
          (1, 'waiting', '{}', 0, NULL, '2026-03-04', '2026-03-04', NULL, NULL);
      INSERT INTO proposal ("matchId", kind, "from", "to", body, status, "createdAt")
        SELECT 1, 'trade', 0, '{1}', '{}', status, '2026-03-01'
        FROM unnest(enum_range(NULL::"ProposalStatus")) AS status`);
    await applyMigrations(session);
    const rowsOf = async (sql: string) => (await database.query(sql)).rows;
    expect(
      await rowsOf(
        `SELECT kind, mark, "failingSince"::date::text AS failing, "alarmedAt" AS alarmed
           FROM outbox ORDER BY id`,
      ),
    ).toEqual([
      { kind: 'delivered', mark: 'o1', failing: null, alarmed: null },
      { kind: 'put off', mark: 'o2', failing: '2026-03-02', alarmed: null },
      { kind: 'claimed', mark: 'o3', failing: null, alarmed: null },
      { kind: 'waiting', mark: 'o4', failing: null, alarmed: null },
    ]);
    expect(await rowsOf('SELECT mark FROM proposal')).toEqual(
      Array.from({ length: 5 }, () => ({ mark: null })),
    );
  });

  it('find the messages of proposals from before, where it is kept what was posted', async () => {
    const messages = names.findIndex((name) => name.endsWith('_proposal_messages'));
    for (const name of names.slice(messages)) rmSync(join(folder, name), { recursive: true });
    await applyMigrations(session, folder);
    await database.exec(`
      INSERT INTO match (game, rules, config, server, channel, opener, host, size, seed, salt, "createdAt")
        VALUES ('tusk', 1, '{}', 's', 'c', 'ann', 'ann', 2, 'seed', 'salt', '2026-03-01');
      INSERT INTO proposal ("matchId", kind, "from", "to", body, "createdAt")
        SELECT 1, 'trade', 0, '{1}', '{}', '2026-03-01' FROM generate_series(1, 3);
      INSERT INTO outbox ("matchId", kind, payload, mark, "createdAt", "dueAt", posted)
        VALUES
          (1, 'proposal', '{"proposal":1}', 'o1', '2026-03-01', '2026-03-01', 'first'),
          (1, 'proposal', '{"proposal":2}', 'o2', '2026-03-01', '2026-03-01', NULL),
          (1, 'turn', '{"proposal":3}', 'o3', '2026-03-01', '2026-03-01', 'turn')`);
    await applyMigrations(session);
    const { rows } = await database.query('SELECT message FROM proposal ORDER BY id');
    expect(rows).toEqual([{ message: 'first' }, { message: null }, { message: null }]);
  });

  it('take whoever hosts a match from before for who opened it', async () => {
    const ruling = names.findIndex((name) => name.endsWith('_ruling'));
    for (const name of names.slice(ruling)) rmSync(join(folder, name), { recursive: true });
    await applyMigrations(session, folder);
    await database.exec(`
      INSERT INTO match (game, rules, config, server, channel, host, size, seed, salt, "createdAt")
        VALUES ('tusk', 1, '{}', 's', 'c', 'ann', 2, 'seed', 'salt', '2026-03-01')`);
    await applyMigrations(session);
    const { rows } = await database.query('SELECT host, opener FROM match');
    expect(rows).toEqual([{ host: 'ann', opener: 'ann' }]);
  });

  it('mend what was stored outside the bounds of its command', async () => {
    const bounds = names.findIndex((name) => name.endsWith('_outside_bounds'));
    for (const name of names.slice(bounds)) rmSync(join(folder, name), { recursive: true });
    await applyMigrations(session, folder);
    const terms = (of: object) => `'${JSON.stringify({ ...USUAL_TERMS, ...of })}'`;
    const own = { unit: 'hours', allowance: 5, bank: 5, gain: 0.5, most: 5 };
    const none = { unit: 'hours', allowance: -5, bank: -3, gain: -0.5, most: -3 };
    const goods = (gives: unknown) => `'${JSON.stringify({ gives, takes: { meat: 1 } })}'`;
    await database.exec(`
      INSERT INTO match (game, rules, config, server, channel, opener, host, size, seed, salt, "createdAt", terms, halt)
        VALUES ${[
          `${terms({ pace: none, sleepsAfter: 0, restDays: -2 })}, NULL`,
          `${terms({ pace: own })}, '{"is":"paused","until":12.5}'`,
          `${terms({ sleepsAfter: 0.5 })}, '{"is":"paused","until":12}'`,
          'NULL, NULL',
        ]
          .map(
            (rest) => `('tusk', 1, '{}', 's', 'c', 'a', 'a', 2, 's', 's', '2026-03-01', ${rest})`,
          )
          .join(', ')};
      INSERT INTO proposal ("matchId", kind, "from", "to", body, status, "createdAt")
        SELECT 1, 'motion', 0, '{1}', body::json, status::"ProposalStatus", '2026-03-01' FROM (VALUES
          ('{"is":"pause","days":0}', 'open'), ('{"is":"pause","days":-1e9}', 'declined'),
          ('{"is":"pause","days":31}', 'open'), ('{"is":"pause","days":2.5}', 'open'),
          ('{"is":"pause","days":7}', 'open'), ('{"is":"settle"}', 'open')) AS one (body, status);
      INSERT INTO outbox ("matchId", kind, payload, mark, "createdAt", "dueAt")
        VALUES (2, 'paused', '{"until":12.5,"by":null}', 'o1', '2026-03-01', '2026-03-01');
      INSERT INTO clock ("matchId", state) VALUES
        (1, '{"hands":[],"pausedDays":0.5,"moderatedDays":3}'),
        (2, '{"hands":[],"pausedDays":2,"moderatedDays":1.5}');
      INSERT INTO server (id, tables, "restDays") VALUES
        ('a', -5, -3), ('b', 201, 367), ('c', 200, 0);
      INSERT INTO "order" ("matchId", seat, name, value) VALUES
        (1, 0, '$trade', ${goods({ stick: -5 })}), (1, 1, '$trade', ${goods({ stick: null })}),
        (1, 2, '$trade', ${goods({ stick: 5 })}), (1, 3, 'hunt', 'all'),
        (1, 4, '$trade', ${goods({ stick: 0.5 })}), (1, 5, '$trade', ${goods({ stick: 1e-7 })}),
        (1, 6, '$trade', ${goods({ stick: 'all' })}), (1, 7, '$trade', 'no JSON')`);
    await applyMigrations(session);
    const all = async (sql: string) =>
      (await database.query<Record<string, unknown>>(sql)).rows.map((row) => Object.values(row));
    const proposals = await all('SELECT body, status FROM proposal ORDER BY id');
    expect(proposals).toEqual([
      [{ is: 'pause', days: 1 }, 'void'],
      [{ is: 'pause', days: 1 }, 'declined'],
      [{ is: 'pause', days: 30 }, 'void'],
      [{ is: 'pause', days: 2 }, 'void'],
      [{ is: 'pause', days: 7 }, 'open'],
      [{ is: 'settle' }, 'open'],
    ]);
    const matches = await all('SELECT terms, halt FROM match ORDER BY id');
    const least = { unit: 'hours', allowance: 1, bank: 0, gain: 0.1, most: 0 };
    expect(matches).toEqual([
      [{ ...USUAL_TERMS, pace: least, sleepsAfter: 1, restDays: null }, null],
      [
        { ...USUAL_TERMS, pace: own },
        { is: 'paused', until: 12 },
      ],
      [
        { ...USUAL_TERMS, sleepsAfter: 1 },
        { is: 'paused', until: 12 },
      ],
      [null, null],
    ]);
    for (const [terms = null, halt = null] of matches) {
      expect(() => [termsOf({ id: 1, terms }), haltOf({ id: 1, halt })]).not.toThrow();
    }
    expect(await all('SELECT payload FROM outbox')).toEqual([[{ until: 12, by: null }]]);
    expect(await all('SELECT state FROM clock ORDER BY "matchId"')).toEqual([
      [{ hands: [], pausedDays: 0, moderatedDays: 3 }],
      [{ hands: [], pausedDays: 2, moderatedDays: 1 }],
    ]);
    expect(await all('SELECT id, tables, "restDays" FROM server ORDER BY id')).toEqual([
      ['a', null, null],
      ['b', null, null],
      ['c', 200, 0],
    ]);
    expect(await all('SELECT seat FROM "order" ORDER BY seat')).toEqual([[2], [3], [6], [7]]);
  });

  it('give a seat that was left to nobody to a computer player, where it is played', async () => {
    const before = names.findIndex((name) => name.endsWith('_forgotten'));
    for (const name of names.slice(before)) rmSync(join(folder, name), { recursive: true });
    await applyMigrations(session, folder);
    await database.exec(`
      INSERT INTO match (game, rules, config, status, server, channel, opener, host, size, seed, salt, "createdAt")
        SELECT 'tusk', 1, '{}', status::"MatchStatus", 's', 'c', 'ann', 'ann', 2, 'seed', 'salt', '2026-03-01'
        FROM unnest(ARRAY['running', 'over']) AS status;
      INSERT INTO seat ("matchId", seat, "user", name, "heldBy") VALUES
        (1, 0, 'ann', 'Ann', 'person'), (1, 1, NULL, 'somebody', 'person'), (2, 0, NULL, 'somebody', 'person')`);
    await applyMigrations(session);
    const { rows } = await database.query('SELECT "heldBy" FROM seat ORDER BY "matchId", seat');
    expect(rows).toEqual(['person', 'computer', 'person'].map((heldBy) => ({ heldBy })));
  });

  it('give what waited for a DM to whom it was for, and leave the rest to the thread', async () => {
    const before = names.findIndex((name) => name.endsWith('_outbox_dm_of_before'));
    for (const name of names.slice(before)) rmSync(join(folder, name), { recursive: true });
    await applyMigrations(session, folder);
    await database.exec(`
      INSERT INTO match (game, rules, config, server, channel, opener, host, size, seed, salt, "createdAt")
        VALUES ('tusk', 1, '{}', 's', 'c', 'ann', 'ann', 3, 'seed', 'salt', '2026-03-01');
      INSERT INTO seat ("matchId", seat, "user", name, "heldBy") VALUES
        (1, 0, 'ann', 'Ann', 'person'), (1, 1, 'ben', 'Ben', 'person'), (1, 2, NULL, 'x', 'computer');
      INSERT INTO person (id, pings) VALUES ('ben', 'dm');
      INSERT INTO outbox ("matchId", dm, kind, payload, mark, "createdAt", "dueAt", "deliveredAt")
        SELECT CASE WHEN kind <> 'digest' THEN 1 END, dm, kind, payload::json, nth, '2026-03-01', '2026-03-01', said::timestamp
        FROM (VALUES
          (1, NULL, 'digest', '{"user":"cid"}', NULL), (2, NULL, 'settled', '{"user":"cid","message":"1"}', NULL),
          (3, NULL, 'secret', '{"seat":0}', NULL), (4, NULL, 'secret', '{"seat":2}', NULL),
          (5, NULL, 'reminder', '{"seat":0}', NULL), (6, NULL, 'reminder', '{"seat":1}', NULL),
          (7, NULL, 'stopped', '{}', NULL), (8, NULL, 'turn', '{"seat":1}', NULL),
          (9, NULL, 'secret', '{"seat":0}', '2026-03-01'), (10, 'dan', 'secret', '{"seat":0}', NULL)
        ) AS one (nth, dm, kind, payload, said) ORDER BY nth`);
    await applyMigrations(session);
    const { rows } = await database.query<{ dm: string | null }>(
      'SELECT dm FROM outbox ORDER BY id',
    );
    const told = ['cid', 'cid', 'ann', null, null, 'ben', 'ann', null, null, 'dan'];
    expect(rows.map(({ dm }) => dm)).toEqual(told);
  });

  it('say all that the schema says', async () => {
    expect(await missingMigration(openEmptyDatabase)).toMatchObject({ exitCode: 0 });
  });
});
