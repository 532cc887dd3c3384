import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { openForgotten, REMEMBERED_DAYS } from '../src/forgotten.ts';

const folder = mkdtempSync(join(tmpdir(), 'firepit-forgotten-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DAY = 24 * 3_600_000;
const at = (day: number): Date => new Date(Date.UTC(2026, 0, 1) + day * DAY);
const [ash, birch, cedar] = ['410000000000000001', '410000000000000002', '410000000000000003'];

it('knows again who was forgotten since, and names nobody', async () => {
  const file = join(folder, 'data', 'list');
  const list = openForgotten(file);
  expect(await list.among([ash], at(0))).toEqual([]);
  await list.note(ash, at(1));
  await Promise.all([list.note(birch, at(3)), list.note(ash, at(4))]);
  expect(await list.among([ash, birch, cedar], at(0))).toEqual([ash, birch]);
  expect(await list.among([ash, birch, cedar], at(4))).toEqual([ash]);
  expect(await openForgotten(file).among([birch], at(2))).toEqual([birch]);
  const text = readFileSync(file, 'utf8');
  for (const user of [ash, birch]) expect(text).not.toContain(user);
  // The same person twice is not to be seen.
  const lines = text.trim().split('\n');
  expect(new Set(lines.map((line) => line.split(' ').at(-1))).size).toBe(3);
});

it('drops what is older than any backup, while others are noted', async () => {
  const file = join(folder, 'pruned');
  const list = openForgotten(file);
  await list.prune(at(0));
  await list.note(ash, at(0));
  await list.note(birch, at(2));
  await list.prune(at(REMEMBERED_DAYS - 1));
  expect(await list.among([ash, birch], at(0))).toEqual([ash, birch]);
  await Promise.all([list.prune(at(REMEMBERED_DAYS + 1)), list.note(cedar, at(5))]);
  expect(await list.among([ash, birch, cedar], at(0))).toEqual([birch, cedar]);
});
