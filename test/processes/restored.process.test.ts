import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openForgotten } from '../../src/store/forgotten.ts';
import { SHELF } from '../../src/games/index.ts';
import { openMatch, startMatch } from '../../src/match/lobby/lobby.ts';
import { openApp } from '../../src/match/open.ts';
import { openStore } from '../../src/store/open.ts';
import { useFolder } from '../store/used-folder.ts';
import { runWith } from '../cli/run.ts';

const data = mkdtempSync(join(tmpdir(), 'firepit-restored-'));
const settings = { DATA_DIR: data, DATABASE_URL: '' };
afterAll(() => rmSync(data, { recursive: true }));

/** A folder in which somebody plays against a computer player. */
beforeAll(async () => {
  const folder = join(data, 'postgres');
  await useFolder(folder);
  const store = await openStore({ databaseUrl: null, folder });
  const app = { ...openApp(store, SHELF), announce: () => undefined, think: async () => null };
  const user = { id: '1', name: 'Ash' };
  const press = (interaction: string) => ({
    interaction,
    user,
    locale: null,
    moderates: () => true,
    holds: () => false,
  });
  const home = { server: '10', channel: '11' };
  await openMatch(app, press('opens'), { game: 'tusk', size: 2, computers: 1, home });
  await startMatch(app, press('starts'), 1);
  await store.notePulse(new Date());
  await store.close();
}, 240_000);

const sequence = async (): Promise<number | undefined> => {
  const store = await openStore({ databaseUrl: null, folder: join(data, 'postgres') });
  const match = await store.match(1);
  await store.close();
  return match?.sequence;
};

it('says what it would do, and changes nothing before it is told to', async () => {
  const before = await sequence();
  const listed = await runWith(settings, 'restored');
  expect(listed).toMatchObject({ out: '', status: 1 });
  expect(listed.err).toMatch(
    /^Nothing was changed yet\..*\nThese run\. They would go on with new dice, .*: #1\.\n.*--yes\.\n$/,
  );
  const read = await runWith(settings, 'restored', '--json');
  expect(JSON.parse(read.out)).toEqual({
    ok: false,
    done: false,
    renewed: [1],
    reseeded: [],
    told: [],
    broken: [],
    forgotten: 0,
  });
  expect(await sequence()).toBe(before);
}, 240_000);

it('tells the matches of a folder once, and again where it is said which time it is', async () => {
  const first = await runWith(settings, 'restored', '--yes');
  expect(first).toMatchObject({ err: '', status: 0 });
  expect(first.out).toMatch(/^These matches go on with new dice, .*: #1\.\n$/);
  const second = await runWith(settings, 'restored', '--times', '2', '--yes', '--json');
  expect(JSON.parse(second.out)).toMatchObject({ ok: true, done: true, renewed: [1], told: [] });
  const again = await runWith(settings, 'restored', '--times', '2', '--yes');
  expect(again).toMatchObject({ err: '', status: 0 });
  expect(again.out).toMatch(
    /^No running match had to be told\.\nThese were told before, .*: #1\.\n.*--times 3\.\n$/,
  );
}, 240_000);

it('forgets again who was forgotten since', async () => {
  // By a machine whose clock is late.
  await openForgotten(data).note('1', new Date(Date.now() - 3_600_000));
  const listed = await runWith(settings, 'restored');
  expect(listed.err).toContain('1 person asked to be forgotten since: they would be.');
  const done = await runWith(settings, 'restored', '--yes');
  expect(done).toMatchObject({ err: '', status: 0 });
  expect(done.out).toContain('1 person asked to be forgotten since: they were.');
  const store = await openStore({ databaseUrl: null, folder: join(data, 'postgres') });
  expect(await store.allUsers()).toEqual([]);
  await store.close();
}, 240_000);

it('says which setting makes no sense', async () => {
  const failed = await runWith({ DATABASE_URL: 'mysql://there' }, 'restored');
  expect(failed).toMatchObject({ out: '', status: 1 });
  expect(failed.err).toMatch(/^The setting DATABASE_URL makes no sense: .*\nnpm run -s restored/);
}, 240_000);
