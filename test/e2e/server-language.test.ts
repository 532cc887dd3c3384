import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { watchLocales } from '../../src/discord/locales.ts';
import { openApp } from '../../src/match/open.ts';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { PageMessage, Person } from '../../src/sandbox/index.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, idOn, noDatabase, pitchCamp, posts, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;
const shelf = new Map([[edition.game.id, edition]]);

/** A second bot over the same store, on the shard on which the server of the sandbox is not. */
async function elsewhere(camp: Camp): Promise<Bot> {
  const shard = Number((BigInt(camp.sandbox.guild.id) >> 22n) % 2n);
  vi.stubEnv('SHARDS', `[${1 - shard}]`).stubEnv('SHARD_COUNT', '2');
  try {
    return await startBot({
      app: openApp(camp.store, shelf),
      painter: camp.painter,
      mind: mindAtOnce(() => shelf),
      log: pino({ level: 'silent' }),
      token: camp.sandbox.token,
      apiUrl: camp.sandbox.api,
    });
  } finally {
    vi.unstubAllEnvs();
  }
}

/** Presses what does this on a message, whatever stands on it. */
const pressOn = (person: Person, message: PageMessage, does: string) =>
  person.press(message, idOn(message, does), { until: 'acknowledged' });

const newest = (person: Person, channel: string): PageMessage => {
  const post = posts(person, channel).at(-1);
  if (post === undefined) throw new Error(`Nothing was posted in ${channel}.`);
  return post;
};

describe('two processes with a shard each', { timeout: 30_000 }, () => {
  let camp: Camp;
  let other: Bot;
  let ash: Person;
  let birch: Person;
  const settled = async (): Promise<void> => {
    await camp.settled();
    other.outbox.wake();
    await other.settled();
  };

  beforeAll(async () => {
    camp = await pitchCamp({ shelf, locale: 'de' });
    [ash, birch] = [camp.sandbox.user('Ash'), camp.sandbox.user('Birch')];
    other = await elsewhere(camp);
    // All that is to be said is said by the one that has no server.
    camp.amiss = { claimOutbox: () => Promise.resolve([]) };
  }, 60_000);
  afterAll(async () => {
    await other.close();
    await camp.close();
  });

  it('both speak the language of the server', async () => {
    expect(other.client.guilds.cache.size).toBe(0);
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await settled();
    expect(newest(ash, 'tusk').content).toMatch(/Hier sind noch Plätze frei\./u);
    await pressOn(birch, newest(ash, 'tusk'), 'sit');
    await settled();
    await pressOn(ash, newest(ash, 'tusk'), 'start');
    await settled();
    const thread = ash.channels().findLast(({ kind }) => kind === 'public-thread')?.id ?? '';
    const told = posts(ash, thread).map(({ content }) => content);
    expect(told[1]).toMatch(/Drück \*\*Spielen\*\*/u);
    expect(JSON.stringify(newest(ash, thread).components)).toContain('"label":"Spielen"');
  });

  it('both speak the one that it chooses then', async () => {
    read(await ash.invoke('setup', { language: 'English' }, { channel: 'tusk' }));
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await settled();
    expect(newest(ash, 'tusk').content).toMatch(/Waiting for players/u);
  });
});

