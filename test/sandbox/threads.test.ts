import { ChannelType, Events, type TextChannel, ThreadAutoArchiveDuration } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ManualClock,
  manualClock,
  messageOf,
  type Sandbox,
  startSandbox,
} from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { codeOf } from './refused.ts';

let clock: ManualClock;
let sandbox: Sandbox;
let bot: Bot;
let channel: TextChannel;

beforeAll(async () => {
  clock = manualClock();
  sandbox = await startSandbox({ clock });
  bot = await startBot(sandbox, [{ name: 'act', description: 'Acts' }], (interaction) =>
    interaction.isRepliable()
      ? interaction.reply({
          content: 'here',
          components: [
            { type: 1, components: [{ type: 2, style: 1, label: 'Go', custom_id: 'go' }] },
          ],
        })
      : undefined,
  );
  const found = await bot.client.channels.fetch(sandbox.channelId('tusk'));
  if (found?.type !== ChannelType.GuildText) throw new Error('no text channel');
  channel = found;
});
afterAll(async () => {
  await bot.close();
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

const privateThread = (name: string) =>
  channel.threads.create({ name, type: ChannelType.PrivateThread, invitable: false });

describe('threads', () => {
  it('are opened from a message, which then shows them', async () => {
    const message = await channel.send('match 1');
    const thread = await message.startThread({ name: 'Match 1' });
    const ash = sandbox.user('Ash');
    expect(thread.id).toBe(message.id);
    expect(ash.messagesIn('tusk')).toMatchObject([{ content: 'match 1', threadId: thread.id }]);
    expect(ash.messagesIn('Match 1')).toMatchObject([{ content: 'match 1' }]);
    expect(await codeOf(message.startThread({ name: 'again' }))).toBe(160004);
  });

  it('are opened alone, with a line in the channel above', async () => {
    const thread = await channel.threads.create({
      name: 'Match 2',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneWeek,
    });
    expect(thread.type).toBe(ChannelType.PublicThread);
    await thread.send('begin');
    const ash = sandbox.user('Ash');
    expect(ash.messagesIn('tusk')).toMatchObject([
      { kind: 'thread-created', content: 'Match 2', threadId: thread.id },
    ]);
    expect(ash.messagesIn(thread).map((message) => message.content)).toEqual(['begin']);
    const fetched = await bot.client.channels.fetch(thread.id, { force: true });
    expect(fetched).toMatchObject({ messageCount: 1, memberCount: 1, parentId: channel.id });
  });

  it('that are private are seen by their members alone', async () => {
    const thread = await privateThread('Secret');
    const [ash, birch, cedar] = ['Ash', 'Birch', 'Cedar'].map((name) => sandbox.user(name));
    await thread.members.add(ash?.id ?? '');
    await thread.send({ content: `<@${birch?.id}> too` });
    expect(ash?.messagesIn(thread)).toHaveLength(1);
    expect(birch?.messagesIn(thread)).toHaveLength(1);
    expect(() => cedar?.messagesIn(thread)).toThrow('no channel');
    expect((await thread.members.fetch()).size).toBe(3);
    await thread.members.remove(ash?.id ?? '');
    expect(() => ash?.messagesIn(thread)).toThrow('no channel');
    expect(await codeOf(thread.members.add('100000000000000000'))).toBe(10013);
  });

  it('refuse edits and commands while archived (50083), and a message reopens them', async () => {
    const ash = sandbox.user('Ash');
    const thread = await channel.threads.create({ name: 'Long match' });
    const message = await thread.send('turn 1');
    const panel = messageOf(await ash.invoke('act', {}, { channel: thread }));
    sandbox.archive(thread);
    expect(await codeOf(message.edit('turn 1, corrected'))).toBe(50083);
    expect(await codeOf(thread.members.add(ash.id))).toBe(50083);
    expect(await codeOf(thread.setName('Longer match'))).toBe(50083);
    await expect(ash.invoke('act', {}, { channel: thread })).rejects.toThrow('archived');
    await expect(ash.press(panel, 'Go')).rejects.toThrow('archived');
    await thread.send('turn 2');
    expect(ash.channel(thread).archived).toBe(false);
    await message.edit('turn 1, corrected');
    ash.archive(thread);
    ash.say('still there?', { channel: thread });
    expect(ash.channel(thread).archived).toBe(false);
  });

  it('are archived by themselves when nobody says anything', async () => {
    const ash = sandbox.user('Ash');
    const thread = await channel.threads.create({
      name: 'Quiet',
      autoArchiveDuration: ThreadAutoArchiveDuration.OneHour,
    });
    clock.advance(59 * 60_000);
    await thread.send('not yet');
    clock.advance(59 * 60_000);
    expect(ash.channel(thread).archived).toBe(false);
    const told = new Promise<boolean | null>((resolve) =>
      bot.client.once(Events.ThreadUpdate, (_, after) => resolve(after.archived)),
    );
    clock.advance(60_000);
    expect(ash.channel(thread).archived).toBe(true);
    expect(await told).toBe(true);
  });

  it('are archived, locked and opened again by the bot', async () => {
    const ash = sandbox.user('Ash');
    const thread = await channel.threads.create({ name: 'Finished' });
    await thread.setLocked(true);
    expect(() => ash.say('one more', { channel: thread })).toThrow('locked');
    await thread.setArchived(true);
    expect(ash.channel(thread)).toMatchObject({ archived: true, locked: true, writable: false });
    await thread.setArchived(false);
    await thread.setLocked(false);
    ash.say('thanks', { channel: thread });
  });

  it('that are deleted are unknown (10003), to answers on the way as well', async () => {
    const thread = await privateThread('Doomed');
    const deleted = new Promise<string>((resolve) =>
      bot.client.once(Events.ThreadDelete, (gone) => resolve(gone.id)),
    );
    sandbox.deleteChannel(thread);
    expect(await deleted).toBe(thread.id);
    expect(await codeOf(thread.send('anybody?'))).toBe(10003);
    const other = await channel.threads.create({ name: 'Mine' });
    await other.delete();
    expect(() => sandbox.channelId('Mine')).toThrow('no channel');
  });

  it('may be renamed twice in ten minutes', async () => {
    const thread = await channel.threads.create({ name: 'one' });
    const rename = (name: string) =>
      fetch(`${sandbox.api}/v10/channels/${thread.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ name }),
      });
    expect([(await rename('two')).status, (await rename('three')).status]).toEqual([200, 200]);
    const refused = await rename('four');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
  });

  it('are listed, the active and the archived ones', async () => {
    const open = await channel.threads.create({ name: 'open' });
    const shut = await channel.threads.create({ name: 'shut' });
    const secret = await privateThread('secret');
    await shut.setArchived(true);
    await secret.setArchived(true);
    const active = await channel.guild.channels.fetchActiveThreads(false);
    expect([...active.threads.keys()]).toEqual([open.id]);
    const archived = await channel.threads.fetchArchived({ type: 'public' });
    expect([...archived.threads.keys()]).toEqual([shut.id]);
    const hidden = await channel.threads.fetchArchived({ type: 'private', fetchAll: true });
    expect([...hidden.threads.keys()]).toEqual([secret.id]);
  });

  it('of people reach the bot', async () => {
    const told = new Promise<string>((resolve) =>
      bot.client.once(Events.ThreadCreate, (thread) => resolve(thread.name)),
    );
    const ash = sandbox.user('Ash');
    ash.startThread('Chatter', { channel: 'tusk', members: [sandbox.user('Elm')] });
    expect(await told).toBe('Chatter');
    expect(sandbox.user('Elm').channel('Chatter').memberIds).toHaveLength(2);
  });

  it('are those that the type of their channel lets be', async () => {
    const fetched = async (name: string, type: Parameters<Sandbox['addChannel']>[1]) => {
      const found = await bot.client.channels.fetch(sandbox.addChannel(name, type));
      expect(found?.type).toBe(type);
      return found?.id ?? '';
    };
    const post = (id: string, way: string, body: object) =>
      bot.client.rest.post(`/channels/${id}/${way}`, { body });
    const codes = (id: string, ways: readonly (readonly [string, object])[]) =>
      Promise.all(ways.map(([way, body]) => codeOf(post(id, way, body))));
    for (const type of [ChannelType.GuildVoice, ChannelType.GuildStageVoice] as const) {
      const id = await fetched(`voice ${type}`, type);
      const said = await post(id, 'messages', { content: 'hello' });
      const from = `messages/${String(Object(said)['id'])}/threads`;
      expect(
        await codes(id, [
          ['threads', { name: 'a', type: 11 }],
          [from, { name: 'a' }],
        ]),
      ).toEqual([50024, 50024]);
    }
    for (const type of [
      ChannelType.GuildForum,
      ChannelType.GuildMedia,
      ChannelType.GuildCategory,
    ] as const) {
      const id = await fetched(`posts ${type}`, type);
      expect(await codes(id, [['messages', { content: 'hello' }]])).toEqual([50008]);
      expect(() => sandbox.user('Ash').say('hello', { channel: id })).toThrow(/posts here alone/u);
      const isPost = type !== ChannelType.GuildCategory;
      expect(await codes(id, [['threads', { name: 'a', type: 11 }]])).toEqual([
        isPost ? 50035 : 50024,
      ]);
      if (!isPost) continue;
      const made = await post(id, 'threads', { name: 'a', message: { content: 'first' } });
      expect(made).toMatchObject({ type: ChannelType.PublicThread, parent_id: id });
      expect(sandbox.user('Ash').messagesIn('a')).toMatchObject([{ content: 'first' }]);
    }
    const news = await fetched('news', ChannelType.GuildAnnouncement);
    expect(await codes(news, [['threads', { name: 'a', type: 11 }]])).toEqual([50024]);
    expect(await post(news, 'threads', { name: 'a', type: 10 })).toMatchObject({ type: 10 });
    const { id } = Object(await post(news, 'messages', { content: 'hello' }));
    expect(await post(news, `messages/${id}/threads`, { name: 'b' })).toMatchObject({ type: 10 });
    expect(await codes(channel.id, [['threads', { name: 'a', type: 10 }]])).toEqual([50024]);
  });
});
