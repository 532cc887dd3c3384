import {
  type ChatInputCommandInteraction,
  Client,
  Events,
  GatewayIntentBits,
  Partials,
} from 'discord.js';
import { afterEach, describe, expect, it, type TestContext } from 'vitest';
import { WebSocket } from 'ws';
import {
  manualClock,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
  tokenOf,
} from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { textOfFrame } from './frame.ts';

let sandbox: Sandbox | undefined;
let bot: Bot | undefined;
afterEach(async () => {
  await bot?.close();
  bot = undefined;
  await sandbox?.close();
  sandbox = undefined;
});

const ping = { name: 'ping', description: 'Answers' };

describe('logging in', () => {
  it('makes the real client ready, with its server, channels, roles and itself', async () => {
    sandbox = await startSandbox();
    bot = await startBot(sandbox);
    const { client } = bot;
    const guild = client.guilds.cache.get(sandbox.guild.id);
    expect(client.user.username).toBe('firepit');
    expect(client.application.id).toBe(sandbox.applicationId);
    expect(guild?.name).toBe('Campsite');
    expect(guild?.memberCount).toBe(6);
    expect(guild?.channels.cache.map((channel) => channel.name)).toEqual([
      'general',
      'tusk',
      'stone-age',
      'rise-of-tribes',
      'valley-of-the-mammoths',
    ]);
    expect(guild?.members.me?.permissions.has('ManageThreads')).toBe(true);
    expect(sandbox.isBotOnline).toBe(true);
  });

  it('knows several servers, also one that comes later', async () => {
    sandbox = await startSandbox();
    const other = sandbox.addGuild('Hillside', ['general'], ['Ash', 'Dune']);
    bot = await startBot(sandbox);
    expect([...bot.client.guilds.cache.keys()]).toEqual([sandbox.guild.id, other.id]);
    const joined = new Promise<string>((resolve) =>
      bot?.client.once(Events.GuildCreate, (guild) => resolve(guild.name)),
    );
    sandbox.addGuild('Lakeside');
    expect(await joined).toBe('Lakeside');
    expect(
      sandbox
        .user('Birch')
        .channels()
        .map((one) => one.guildId),
    ).not.toContain(other.id);
  });

  it('lists members by REST and through the gateway', async () => {
    sandbox = await startSandbox();
    bot = await startBot(sandbox);
    const guild = bot.client.guilds.cache.get(sandbox.guild.id);
    const ids = [sandbox.user('Ash').id, sandbox.user('Elm').id];
    expect([...((await guild?.members.fetch({ user: ids })) ?? []).keys()]).toEqual(ids);
    const listed = await guild?.members.list({ limit: 3 });
    expect(listed?.map((member) => member.displayName)).toContain('Ash');
    expect((await guild?.members.fetch(ids[1] ?? ''))?.displayName).toBe('Elm');
  });

  it('refuses a wrong token by REST and at the gateway', async () => {
    sandbox = await startSandbox();
    const client = new Client({ intents: [], rest: { api: sandbox.api } });
    await expect(client.login('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
    await client.destroy();
    const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway`);
    socket.once('message', () =>
      socket.send(JSON.stringify({ op: 2, d: { token: 'wrong', intents: 0, properties: {} } })),
    );
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(code).toBe(4004);
  });

  it('lets the real client in, whatever its token is drawn as', async () => {
    sandbox = await startSandbox({ token: tokenOf(Buffer.from('bOTbearerBot', 'base64url')) });
    bot = await startBot(sandbox);
    expect(bot.client.token).toBe(sandbox.token);
  });

  it('answers heartbeats and closes on nonsense', async () => {
    sandbox = await startSandbox();
    const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/gateway`);
    const packets: { op: number }[] = [];
    socket.on('message', (data) => {
      packets.push(JSON.parse(textOfFrame(data)));
      if (packets.length === 1) socket.send(JSON.stringify({ op: 1, d: null }));
      if (packets.length === 2) socket.send('not json');
    });
    const code = await new Promise((resolve) => socket.once('close', resolve));
    expect(packets.map((packet) => packet.op)).toEqual([10, 11]);
    expect(code).toBe(4002);
  });
});

describe('intents', () => {
  it('brings messages only to a client that asked for them, without words it may not read', async () => {
    sandbox = await startSandbox();
    bot = await startBot(sandbox, [], undefined, {
      intents: [
        GatewayIntentBits.Guilds,
        GatewayIntentBits.GuildMessages,
        GatewayIntentBits.DirectMessages,
      ],
      partials: [Partials.Channel],
    });
    const plain = await startBot(sandbox);
    const heard: string[] = [];
    const deaf: string[] = [];
    bot.client.on('messageCreate', (message) => heard.push(message.content));
    plain.client.on('messageCreate', (message) => deaf.push(message.content));
    const ash = sandbox.user('Ash');
    ash.say('secret words');
    ash.say(`hello <@${sandbox.applicationId}>`);
    const last = new Promise((resolve) =>
      bot?.client.on('messageCreate', ({ guild }) => guild ?? resolve(null)),
    );
    ash.say('in private', { channel: ash.directMessages() });
    await last;
    expect(heard).toEqual(['', `hello <@${sandbox.applicationId}>`, 'in private']);
    expect(deaf).toEqual([]);
    await plain.close();
  });
});

/** A sandbox and a bot that answers `ping`, both for one test. */
async function linked(
  { onTestFinished }: TestContext,
  options: SandboxOptions = {},
  answered: (interaction: ChatInputCommandInteraction) => unknown = () => undefined,
): Promise<{ sandbox: Sandbox; bot: Bot }> {
  const own = await startSandbox(options);
  const client = await startBot(own, [ping], async (interaction) => {
    if (!interaction.isChatInputCommand()) return;
    answered(interaction);
    await interaction.reply('here');
  });
  onTestFinished(async () => {
    await client.close();
    await own.close();
  });
  return { sandbox: own, bot: client };
}

// Side by side: the client waits half a second before each new connection.
describe.concurrent('a connection that breaks', () => {
  it('is resumed, and what happened meanwhile is replayed in order', async (test) => {
    const words: string[] = [];
    const { sandbox, bot } = await linked(test, {}, ({ user }) => words.push(user.displayName));
    const resumed = new Promise<number>((resolve) =>
      bot.client.once(Events.ShardResume, (_, replayed) => resolve(replayed)),
    );
    const offline = sandbox.botOnline(false);
    sandbox.gateway.drop({ resume: true });
    await offline;
    const outcomes = [sandbox.user('Ash').invoke('ping'), sandbox.user('Elm').invoke('ping')];
    test.expect(await resumed).toBeGreaterThanOrEqual(2);
    const kinds = (await Promise.all(outcomes)).map((outcome) => outcome.is);
    test.expect(kinds).toEqual(['replied', 'replied']);
    test.expect(words).toEqual(['Ash', 'Elm']);
  });

  it('starts anew when the session is lost: what happened meanwhile stays unanswered', async (test) => {
    const clock = manualClock();
    const { sandbox } = await linked(test, { clock });
    const offline = sandbox.botOnline(false);
    sandbox.gateway.drop({ resume: false });
    await offline;
    const lost = sandbox.user('Ash').invoke('ping');
    await sandbox.botOnline();
    const outcome = await sandbox.user('Birch').invoke('ping');
    test.expect(outcome).toMatchObject({ is: 'replied', text: 'here' });
    clock.advance(3000);
    const failure = { is: 'failed', text: 'The application did not respond.' };
    test.expect(await lost).toMatchObject(failure);
  });

  it('is renewed when the gateway asks for it', async (test) => {
    const { sandbox, bot } = await linked(test);
    const resumed = new Promise((resolve) => bot.client.once(Events.ShardResume, resolve));
    sandbox.gateway.askToReconnect();
    await resumed;
    test.expect((await sandbox.user('Ash').invoke('ping')).is).toBe('replied');
  });
});
