import { ChannelType } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyEdition } from '../../src/presentation/edition.ts';
import type { Person } from '../../src/sandbox/index.ts';
import type { Home } from '../../src/store/store.ts';
import { pebblesEdition } from '../games/pebbles/index.ts';
import { type Camp, openTable, pitchCamp, posts, pressLobby, read, startMatch } from './camp.ts';
import { say } from './play.ts';

const edition: AnyEdition = pebblesEdition;

/** Channels of each type that Discord has, beside the text channels of the sandbox. */
describe('in a channel of another type', { timeout: 30_000 }, () => {
  let camp: Camp;
  let ash: Person;
  let birch: Person;
  let tusk: string;
  let voice: string;

  beforeAll(async () => {
    camp = await pitchCamp({ shelf: new Map([[edition.game.id, edition]]) });
    const { sandbox } = camp;
    [ash, birch] = [sandbox.user('Ash'), sandbox.user('Birch')];
    voice = sandbox.addChannel('hall', ChannelType.GuildVoice);
    sandbox.addChannel('stage', ChannelType.GuildStageVoice);
    sandbox.addChannel('ideas', ChannelType.GuildForum);
    sandbox.addChannel('pictures', ChannelType.GuildMedia);
    sandbox.addChannel('news', ChannelType.GuildAnnouncement);
    tusk = sandbox.channelId('tusk');
    for (const forum of ['ideas', 'pictures']) {
      ash.startThread(`A post of ${forum}`, { channel: forum });
    }
    await camp.settled();
  }, 60_000);
  afterAll(() => camp.close());

  /** Has a match be where one could be opened before. */
  const moved = async (match: number, home: Partial<Home>): Promise<void> => {
    const row = await camp.store.match(match);
    if (row === null) throw new Error('There is no such match.');
    await camp.store.transaction((transaction) =>
      transaction.changeMatch(match, { home: { ...row.home, ...home } }),
    );
  };
  const newest = async (): Promise<number> => {
    const rows = await camp.store.idsByStatus(['open', 'running', 'over', 'cancelled']);
    return rows.at(-1) ?? 0;
  };

  describe.each(['hall', 'stage', 'A post of ideas', 'A post of pictures'])('%s', (channel) => {
    /** What a command answers there, that opens nothing. */
    const use = async (line: string, options = {}): Promise<string> => {
      const [before, heard] = [await newest(), posts(ash, channel).length];
      const said = read(await ash.invoke(line, options, { channel }));
      await camp.settled();
      expect(await newest()).toBe(before);
      expect(posts(ash, channel)).toHaveLength(heard);
      return said;
    };

    it('no match is opened, nor learned, and one is named that will do', async () => {
      const refusal =
        /^You can’t play a match in <#\d+>: that takes a text channel, .* Try <#(\d+)>\.$/u;
      for (const [line, options] of [
        ['match new', { seats: 2 }],
        ['learn', {}],
      ] as const) {
        const said = await use(line, options);
        expect(said).toMatch(refusal);
        expect(refusal.exec(said)?.[1]).toBe(camp.sandbox.channelId('general'));
      }
    });

    it('that is said where Discord has told nothing of the channel', async () => {
      const { channels } = camp.bot.client;
      const id = camp.sandbox.channelId(channel);
      channels.cache.delete(id);
      expect(channels.cache.has(id)).toBe(false);
      expect(await use('match new', { seats: 2 })).toMatch(/^You can’t play a match in/u);
    });

    it('nothing is called ready', async () => {
      const said = await use('setup');
      expect(said).toMatch(/^🔧 .*\n❌ You can’t play a match in <#\d+>: .* Try <#\d+>\.\n\n/u);
      expect(said).not.toMatch(/All set|✅/u);
    });
  });

  it('names no other channel where none will do', async () => {
    const { sandbox } = camp;
    const texts = [
      'general',
      'tusk',
      'stone-age',
      'rise-of-tribes',
      'valley-of-the-mammoths',
      'news',
    ];
    for (const channel of texts) sandbox.denyBot(channel, 'CreatePublicThreads');
    await camp.settled();
    expect(await say(camp, 'hall', ash, 'match new', { seats: 2 })).toMatch(
      /^You can’t play a match in <#\d+>: .* Ask a moderator for one\.$/u,
    );
    for (const channel of texts) sandbox.allowBot(channel, 'CreatePublicThreads');
    await camp.settled();
  });

  it('opens a match in the channel of a thread, public or private, also one of which I know nothing', async () => {
    for (const isPrivate of [false, true]) {
      const { id } = ash.startThread('Talk', { channel: 'tusk', private: isPrivate });
      await camp.settled();
      for (const isKnown of [true, false]) {
        if (!isKnown) camp.bot.client.channels.cache.delete(id);
        const before = posts(ash, 'tusk').length;
        expect(await say(camp, id, ash, 'match new', { seats: 2 })).toContain(`<#${tusk}>`);
        expect(posts(ash, 'tusk')).toHaveLength(before + 1);
        await say(camp, id, ash, 'match close', { match: await newest() });
      }
    }
  });

  it('plays in an announcement channel, whose threads have a type of their own, also after a repair', async () => {
    const typeOf = async (thread: string | null | undefined) =>
      (await camp.bot.client.channels.fetch(thread ?? '', { force: true }))?.type;
    const thread = async () => (await camp.store.match(await newest()))?.home.thread;
    expect(await say(camp, 'news', ash, 'setup')).toMatch(/^All set/mu);
    await say(camp, 'news', ash, 'match new', { seats: 2 });
    const lobby = posts(ash, 'news').at(-1);
    if (lobby === undefined) throw new Error('The lobby was not posted.');
    await pressLobby(camp, ash, lobby, `seat:${await newest()}:1`);
    await pressLobby(camp, ash, lobby, 'Start');
    const first = await thread();
    expect(await typeOf(first)).toBe(ChannelType.AnnouncementThread);
    camp.sandbox.deleteChannel(first ?? '');
    ash.remove(lobby);
    await camp.settled();
    await say(camp, 'news', ash, 'repair', { match: await newest() });
    const second = await thread();
    expect(second).not.toBe(first);
    expect(await typeOf(second)).toBe(ChannelType.AnnouncementThread);
    expect(posts(ash, second ?? '').length).toBeGreaterThan(0);
  });

  it('has a match that was opened before go on in a channel that will do', async () => {
    await openTable(camp, ash, 2, 1);
    const match = await newest();
    await moved(match, { channel: voice, lobby: null });
    const stuck = new RegExp(
      `^Match #${match} can’t have a thread in <#${voice}>: .*\`/repair match: ${match} channel: …\`$`,
      'u',
    );
    for (const line of ['match start', 'repair']) {
      expect(await say(camp, 'tusk', ash, line, { match })).toMatch(stuck);
    }
    await expect(
      ash.invoke('repair', { match, channel: 'hall' }, { channel: 'tusk' }),
    ).rejects.toThrow(/cannot be chosen there/u);
    await say(camp, 'tusk', ash, 'repair', { match, channel: 'news' });
    expect(posts(ash, 'news').at(-1)?.content).toContain(`#${match}`);
    await say(camp, 'tusk', ash, 'match close', { match });
  });

  it('tells its host by DM how a match that runs there is saved', async () => {
    const thread = await startMatch(camp, [ash, birch]);
    const match = await newest();
    await moved(match, { channel: voice, lobby: null, thread: null });
    await say(camp, 'tusk', birch, 'match resign', { match });
    expect(ash.dms().map(({ content }) => content)).toContainEqual(
      expect.stringMatching(/it can’t have a thread in .*`\/repair match: … channel: …`/u),
    );
    await moved(match, { channel: voice, thread });
  });

  it('is not played in again', async () => {
    const thread = await startMatch(camp, [ash, birch]);
    const match = await newest();
    await moved(match, { channel: voice });
    await camp.store.transaction((transaction) =>
      transaction.changeMatch(match, { status: 'over' }),
    );
    const post = posts(ash, thread).at(-1);
    if (post === undefined) throw new Error('Nothing was posted in the thread.');
    const said = await ash.press(post, `again:${match}`, { unchecked: true });
    expect(read(said)).toMatch(/^You can’t play a match in <#\d+>/u);
    expect(await newest()).toBe(match);
  });
});
