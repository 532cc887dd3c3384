import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openForgotten, REMEMBERED_DAYS } from '../../src/store/forgotten.ts';

const folder = mkdtempSync(join(tmpdir(), 'firepit-forgotten-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 3_600_000;
const at = (day: number): Date => new Date(Date.UTC(2026, 0, 1) + day * DAY);
const [ash, birch, cedar] = ['410000000000000001', '410000000000000002', '410000000000000003'];

it('knows again who was forgotten since, and names nobody', async () => {
  const data = join(folder, 'data', 'new');
  const list = openForgotten(data);
  expect(await list.among([ash], at(0))).toEqual([]);
  await list.note(ash, at(1));
  await Promise.all([list.note(birch, at(3)), list.note(ash, at(4))]);
  expect(await list.among([ash, birch, cedar], at(0))).toEqual([ash, birch]);
  expect(await list.among([ash, birch, cedar], at(4))).toEqual([ash]);
  expect(await openForgotten(data).among([birch], at(2))).toEqual([birch]);
  const text = readdirSync(data)
    .map((file) => readFileSync(join(data, file), 'utf8'))
    .join('');
  for (const user of [ash, birch]) expect(text).not.toContain(user);
  // The same person twice is not to be seen.
  const lines = text.trim().split('\n');
  expect(new Set(lines.map((line) => line.split(' ').at(-1))).size).toBe(3);
});

it('drops what is older than any backup, and nothing that another process notes', async () => {
  const data = join(folder, 'pruned');
  const [list, other] = [openForgotten(data), openForgotten(data)];
  await list.prune(at(0));
  await list.note(ash, at(0));
  await list.note(birch, at(2));
  await list.prune(at(REMEMBERED_DAYS - 1));
  expect(await list.among([ash, birch], at(0))).toEqual([ash, birch]);
  const noting = Array.from({ length: 20 }, () => other.note(cedar, at(5)));
  const pruning = noting.map(() => list.prune(at(REMEMBERED_DAYS + 1)));
  await Promise.all([...noting, ...pruning]);
  expect(await list.among([ash, birch, cedar], at(0))).toEqual([birch, cedar]);
});

it('has the files of several machines together, and the one of before', async () => {
  const [here, there, both] = [join(folder, 'a'), join(folder, 'b'), join(folder, 'c')];
  await openForgotten(here).note(ash, at(1));
  await openForgotten(there).note(birch, at(1));
  for (const data of [here, there]) cpSync(data, both, { recursive: true });
  const old = join(folder, 'old');
  await openForgotten(old).note(cedar, at(1));
  for (const file of readdirSync(old)) cpSync(join(old, file), join(both, 'forgotten'));
  mkdirSync(join(both, 'postgres'));
  const list = openForgotten(both);
  expect(await list.among([ash, birch, cedar], at(0))).toEqual([ash, birch, cedar]);
  await list.prune(at(REMEMBERED_DAYS + 1));
  expect(readdirSync(both)).toEqual(['postgres']);
});
