import {
  AttachmentBuilder,
  ChannelType,
  ComponentType,
  MessageFlags,
  type TextChannel,
} from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ManualClock,
  manualClock,
  type Sandbox,
  startSandbox,
  textOf,
} from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { onePixelPng } from './picture.ts';
import { codeOf } from './refused.ts';

let clock: ManualClock;
let sandbox: Sandbox;
let bot: Bot;
let channel: TextChannel;

beforeAll(async () => {
  clock = manualClock();
  // No test here is about limits, and all of them together would run into the one per second.
  const many = { times: 10_000, perMs: 1000 };
  sandbox = await startSandbox({ clock, limits: { bucket: many, global: many } });
  bot = await startBot(sandbox, [], undefined, { rest: { globalRequestsPerSecond: 10_000 } });
  const found = await bot.client.channels.fetch(sandbox.channelId('general'));
  if (found?.type !== ChannelType.GuildText) throw new Error('no text channel');
  channel = found;
});
afterAll(async () => {
  await bot.close();
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

describe('messages of the bot', () => {
  it('are posted, edited, read and deleted', async () => {
    const ash = sandbox.user('Ash');
    const message = await channel.send('first');
    clock.advance(1000);
    await message.edit('second');
    expect(ash.messagesIn('general')).toMatchObject([
      {
        content: 'second',
        createdAt: '2026-01-01T00:00:00.000Z',
        editedAt: '2026-01-01T00:00:01.000Z',
      },
    ]);
    expect((await channel.messages.fetch({ message: message.id, force: true })).content).toBe(
      'second',
    );
    await message.delete();
    expect(ash.messagesIn('general')).toEqual([]);
    expect(await codeOf(channel.messages.fetch({ message: message.id, force: true }))).toBe(10008);
  });

  it('are listed newest first, before and after an id', async () => {
    const ids: string[] = [];
    for (const word of ['a', 'b', 'c', 'd']) ids.push((await channel.send(word)).id);
    const words = async (options: object) =>
      (await channel.messages.fetch(options)).map((message) => message.content).join('');
    expect(await words({ limit: 2 })).toBe('dc');
    expect(await words({ before: ids[2] ?? '' })).toBe('ba');
    expect(await words({ after: ids[1] ?? '' })).toBe('dc');
    expect(await words({ around: ids[1] ?? '', limit: 3 })).toBe('cba');
  });

  it('reply to a message, and to one that is gone only if that is allowed', async () => {
    const ash = sandbox.user('Ash');
    const asked = ash.say('who leads?');
    await channel.send({ content: 'you', reply: { messageReference: asked.id } });
    expect(ash.messagesIn('general').at(-1)).toMatchObject({
      kind: 'reply',
      replyTo: { messageId: asked.id },
      pingsViewer: true,
    });
    const gone = { messageReference: '100000000000000000', failIfNotExists: true };
    expect(await codeOf(channel.send({ content: 'you', reply: gone }))).toBe(50035);
    await channel.send({ content: 'you', reply: { ...gone, failIfNotExists: false } });
  });

  it('cannot be edits of what somebody else said', async () => {
    const { id } = sandbox.user('Ash').say('mine');
    const path = `/channels/${channel.id}/messages/${id}` as const;
    expect(await codeOf(bot.client.rest.patch(path, { body: { content: 'yours' } }))).toBe(50005);
    await bot.client.rest.delete(path);
    expect(sandbox.user('Ash').messagesIn('general')).toEqual([]);
  });

  it('are throttled when old ones are edited often (30046)', async () => {
    const message = await channel.send('old');
    clock.advance(60 * 60_000 + 1);
    const edit = () =>
      fetch(`${sandbox.api}/v10/channels/${channel.id}/messages/${message.id}`, {
        method: 'PATCH',
        headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ content: 'new' }),
      });
    expect([(await edit()).status, (await edit()).status, (await edit()).status]).toEqual([
      200, 200, 200,
    ]);
    const refused = await edit();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ code: 30046, global: false });
  });

  it('are named by their channel while they are its last, in threads too', async () => {
    const thread = await channel.threads.create({ name: 'Hunt', type: ChannelType.PublicThread });
    const direct = await bot.client.users.createDM(sandbox.user('Ash').id);
    for (const place of [channel, thread, direct]) {
      const { id } = await place.send('the last');
      expect(await bot.client.rest.get(`/channels/${place.id}`)).toMatchObject({
        last_message_id: id,
      });
    }
  });

  it('show that the bot types', async () => {
    await channel.sendTyping();
    expect(sandbox.requests.to('POST', '/channels/:channel/typing')).toHaveLength(1);
  });
});

