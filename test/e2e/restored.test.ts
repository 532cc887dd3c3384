import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { registerCommands } from '../../src/discord/commands/register.ts';
import { SHELF } from '../../src/games/index.ts';
import { openApp } from '../../src/match/open.ts';
import {
  type PageMessage,
  type Person,
  type Sandbox,
  startSandbox,
} from '../../src/sandbox/index.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { useFolder } from '../store/used-folder.ts';
import { JOIN, patientClock, posts, pressLobby, read, startMatch } from './camp.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { dotPainter } from './dots.ts';

const CREATE = { method: 'POST', path: '/channels/:channel/messages' } as const;
const LOST = /^This button belongs to a match I no longer know/;

/** What stands in Discord stays, while numbers that a backup does not know are given anew. */
describe('after going back to a backup', () => {
  const folder = mkdtempSync(join(tmpdir(), 'firepit-restored-'));
  const [data, backup] = [join(folder, 'data'), join(folder, 'backup')];
  let sandbox: Sandbox;
  let store: Store;
  let bot: Bot;
  let people: Person[];
  let host: Person;
  let guest: Person;
  let thread: string;
  let ahead = 0;
  let lostLobby: PageMessage;
  let lostOffer: PageMessage;
  let lostPost: PageMessage;

  const begin = async (): Promise<void> => {
    store = await openStore({ databaseUrl: null, folder: data });
    const app = openApp(store, SHELF, () => new Date(Date.now() + ahead));
    const log = pino({ level: 'silent' });
    const { token, api: apiUrl } = sandbox;
    bot = await startBot({ app, painter: dotPainter(), mind: mindAtOnce(), log, token, apiUrl });
  };
  const end = async (): Promise<void> => {
    await bot.close();
    await store.close();
  };
  const camp = { settled: () => bot.settled() };
  const say = async (person: Person, line: string, options = {}): Promise<string> => {
    const text = read(await person.invoke(line, options, { channel: thread }));
    await bot.settled();
    return text;
  };
  const newest = (channel: string): PageMessage => {
    const post = posts(host, channel).at(-1);
    if (post === undefined) throw new Error('Nothing was posted.');
    return post;
  };
  /** Both enter the board, whoever is to be first. */
  const playOn = async (): Promise<void> => {
    for (const person of [host, guest, host]) await say(person, 'tusk place', { at: 'D3' });
  };
  const openOffer = async (): Promise<PageMessage> => {
    expect(await say(host, 'undo')).toMatch(/I have asked the others/);
    return newest(thread);
  };

  beforeAll(async () => {
    await useFolder(data);
    sandbox = await startSandbox({ clock: patientClock() });
    await registerCommands(SHELF, sandbox.token, sandbox.api);
    people = [sandbox.user('Ash'), sandbox.user('Birch')];
    [host, guest] = [sandbox.user('Ash'), sandbox.user('Birch')];
    await begin();
    thread = await startMatch(camp, people);
    await end();
    cpSync(data, backup, { recursive: true });
    await begin();
    await playOn();
    lostOffer = await openOffer();
    await host.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await bot.settled();
    lostLobby = newest('tusk');
    await pressLobby(camp, guest, lostLobby, JOIN);
    await pressLobby(camp, host, lostLobby, 'Start');
    const lostThread = host.channels().findLast(({ name }) => name.startsWith('Tusk! #2'));
    lostPost = newest(lostThread?.id ?? '');
    await host.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await bot.settled();
    lostLobby = newest('tusk');
    await end();
    rmSync(data, { recursive: true });
    cpSync(backup, data, { recursive: true });
    await begin();
  }, 120_000);

  afterAll(async () => {
    await end();
    await sandbox.close();
    rmSync(folder, { recursive: true });
  });

  it('takes no post from before for a turn that is told now', async () => {
    const before = posts(host, thread).length;
    sandbox.faults.fail(502, 'before', { ...CREATE, times: 4 });
    await playOn();
    ahead += 60_000;
    bot.outbox.wake();
    await bot.settled();
    expect(posts(host, thread).length).toBeGreaterThan(before);
    expect(newest(thread).content).toMatch(/First camp: /);
  });

  it('answers no offer by the button of another one', async () => {
    const offer = await openOffer();
    const pressed = await guest.press(lostOffer, 'Accept');
    expect(pressed.text).toMatch(/^I don’t know this offer\./u);
    expect((await store.proposal(1))?.status).toBe('open');
    expect((await guest.press(offer, 'Decline')).text).toBe('You have declined.');
  });

  it('joins, starts and shows no match by the buttons of another one', async () => {
    for (const _ of [2, 3]) await host.invoke('match new', { seats: 2 }, { channel: 'tusk' });
    await bot.settled();
    const lobby = newest('tusk');
    expect(await pressLobby(camp, guest, lostLobby, JOIN)).toMatch(LOST);
    expect(await pressLobby(camp, host, lostLobby, 'cancel:3')).toMatch(LOST);
    expect((await store.match(3))?.seats).toHaveLength(1);
    expect(await pressLobby(camp, guest, lobby, JOIN)).toBeNull();
    expect(await pressLobby(camp, host, lobby, 'Start')).toBeNull();
    const second = posts(host, 'tusk').findLast(({ content }) => content.includes('match #2'));
    if (second === undefined) throw new Error('The second lobby was not posted.');
    await pressLobby(camp, guest, second, JOIN);
    await pressLobby(camp, host, second, 'Start');
    for (const button of ['Play', 'Board', 'My hand']) {
      expect((await guest.press(lostPost, button)).text).toMatch(LOST);
    }
  });
});
