import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import { type PageMessage, type Person, textOf } from '../../src/sandbox/index.ts';
import { spoil } from '../store/memory.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import {
  type Camp,
  messageOf,
  openPanel,
  pitchCamp,
  posts,
  pressOn,
  read,
  startMatch,
} from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;

/** What alt texts and the like of a message say. */
const allOf = (message: PageMessage): string => JSON.stringify(message);

describe('what is kept of somebody', { timeout: 30_000 }, () => {
  let camp: Camp;
  let thread: string;
  let ash: Person;
  let birch: Person;

  beforeAll(async () => {
    camp = await pitchCamp({
      shelf: new Map([[edition.game.id, edition]]),
      people: ['Ash', 'Birch', 'Cedar'],
    });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    thread = await startMatch(camp, [ash, birch]);
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    await say(camp, thread, ash, 'note', { text: 'mine alone' });
    await say(camp, thread, birch, 'note', { text: 'of Birch alone' });
    await say(camp, thread, ash, 'promise', { text: 'I shall share' });
    await say(camp, thread, birch, 'block', { who: 'Cedar' });
    read(await ash.invoke('match new', { game: 'pebbles', seats: 2 }, { channel: 'tusk' }));
    await camp.settled();
  }, 60_000);
  afterAll(() => camp.close());

  const data = async (person: Person, what: string): Promise<PageMessage> =>
    messageOf(await person.invoke('me', { data: what }, { channel: thread }));

  it('is a file that its reader alone sees', async () => {
    const shown = await data(ash, 'export');
    expect(textOf(shown)).toMatch(/^📦 This file holds everything/u);
    expect(posts(birch, thread).map(allOf).join('')).not.toContain('📦');
    const [file] = shown.attachments;
    if (file === undefined) throw new Error('There is no file.');
    const kept: unknown = await (await fetch(file.url)).json();
    expect(kept).toMatchObject({
      notes: [{ match: 1, text: 'mine alone' }],
      matches: [
        {
          match: 1,
          hosts: true,
          seats: [{ name: 'Ash', promises: [{ text: 'I shall share' }], answers: [{ entry: 1 }] }],
        },
        { match: 2, status: 'open' },
      ],
    });
    expect(JSON.stringify(kept)).not.toMatch(/Birch|Cedar/u);
    expect(JSON.stringify(kept)).not.toContain(birch.id);
  });

  it('is packed where it is larger than Discord takes a file', async () => {
    await spoil(
      camp.store,
      `UPDATE note SET text = repeat('12345678', 1500000) WHERE "user" = '${ash.id}'`,
    );
    const [file] = (await data(ash, 'export')).attachments;
    await spoil(camp.store, `UPDATE note SET text = 'mine alone' WHERE "user" = '${ash.id}'`);
    if (file === undefined) throw new Error('There is no file.');
    expect(file.filename).toBe(`firepit-${ash.id}.json.gz`);
    const bytes = Buffer.from(await (await fetch(file.url)).arrayBuffer());
    const kept: unknown = JSON.parse(gunzipSync(bytes).toString());
    expect(kept).toMatchObject({ notes: [{ text: '12345678'.repeat(1_500_000) }] });
  });

  it('is asked for once more before it is erased, and nothing is done until then', async () => {
    const asked = await data(ash, 'forget');
    expect(textOf(asked)).toMatch(/running match, for good\..*\n.*table that waits/u);
    expect((await camp.store.match(1))?.seats[0]?.name).toBe('Ash');
    ash.setLocale('de');
    expect(textOf(await data(ash, 'forget'))).toMatch(/^🍂 \*\*Soll ich dich vergessen/u);
    ash.setLocale('en-US');
  });

  it('is erased, and computer players and others go on', async () => {
    const before = posts(birch, thread).length;
    const asked = await data(ash, 'forget');
    const done = await ash.press(asked, 'Forget me');
    await camp.settled();
    expect(textOf(messageOf(done))).toMatch(/^🍂 Done/u);
    const row = await camp.store.match(1);
    expect(row).toMatchObject({
      status: 'running',
      host: birch.id,
      opener: 'somebody',
      seats: [{ user: null, name: 'somebody', heldBy: 'computer' }, { user: birch.id }],
      notes: [{ user: birch.id }],
    });
    expect(await camp.store.match(2)).toMatchObject({ status: 'cancelled', host: 'somebody' });
    const since = posts(birch, thread).slice(before).map(allOf).join('');
    expect(since).toMatch(/computer player/u);
    expect(since).not.toMatch(/Ash/u);
    expect(since).not.toContain(ash.id);
    expect(await camp.store.allUsers()).not.toContain(ash.id);
    expect(await camp.store.dataOf(ash.id)).toMatchObject({
      person: null,
      matches: [],
      messages: [],
    });
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('is called somebody, to each reader in its language, on panels and in what pictures say', async () => {
    const board = async () =>
      messageOf(await pressOn(birch, await openPanel(birch, thread), 'look:1'));
    const panel = await board();
    expect(allOf(panel)).toContain('somebody');
    expect(allOf(panel)).not.toContain('Ash');
    birch.setLocale('de');
    const german = await board();
    expect(allOf(german)).toContain('jemand');
    expect(allOf(german)).not.toContain('somebody');
    birch.setLocale('en-US');
  });

  it('stays away from the result, the story and who plays again', async () => {
    for (let turn = 0; (await camp.store.match(1))?.status === 'running' && turn < 40; turn += 1) {
      await say(camp, thread, birch, 'pebbles take', { pebbles: '1' });
      await camp.settled();
    }
    expect((await camp.store.match(1))?.status).toBe('over');
    const told = posts(birch, thread).slice(-4).map(allOf).join('');
    expect(told).toContain('somebody');
    expect(told).toMatch(/🪑 [^🪑]*somebody[^🪑]* played by a computer/u);
    expect(told).not.toMatch(new RegExp(`Ash|${ash.id}|<@somebody>`, 'u'));
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('is called so in an old match, too', async () => {
    await birch.press(await data(birch, 'forget'), 'Forget me');
    await camp.settled();
    const board = allOf(messageOf(await ash.invoke('board', {}, { channel: thread })));
    expect(board).toContain('somebody');
    expect(board).not.toMatch(/Ash|Birch/u);
    expect(await say(camp, thread, ash, 'log')).not.toMatch(/Ash|Birch|<@/u);
    expect(read(await ash.invoke('match list', {}, { channel: 'tusk' }))).not.toMatch(/Birch/u);
    expect(camp.log.filter(({ level }) => level >= 50)).toEqual([]);
  });

  it('is nothing at first for who comes back', async () => {
    expect(textOf(await data(ash, 'export'))).toMatch(/^📦/u);
    expect(
      read(await ash.invoke('match new', { game: 'pebbles', seats: 2 }, { channel: 'tusk' })),
    ).not.toMatch(/wrong/u);
  });
});