describe('what somebody sees as it happens', () => {
  it('is told message by message, until that is stopped', async () => {
    const told: string[] = [];
    const stop = sandbox.watch(sandbox.user('Ash'), (event) => {
      if (event.type === 'message-deleted') told.push('gone');
      if (event.type === 'message-created' || event.type === 'message-updated')
        told.push(event.message.content);
    });
    const message = await channel.send('first');
    await message.edit('second');
    await message.delete();
    stop();
    await channel.send('third');
    expect(told).toEqual(['first', 'second', 'gone']);
  });
});

describe('nonces', () => {
  it('make a repeated request return the first message', async () => {
    const send = (content: string) =>
      channel.send({ content, nonce: 'turn 7', enforceNonce: true });
    const first = await send('once');
    expect((await send('twice')).id).toBe(first.id);
    expect(sandbox.user('Ash').messagesIn('general')).toHaveLength(1);
    clock.advance(5 * 60_000);
    expect((await send('much later')).id).not.toBe(first.id);
  });

  it('of the client keep a retry after an answer that got lost from posting twice', async () => {
    sandbox.faults.fail(502, 'after', { method: 'POST', path: '/channels/:channel/messages' });
    await channel.send('the turn');
    expect(sandbox.user('Ash').messagesIn('general')).toHaveLength(1);
    const posts = sandbox.requests.to('POST', '/channels/:channel/messages');
    expect(posts.map((request) => request.status)).toEqual([502, 200]);
  });
});

describe('mentions', () => {
  it('ping whom allowed_mentions lets them ping, and nobody when edited in', async () => {
    const [ash, birch] = [sandbox.user('Ash'), sandbox.user('Birch')];
    const content = `<@${ash.id}> and <@${birch.id}>`;
    const pings = () => ash.messagesIn('general').at(-1)?.pingedIds;
    await channel.send(content);
    expect(pings()).toEqual([ash.id, birch.id]);
    await channel.send({ content, allowedMentions: { parse: [] } });
    expect(pings()).toEqual([]);
    await channel.send({ content, allowedMentions: { users: [birch.id] } });
    expect(pings()).toEqual([birch.id]);
    const quiet = await channel.send('quiet');
    await quiet.edit(content);
    expect(pings()).toEqual([]);
    const both = { content, allowedMentions: { parse: ['users' as const], users: [ash.id] } };
    expect(await codeOf(channel.send(both))).toBe(50035);
    expect(ash.unread('general')).toMatchObject({ messages: 4, mentions: 1 });
    ash.read('general');
    expect(ash.unread('general')).toMatchObject({ messages: 0, mentions: 0 });
  });

  it('can be checked for in the log of requests', async () => {
    await channel.send({ content: 'careful', allowedMentions: { parse: [] } });
    expect(sandbox.requests.messageBodies().every((body) => 'allowed_mentions' in body)).toBe(true);
    await channel.send('careless');
    expect(sandbox.requests.messageBodies().every((body) => 'allowed_mentions' in body)).toBe(
      false,
    );
  });
});