describe('the language of a server', { timeout: 30_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let dune: Person;
  const setUp = async (person: Person, language: string): Promise<string> =>
    read(await person.invoke('setup', { language }, { channel: 'tusk' }));
  const lobby = async (): Promise<string> => {
    read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    await camp.settled();
    return newest(ash, 'tusk').content;
  };

  beforeAll(async () => {
    camp = await pitchCamp({ shelf });
    [ash, dune] = [camp.sandbox.user('Ash'), camp.sandbox.user('Dune')];
  }, 60_000);
  afterAll(() => camp.close());

  it('is chosen by those who manage all of it, and holds for all that everybody reads', async () => {
    camp.sandbox.letManage('tusk', dune);
    expect(await setUp(dune, 'de')).toMatch(/^That holds for the whole server/u);
    expect(await lobby()).toMatch(/Waiting for players/u);
    expect(await setUp(ash, 'de')).toMatch(
      /^✅ \*\*Set, for this whole server:\*\*\n.*💬 I speak \*\*Deutsch\*\* to everybody here\.\n/su,
    );
    expect(await lobby()).toMatch(/Hier sind noch Plätze frei\./u);
    await camp.restart();
    expect(await lobby()).toMatch(/Hier sind noch Plätze frei\./u);
  });

  it('stays where Discord has the server unavailable as the bot starts', async () => {
    const locale = async () => (await camp.store.server(camp.sandbox.guild.id)).locale;
    const before = await locale();
    expect(before).not.toBeNull();
    const { client } = camp.bot;
    const server = client.guilds.cache.first();
    if (server === undefined) throw new Error('There is no server.');
    // All that the client knows of it then.
    const known = Object.entries(server);
    Object.assign(server, { available: false, preferredLocale: undefined });
    await watchLocales(client, camp, pino({ level: 'silent' })).look();
    Object.assign(server, Object.fromEntries(known));
    expect(await locale()).toBe(before);
  });

  it('is taken over by what stands already: where people join, what begins a thread and its newest turn', async () => {
    await setUp(ash, 'English');
    expect(await lobby()).toMatch(/Waiting for players/u);
    const message = newest(ash, 'tusk');
    const thread = await startMatch(camp, [ash, camp.sandbox.user('Birch')]);
    const start = posts(ash, thread).find(({ content }) => content.includes('**Play**'));
    if (start === undefined) throw new Error('It has not begun.');
    await say(camp, thread, ash, 'pebbles take', { pebbles: '1' });
    const turn = newest(ash, thread);
    const now = ({ id }: PageMessage): string =>
      [...posts(ash, 'tusk'), ...posts(ash, thread)].find((one) => one.id === id)?.content ?? '';
    expect(now(turn)).toMatch(/ · due <t:/u);
    await setUp(ash, 'de');
    await camp.settled();
    expect(now(message)).toMatch(/Hier sind noch Plätze frei\./u);
    expect(now(start)).toMatch(/Drück \*\*Spielen\*\*/u);
    expect(now(turn)).toMatch(/ · bis <t:/u);
  });

  it('is the one that Discord named last where it has chosen none', async () => {
    camp.sandbox.setServerLocale('tusk', 'de');
    await camp.settled();
    expect(await setUp(ash, 'English')).toMatch(
      /^💬 I speak \*\*English\*\* to everybody here\.$/mu,
    );
    expect(await setUp(ash, 'As set in Discord')).toMatch(
      /^💬 I speak \*\*Deutsch\*\* to everybody here, as set for this server in Discord\.$/mu,
    );
    expect(read(await ash.invoke('setup', {}, { channel: 'tusk' }))).toMatch(
      /^🔧 .*\*\*Deutsch\*\* to everybody here, as set/su,
    );
    expect(await lobby()).toMatch(/Hier sind noch Plätze frei\./u);
    camp.sandbox.setServerLocale('tusk', 'en-US');
    await camp.settled();
    expect(await lobby()).toMatch(/Waiting for players/u);
  });

  it('is that of buttons which everybody reads, whoever is told of them', async () => {
    const opened = async (): Promise<string> =>
      read(await ash.invoke('match new', { seats: 2 }, { channel: 'tusk' }));
    expect(await opened()).toMatch(/; press \*\*Start\*\* when/u);
    await setUp(ash, 'de');
    expect(await opened()).toMatch(/; press \*\*Starten\*\* when/u);
    ash.setLocale('de');
    await setUp(ash, 'English');
    expect(await opened()).toMatch(/; drück auf \*\*Start\*\*/u);
    ash.setLocale('en-GB');
  });

  it('answers people whose own language is not spoken', async () => {
    const fir = camp.sandbox.addUser('Fir');
    fir.setLocale('fr');
    const next = async (): Promise<string> =>
      read(await fir.invoke('next', {}, { channel: 'general' }));
    await setUp(ash, 'de');
    expect(await next()).toMatch(/^Nichts wartet auf dich/u);
    camp.amiss = noDatabase();
    expect(await next()).toMatch(/^My memory fails me/u);
    camp.amiss = {};
  });
});
