import type { PGlite, QueryOptions } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { PreparedDatabase } from '../../src/store/prepared.ts';
import { openEmptyDatabase } from './memory.ts';

const KINDS = `SELECT $1::int AS one, $2::text[] AS list, $3::jsonb AS json, $4::timestamp AS at,
  $5::bool AS yes, $6::text AS none, $7::bigint AS long, $8::text AS two`;
const GIVEN = [7, ['a', 'b "c"'], { b: 1 }, '2026-11-27T10:00:00.000Z', true, null, 2n ** 60n, 'ä'];

let plain: PGlite;
let database: PreparedDatabase;
beforeAll(async () => {
  plain = await openEmptyDatabase();
  database = new PreparedDatabase({ loadDataDir: await plain.dumpDataDir('none') });
  for (const one of [plain, database]) await one.exec('CREATE TABLE hut (id int, of text)');
});
afterAll(async () => {
  await plain.close();
  await database.close();
});

it.each<[string, QueryOptions]>([
  ['objects', {}],
  ['lists', { rowMode: 'array' }],
  ['what others read otherwise', { parsers: { 23: (text) => `number ${text}` } }],
])('gives what PGlite alone does, however often: %s', async (_, options) => {
  for (let times = 0; times < 2; times += 1) {
    for (const text of [KINDS, KINDS.replace('AS two', '')]) {
      expect(await database.query(text, GIVEN, options)).toEqual(
        await plain.query(text, GIVEN, options),
      );
    }
    const add = (one: PGlite) => one.query('INSERT INTO hut VALUES ($1, $2)', [times, 'ash']);
    expect(await add(database)).toEqual(await add(plain));
    expect(await database.query('SELECT FROM hut WHERE false')).toEqual(
      await plain.query('SELECT FROM hut WHERE false'),
    );
  }
});

it('asks once for what it knows, alone and in a transaction', async () => {
  const ask = (one: Pick<PGlite, 'query'>) => one.query('SELECT $1::int + 1 AS sum', [1]);
  await ask(database);
  const sent = vi.spyOn(database, 'execProtocolStream');
  expect((await ask(database)).rows).toEqual([{ sum: 2 }]);
  expect(sent).toHaveBeenCalledTimes(1);
  await database.transaction(async (transaction) => {
    sent.mockClear();
    await ask(transaction);
    expect(sent).toHaveBeenCalledTimes(1);
  });
  sent.mockRestore();
});

it('goes on after what is wrong, and after a transaction that was taken back', async () => {
  const divide = (by: number) => database.query('SELECT 10 / $1::int AS half', [by]);
  const wrong = () => database.query('SELECT wrong');
  for (let times = 0; times < 2; times += 1) {
    await expect(wrong()).rejects.toMatchObject({ code: '42703' });
    await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
    expect((await divide(5)).rows).toEqual([{ half: 2 }]);
  }
  const count = (one: Pick<PGlite, 'query'>) =>
    one.query('SELECT count(*)::int FROM hut, hut AS o');
  const before = await count(database);
  const closed = await database.transaction(async (transaction) => {
    await transaction.query('DELETE FROM hut');
    expect((await count(transaction)).rows).toEqual([{ count: 0 }]);
    await transaction.rollback();
    return transaction;
  });
  expect(await count(database)).toEqual(before);
  await expect(count(closed)).rejects.toThrow('This transaction is over.');
});

it('forgets what it knew where there is too much of it', async () => {
  for (let at = 0; at < 1100; at += 1) await database.query(`SELECT ${at}`);
  const known = await database.query('SELECT count(*)::int FROM pg_prepared_statements');
  expect(known.rows).toEqual([{ count: expect.toSatisfy((count) => count > 50 && count <= 500) }]);
  expect((await database.query('SELECT $1::int + 1 AS sum', [1])).rows).toEqual([{ sum: 2 }]);
});