describe('files', () => {
  const picture = (name: string, description: string) =>
    new AttachmentBuilder(onePixelPng, { name, description });

  it('are uploaded with their alt text and can be fetched', async () => {
    await channel.send({ files: [picture('board.png', 'An empty board')] });
    const [message] = sandbox.user('Ash').messagesIn('general');
    const [file] = message?.attachments ?? [];
    expect(file).toMatchObject({
      filename: 'board.png',
      description: 'An empty board',
      content_type: 'image/png',
      size: onePixelPng.byteLength,
      width: 1,
      height: 1,
    });
    const fetched = await fetch(file?.url ?? '');
    expect(fetched.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await fetched.arrayBuffer()).equals(onePixelPng)).toBe(true);
  });

  it('are kept, replaced or added by an edit', async () => {
    const message = await channel.send({ files: [picture('a.png', 'A'), picture('b.png', 'B')] });
    const names = () =>
      sandbox
        .user('Ash')
        .messagesIn('general')[0]
        ?.attachments.map((file) => file.filename);
    await message.edit('words only');
    expect(names()).toEqual(['a.png', 'b.png']);
    const b = message.attachments.find((file) => file.name === 'b.png');
    const a = message.attachments.find((file) => file.name === 'a.png');
    await message.edit({ attachments: b === undefined ? [] : [b], files: [picture('c.png', 'C')] });
    expect(names()).toEqual(['b.png', 'c.png']);
    expect((await fetch(a?.url ?? '')).status).toBe(404);
    await message.edit({ attachments: [] });
    expect(names()).toEqual([]);
  });

  it('that an embed shows are not listed besides', async () => {
    const embeds = [{ title: 'Board', image: { url: 'attachment://board.png' } }];
    const sent = await channel.send({ embeds, files: [picture('board.png', 'A')] });
    const [message] = sandbox.user('Ash').messagesIn('general');
    expect(message?.attachments).toEqual([]);
    expect(message?.embeds[0]?.image?.url).toMatch(/^http:.*\/board\.png$/);
    expect(sent.embeds[0]?.image?.url).toBe(message?.embeds[0]?.image?.url);
  });

  it('over 10 MiB are refused with 40005', async () => {
    const files = [new AttachmentBuilder(Buffer.alloc(10 * 1024 * 1024 + 1), { name: 'big.bin' })];
    expect(await codeOf(channel.send({ files }))).toBe(40005);
    expect(sandbox.user('Ash').messagesIn('general')).toEqual([]);
  });
});

describe('Components V2', () => {
  it('carry pictures and text, and get ids', async () => {
    await channel.send({
      flags: MessageFlags.IsComponentsV2,
      files: [new AttachmentBuilder(onePixelPng, { name: 'map.png' })],
      components: [
        {
          type: ComponentType.Container,
          accent_color: 0xaa5500,
          components: [
            { type: ComponentType.TextDisplay, content: '# Turn 3' },
            {
              type: ComponentType.MediaGallery,
              items: [{ media: { url: 'attachment://map.png' }, description: 'The map' }],
            },
            { type: ComponentType.Separator },
            {
              type: ComponentType.Section,
              components: [{ type: ComponentType.TextDisplay, content: 'Your move' }],
              accessory: { type: ComponentType.Button, style: 1, label: 'Move', custom_id: 'move' },
            },
          ],
        },
      ],
    });
    const [message] = sandbox.user('Ash').messagesIn('general');
    expect(message).toMatchObject({ componentsV2: true, attachments: [] });
    expect(message === undefined ? '' : textOf(message)).toBe('# Turn 3\nYour move');
    expect(message?.components).toMatchObject([
      {
        type: 17,
        id: 1,
        components: [
          { type: 10, id: 2 },
          {
            type: 12,
            id: 3,
            items: [{ media: { url: expect.stringMatching(/^http.*map\.png$/) } }],
          },
          { type: 14, id: 4 },
          { type: 9, id: 5, components: [{ id: 6 }], accessory: { id: 7 } },
        ],
      },
    ]);
  });

  it('can be switched on by an edit that empties the content, and never off', async () => {
    const message = await channel.send('plain');
    const components = [{ type: ComponentType.TextDisplay as const, content: 'rich' }];
    const flags = MessageFlags.IsComponentsV2;
    expect(await codeOf(message.edit({ flags, components }))).toBe(50035);
    await message.edit({ flags, components, content: null });
    expect(await codeOf(message.edit({ content: 'plain again' }))).toBe(50035);
  });
});

describe('direct messages', () => {
  it('arrive, are unread, and are refused with 50007 when they are closed', async () => {
    const ash = sandbox.user('Ash');
    const user = await bot.client.users.fetch(ash.id);
    await user.send('your turn');
    expect(ash.dms().map((message) => message.content)).toEqual(['your turn']);
    expect(ash.unread(ash.directMessages())).toMatchObject({ messages: 1, mentions: 1 });
    expect(
      sandbox
        .user('Birch')
        .channels()
        .some((one) => one.kind === 'dm'),
    ).toBe(false);
    ash.closeDms();
    expect(await codeOf(user.send('your turn'))).toBe(50007);
    ash.openDms();
    await user.send('again');
    expect(ash.dms()).toHaveLength(2);
  });
});
