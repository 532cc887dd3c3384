import { ChannelType, RESTEvents, type TextChannel } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { messageOf, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { onePixelPng } from './picture.ts';
import { codeOf } from './refused.ts';

let sandbox: Sandbox;
let bot: Bot;
let channel: TextChannel;
/** Interaction id → the code with which the bot's reply was refused, or 'accepted'. */
const replies = new Map<string, string | number>();

beforeAll(async () => {
  sandbox = await startSandbox();
  bot = await startBot(sandbox, [{ name: 'act', description: 'Acts' }], async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    const code = await codeOf(interaction.reply({ content: 'here' }));
    replies.set(interaction.id, code);
  });
  const found = await bot.client.channels.fetch(sandbox.channelId('general'));
  if (found?.type !== ChannelType.GuildText) throw new Error('no text channel');
  channel = found;
});
afterAll(async () => {
  await bot.close();
  await sandbox.close();
});
beforeEach(() => sandbox.reset());

/** What the bot's reply to an interaction met with, once it knows. */
async function replyTo(interactionId: string | undefined): Promise<string | number> {
  for (;;) {
    const code = replies.get(interactionId ?? '');
    if (code !== undefined) return code;
    await new Promise((resolve) => setImmediate(resolve));
  }
}

const CALLBACK = { path: '/interactions/:interaction/:token/callback' };

describe('failing requests', () => {
  it('before anything is done are retried by the client without harm', async () => {
    sandbox.faults.fail(500, 'before', { ...CALLBACK, times: 2 });
    const outcome = await sandbox.user('Ash').invoke('act');
    expect(await replyTo(outcome.interactionId)).toBe('accepted');
    expect(sandbox.requests.to('POST', CALLBACK.path).map((one) => one.status)).toEqual([
      500, 500, 204,
    ]);
    expect(sandbox.user('Ash').messagesIn('general')).toHaveLength(1);
  });

  it('after it is done make the retry of an answer fail with 40060, though it is there', async () => {
    sandbox.faults.fail(502, 'after', CALLBACK);
    const outcome = await sandbox.user('Ash').invoke('act');
    expect(outcome.text).toBe('here');
    expect(await replyTo(outcome.interactionId)).toBe(40060);
    expect(sandbox.user('Ash').messagesIn('general')).toHaveLength(1);
  });

  it('can be slow', async () => {
    sandbox.faults.delay(30, 'before', { method: 'GET', path: '/channels/:channel' });
    await bot.client.channels.fetch(channel.id, { force: true });
    expect(sandbox.requests.to('GET', '/channels/:channel')[0]?.tookMs).toBeGreaterThanOrEqual(25);
  });

  it('are counted no more once faults are cleared', async () => {
    sandbox.faults.fail(500, 'before', { times: 100 });
    sandbox.faults.clear();
    await channel.send('fine');
    expect(sandbox.requests.all.map((one) => one.status)).toEqual([200]);
  });
});

describe('rate limits', () => {
  it('are told in headers, and the client waits when it is told to', async () => {
    sandbox.faults.rateLimit(40, { path: /\/messages$/ });
    await channel.send('in a moment');
    const posts = sandbox.requests.to('POST', '/channels/:channel/messages');
    expect(posts.map((one) => one.status)).toEqual([429, 200]);
    const response = await fetch(`${sandbox.api}/v10/users/@me`, {
      headers: { authorization: `Bot ${sandbox.token}` },
    });
    expect(response.headers.get('x-ratelimit-limit')).toBe('50');
    expect(response.headers.get('x-ratelimit-remaining')).toBe('49');
    expect(response.headers.get('x-ratelimit-bucket')).toMatch(/^[0-9a-f]{16}$/);
  });

  it('of a bucket hold: the request too many gets 429 with the time to wait', async () => {
    const small = await startSandbox({ limits: { bucket: { times: 2, perMs: 60_000 } } });
    const ask = () =>
      fetch(`${small.api}/v10/users/@me`, { headers: { authorization: `Bot ${small.token}` } });
    expect([(await ask()).status, (await ask()).status]).toEqual([200, 200]);
    const refused = await ask();
    expect(refused.status).toBe(429);
    expect(await refused.json()).toMatchObject({ global: false, retry_after: expect.any(Number) });
    expect(refused.headers.get('x-ratelimit-scope')).toBe('user');
    await small.close();
  });

  it('of all requests together hold, too', async () => {
    const small = await startSandbox({ limits: { global: { times: 1, perMs: 60_000 } } });
    const ask = (path: string) =>
      fetch(`${small.api}/v10${path}`, { headers: { authorization: `Bot ${small.token}` } });
    expect((await ask('/users/@me')).status).toBe(200);
    const refused = await ask(`/channels/${small.channelId('general')}`);
    expect(await refused.json()).toMatchObject({ global: true });
    expect(refused.headers.get('x-ratelimit-global')).toBe('true');
    await small.close();
  });

  it('may be global', async () => {
    const limited: boolean[] = [];
    bot.client.rest.on(RESTEvents.RateLimited, (info) => limited.push(info.global));
    sandbox.faults.rateLimit(20, { by: 'global' });
    await channel.send('wait for all');
    expect(sandbox.requests.all.map((one) => one.status)).toEqual([429, 200]);
    expect(limited).toContain(true);
  });
});

describe('missing permissions', () => {
  it('to see a channel are 50001, to do something in it 50013', async () => {
    const send = (body: object) => codeOf(channel.send(body));
    const files = [{ attachment: onePixelPng, name: 'a.png' }];
    sandbox.denyBot('general', 'AttachFiles');
    expect(await send({ content: 'x', files })).toBe(50013);
    expect(await send({ content: 'x' })).toBe('accepted');
    sandbox.denyBot('general', 'EmbedLinks');
    expect(await send({ embeds: [{ title: 'x' }] })).toBe(50013);
    sandbox.denyBot('general', 'SendMessages');
    expect(await send({ content: 'x' })).toBe(50013);
    sandbox.denyBot('general', 'CreatePublicThreads');
    expect(await codeOf(channel.threads.create({ name: 'x' }))).toBe(50013);
    sandbox.denyBot('general', 'ViewChannel');
    expect(await send({ content: 'x' })).toBe(50001);
    expect(await codeOf(bot.client.channels.fetch(channel.id, { force: true }))).toBe(50001);
    for (const permission of [
      'AttachFiles',
      'EmbedLinks',
      'SendMessages',
      'CreatePublicThreads',
      'ViewChannel',
    ] as const)
      sandbox.allowBot('general', permission);
    expect(await send({ content: 'x', files })).toBe('accepted');
  });

  it('are known to the client and to each interaction', async () => {
    sandbox.denyBot('general', 'AttachFiles');
    await sandbox.user('Ash').invoke('act');
    const last = bot.interactions.at(-1);
    expect(last?.appPermissions.has('AttachFiles')).toBe(false);
    expect(channel.permissionsFor(bot.client.user)?.has('AttachFiles')).toBe(false);
    sandbox.allowBot('general', 'AttachFiles');
  });

  it('do not keep the bot from answering interactions', async () => {
    sandbox.denyBot('general', 'SendMessages');
    const outcome = await sandbox.user('Ash').invoke('act');
    expect(messageOf(outcome).content).toBe('here');
    sandbox.allowBot('general', 'SendMessages');
  });
});

describe('what is not there', () => {
  it('is refused in the format of Discord', async () => {
    const get = (path: string) =>
      fetch(`${sandbox.api}/v10${path}`, { headers: { authorization: `Bot ${sandbox.token}` } });
    const unknown = await get('/stickers/1');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      { message: '404: Not Found', code: 0 },
    ]);
    const codeAt = async (path: string) => {
      const body = z.object({ code: z.number() }).parse(await (await get(path)).json());
      return body.code;
    };
    expect(await codeAt('/channels/100000000000000000')).toBe(10003);
    expect(await codeAt(`/channels/${channel.id}/messages/100000000000000000`)).toBe(10008);
    expect(await codeAt('/guilds/100000000000000000')).toBe(10004);
    expect(await codeAt('/users/100000000000000000')).toBe(10013);
    const stranger = await fetch(`${sandbox.api}/v10/users/@me`);
    expect([stranger.status, await stranger.json()]).toEqual([
      401,
      { message: '401: Unauthorized', code: 0 },
    ]);
    const post = (path: string, body: string) =>
      fetch(`${sandbox.api}/v10${path}`, {
        method: 'POST',
        headers: { authorization: `Bot ${sandbox.token}`, 'content-type': 'application/json' },
        body,
      }).then((response) => response.json());
    expect(await post(`/channels/${channel.id}/messages`, '{')).toMatchObject({ code: 50109 });
    expect(await post('/interactions/100000000000000000/x/callback', '{"type":5}')).toMatchObject({
      code: 10062,
    });
    expect(await post(`/webhooks/${sandbox.applicationId}/x`, '{"content":"x"}')).toMatchObject({
      code: 10015,
    });
  });

  it('refuses an answer into a thread that was deleted meanwhile', async () => {
    const doomed = sandbox.user('Ash').startThread('Doomed');
    sandbox.faults.delay(10, 'before', CALLBACK);
    const before = bot.interactions.length;
    void sandbox.user('Ash').invoke('act', {}, { channel: doomed });
    sandbox.deleteChannel(doomed);
    while (bot.interactions.length === before)
      await new Promise((resolve) => setImmediate(resolve));
    expect(await replyTo(bot.interactions.at(-1)?.id)).toBe(10003);
  });
});
