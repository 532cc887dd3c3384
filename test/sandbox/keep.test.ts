import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import {
  ChannelType,
  type Interaction,
  MessageFlags,
  type RESTPostAPIApplicationCommandsJSONBody,
} from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { manualClock, messageOf, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { onePixelPng } from './picture.ts';

const folders: string[] = [];
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const warnings: string[] = [];
const keepIn = (folder: string) => ({
  folder,
  warn: (sentence: string) => void warnings.push(sentence),
});
const journalIn = (folder: string): string => join(folder, 'world.jsonl');

const PEOPLE = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm', 'Flint'];

/** All that each person sees, and all that the bot reads over REST of the channels named. */
async function everything(sandbox: Sandbox, channels: readonly string[]): Promise<unknown> {
  const read = async (address: string, headers: Record<string, string> = {}): Promise<unknown> => {
    const response = await fetch(`${sandbox.url}${address}`, { headers });
    const text = await response.text();
    // The port is another one each time.
    return JSON.parse(text.replaceAll(sandbox.url, 'ORIGIN'));
  };
  const authorization = `Bot ${sandbox.token}`;
  const guild = sandbox.guild.id;
  const addresses = [
    '/users/@me',
    '/applications/@me',
    `/guilds/${guild}`,
    `/guilds/${guild}/channels`,
    `/guilds/${guild}/members?limit=100`,
    `/guilds/${guild}/threads/active`,
    `/applications/${sandbox.applicationId}/commands`,
    ...channels.flatMap((id) => [`/channels/${id}`, `/channels/${id}/messages`]),
  ];
  return {
    people: await Promise.all(
      PEOPLE.map(async (name) => ({
        ...record.parse(await read(`/page/world?user=${sandbox.user(name).id}`)),
        // Time has gone on.
        now: 'later',
      })),
    ),
    rest: await Promise.all(addresses.map((one) => read(`/api/v10${one}`, { authorization }))),
  };
}

const record = z.record(z.string(), z.unknown());

const COMMANDS: RESTPostAPIApplicationCommandsJSONBody[] = [
  {
    name: 'camp',
    description: 'Pitches one',
    options: [
      {
        type: 1,
        name: 'pitch',
        description: 'Now',
        options: [{ type: 3, name: 'where', description: 'A place', autocomplete: true }],
      },
    ],
  },
  { name: 'think', description: 'Takes its time' },
];

async function answer(interaction: Interaction): Promise<void> {
  if (interaction.isChatInputCommand() && interaction.commandName === 'think') {
    await interaction.deferReply({ flags: MessageFlags.Ephemeral });
  } else if (interaction.isChatInputCommand()) {
    await interaction.reply({
      content: 'Only you see this',
      flags: MessageFlags.Ephemeral,
      components: [
        {
          type: 1,
          components: [
            {
              type: 3,
              customId: 'pick',
              placeholder: 'Pick',
              options: [{ label: 'One', value: '1', description: 'The first' }],
            },
          ],
        },
        {
          type: 1,
          components: [
            { type: 2, style: 1, label: 'Again', customId: 'again' },
            { type: 2, style: 2, label: 'Name it', customId: 'name' },
          ],
        },
      ],
    });
  } else if (interaction.isButton() && interaction.customId === 'name') {
    await interaction.showModal({
      title: 'Name',
      custom_id: 'form',
      components: [
        {
          type: 18,
          label: 'Its name',
          component: { type: 4, custom_id: 'name', style: 1 },
        },
      ],
    });
  } else if (interaction.isModalSubmit()) {
    await interaction.reply(`It is ${interaction.fields.getTextInputValue('name')}`);
  } else if (interaction.isMessageComponent()) {
    await interaction.update({ content: `pressed ${interaction.customId}` });
  }
}

/** Does a bit of everything. Returns the channels in which something was said. */
async function live(sandbox: Sandbox, bot: Bot): Promise<string[]> {
  const [ash, birch, cedar] = ['Ash', 'Birch', 'Cedar'].map((name) => sandbox.user(name));
  if (ash === undefined || birch === undefined || cedar === undefined) throw new Error('nobody');
  const channel = await bot.client.channels.fetch(sandbox.channelId('tusk'));
  if (channel?.type !== ChannelType.GuildText) throw new Error('no text channel');
  sandbox.addUser('Flint');
  const notice = await channel.send({
    content: `Match 1, <@${birch.id}>`,
    files: [{ attachment: onePixelPng, name: 'old.png' }],
    embeds: [{ title: 'A match', image: { url: 'attachment://old.png' } }],
  });
  const open = await notice.startThread({ name: 'Match 1' });
  await notice.edit({
    content: 'Match 1, begun',
    files: [{ attachment: onePixelPng, name: 'new.png', description: 'A dot' }],
    attachments: [],
    embeds: [],
  });
  const post = await open.send({
    flags: MessageFlags.IsComponentsV2,
    files: [{ attachment: onePixelPng, name: 'board.png' }],
    components: [
      {
        type: 17,
        components: [
          { type: 10, content: `Your move, <@${ash.id}>` },
          { type: 12, items: [{ media: { url: 'attachment://board.png' } }] },
          { type: 14 },
          { type: 1, components: [{ type: 2, style: 3, label: 'Play', custom_id: 'play' }] },
        ],
      },
    ],
  });
  await post.reply('and this');
  const secret = await channel.threads.create({
    name: 'Secret',
    type: ChannelType.PrivateThread,
    invitable: false,
  });
  await secret.members.add(cedar.id);
  await secret.send('for Cedar');
  const shut = await channel.threads.create({ name: 'Shut', type: ChannelType.PublicThread });
  await shut.send('the last word');
  await shut.setLocked(true);
  await shut.setArchived(true);
  const gone = await channel.threads.create({ name: 'Gone', type: ChannelType.PublicThread });
  await gone.send('not for long');
  await gone.delete();
  await (await channel.send('deleted')).delete();
  ash.say('hello', { channel: 'general' });
  birch.read('general');
  birch.say('hello, Ash', { channel: 'general' });
  sandbox.denyBot('general', 'AttachFiles');
  const panel = messageOf(
    await ash.invoke('camp pitch', { where: 'here' }, { channel: 'Match 1' }),
  );
  messageOf(await birch.invoke('camp pitch', {}, { channel: 'Match 1' }));
  ash.remove(messageOf(await ash.invoke('camp pitch', {}, { channel: 'Match 1' })));
  const form = await ash.press(panel, 'Name it');
  await ash.submitModal(form, { name: 'Hearth' });
  messageOf(await ash.press(panel, 'Again'));
  const direct = await (await bot.client.users.fetch(cedar.id)).createDM();
  await direct.send('psst');
  cedar.directMessages();
  birch.closeDms();
  sandbox.addGuild('Elsewhere', ['lobby'], ['Ash', 'Birch']);
  return [sandbox.channelId('general'), channel.id, open.id, secret.id, shut.id, direct.id];
}

describe('a kept sandbox', () => {
  const folder = newFolder();
  const killed = newFolder();
  const clock = manualClock();
  let first: Sandbox;
  let second: Sandbox;
  let channels: string[];
  let before: unknown;
  let unanswered: string;

  beforeAll(async () => {
    first = await startSandbox({ clock, keep: keepIn(folder) });
    const bot = await startBot(first, COMMANDS, answer);
    channels = await live(first, bot);
    await bot.close();
    await first.botOnline(false);
    before = await everything(first, channels);
    clock.advance(60_000);
    const again = await startBot(first, [], answer);
    const elm = first.user('Elm');
    await elm.invoke('think', {}, { channel: 'general', until: 'acknowledged' });
    await again.close();
    unanswered = elm.ephemerals().find(({ thinking }) => thinking)?.id ?? '';
    cpSync(folder, killed, { recursive: true });
    await first.close();
    second = await startSandbox({ clock, keep: keepIn(folder) });
  });
  afterAll(() => second.close());

  it('is as it was, for everybody and for the bot, after it was closed', async () => {
    const elm = second.user('Elm');
    expect(elm.message(unanswered)).toMatchObject({
      thinking: false,
      content: 'The application did not respond.',
    });
    elm.remove(unanswered);
    expect(await everything(second, channels)).toEqual(before);
  });

  it('is as it was after the process was killed, and after one more start', async () => {
    for (let start = 0; start < 2; start += 1) {
      const sandbox = await startSandbox({ clock, keep: keepIn(killed) });
      if (start === 0) sandbox.user('Elm').remove(unanswered);
      expect(await everything(sandbox, channels)).toEqual(before);
      await sandbox.close();
    }
  });

  it('has the bot’s token and ids', () => {
    expect(second.token).toBe(first.token);
    expect(second.applicationId).toBe(first.applicationId);
    expect(second.guild).toEqual(first.guild);
  });

  it('shows an ephemeral message to its reader alone, with what can be pressed', () => {
    const texts = (name: string) =>
      second
        .user(name)
        .ephemerals()
        .map(({ content }) => content);
    expect(texts('Ash')).toEqual(['pressed again']);
    expect(texts('Birch')).toEqual(['Only you see this']);
    expect(texts('Cedar')).toEqual([]);
    const [panel] = second.user('Birch').ephemerals();
    expect(panel?.interaction?.name).toBe('camp pitch');
    expect(panel?.components).toHaveLength(2);
  });

  it('has the files, and only those that are still shown', async () => {
    const [notice] = second.user('Ash').messagesIn('tusk');
    const [attachment] = notice?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'new.png', description: 'A dot', width: 1 });
    const file = await fetch(attachment?.url ?? '');
    expect(file.headers.get('content-type')).toBe('image/png');
    expect(Buffer.from(await file.arrayBuffer())).toEqual(onePixelPng);
    expect(readdirSync(join(folder, 'files'))).toHaveLength(2);
  });

  it('knows what everybody has not read', () => {
    expect(second.user('Ash').unread('general').messages).toBe(1);
    expect(second.user('Birch').unread('general').messages).toBe(0);
    expect(second.user('Cedar').unread('Secret')).toMatchObject({ messages: 1, mentions: 0 });
    expect(second.user('Birch').unread('tusk').mentions).toBe(1);
  });

  it('gives greater ids than ever before, even if the clock was set back', async () => {
    const text = readFileSync(journalIn(folder), 'utf8');
    const ids = [...text.matchAll(/[iI]d":"(\d+)"/g)].map(([, id]) => BigInt(id ?? 0));
    const greatest = ids.reduce((one, other) => (one > other ? one : other));
    await second.close();
    clock.advance(-3_600_000);
    second = await startSandbox({ clock, keep: keepIn(folder) });
    expect(BigInt(second.user('Ash').say('later').id)).toBeGreaterThan(greatest);
    clock.advance(3_600_000);
  });

  it('lets a bot go on: the old panel works, so do new commands, and the answers are kept', async () => {
    const bot = await startBot(second, COMMANDS, answer);
    const [panel] = second.user('Birch').ephemerals();
    if (panel === undefined) throw new Error('no panel');
    expect((await second.user('Birch').select(panel, 'pick', ['1'])).text).toBe('pressed pick');
    const outcome = await second.user('Dune').invoke('camp pitch', {}, { channel: 'Match 1' });
    expect(messageOf(outcome).content).toBe('Only you see this');
    await bot.close();
    await second.close();
    second = await startSandbox({ clock, keep: keepIn(folder) });
    expect(second.user('Birch').message(panel).content).toBe('pressed pick');
    expect(second.user('Dune').ephemerals()).toHaveLength(1);
  });

  it('closes a thread that nobody wrote in while nobody was there', async () => {
    await second.close();
    // The last post is a minute old; what was ephemeral and came later does not count.
    clock.advance(3 * 24 * 3_600_000 - 60_001);
    second = await startSandbox({ clock, keep: keepIn(folder) });
    expect(second.user('Ash').channel('Match 1').archived).toBe(false);
    clock.advance(1);
    expect(second.user('Ash').channel('Match 1').archived).toBe(true);
  });

  it('is as empty after a reset as after it and a restart', async () => {
    await fetch(`${second.url}/page/reset`, { method: 'POST' });
    const empty = await everything(second, []);
    expect(readdirSync(join(folder, 'files'))).toEqual([]);
    expect(readFileSync(journalIn(folder), 'utf8')).not.toContain('Your move');
    await second.close();
    second = await startSandbox({ clock, keep: keepIn(folder) });
    expect(await everything(second, [])).toEqual(empty);
    expect(second.user('Ash').messagesIn('general')).toEqual([]);
  });

  it('had nothing to complain of', () => {
    expect(warnings).toEqual([]);
  });
});

describe('the file', () => {
  const sayings = (sandbox: Sandbox): string[] =>
    sandbox
      .user('Ash')
      .messagesIn('general')
      .map(({ content }) => content);

  async function folderWith(texts: readonly string[]): Promise<string> {
    const folder = newFolder();
    const sandbox = await startSandbox({ keep: keepIn(folder) });
    for (const text of texts) sandbox.user('Ash').say(text);
    await sandbox.close();
    return folder;
  }

  it('that ends in half a line has lost no more than that line', async () => {
    const folder = await folderWith(['one', 'two']);
    appendFileSync(journalIn(folder), '{"is":"message","mess');
    const sandbox = await startSandbox({ keep: keepIn(folder) });
    expect(sayings(sandbox)).toEqual(['one', 'two']);
    sandbox.user('Ash').say('three');
    await sandbox.close();
    const again = await startSandbox({ keep: keepIn(folder) });
    expect(sayings(again)).toEqual(['one', 'two', 'three']);
    await again.close();
  });

  it.each([
    ['is no longer JSON in the middle', (text: string) => text.replace('"is":"guild"', '"is":')],
    [
      'has a message of nobody',
      (text: string) => text.replace(/"authorId":"\d+"/, '"authorId":"7"'),
    ],
    ['has a field of another kind', (text: string) => text.replace('"flags":0', '"flags":"0"')],
    ['is of another version', (text: string) => text.replace('"version":1', '"version":0')],
    ['is empty', () => ''],
  ])('that %s is put aside with a sentence, and a new world begins', async (_, damage) => {
    const folder = await folderWith(['one']);
    const damaged = damage(readFileSync(journalIn(folder), 'utf8'));
    writeFileSync(journalIn(folder), damaged);
    warnings.length = 0;
    const sandbox = await startSandbox({ keep: keepIn(folder) });
    expect(warnings).toEqual([expect.stringMatching(/cannot be read .* put aside in .*damaged-/)]);
    const aside = readdirSync(folder).find((name) => name.startsWith('damaged-')) ?? '';
    expect(readFileSync(join(folder, aside, 'world.jsonl'), 'utf8')).toBe(damaged);
    expect(sayings(sandbox)).toEqual([]);
    sandbox.user('Ash').say('new');
    await sandbox.close();
    const again = await startSandbox({ keep: keepIn(folder) });
    expect(sayings(again)).toEqual(['new']);
    await again.close();
  });

  it('that cannot be written is complained of once, and written as soon as it can be', async () => {
    const folder = newFolder();
    // A folder where the draft of the file should be.
    mkdirSync(`${journalIn(folder)}.new`);
    warnings.length = 0;
    const sandbox = await startSandbox({ keep: keepIn(folder) });
    sandbox.user('Ash').say('one');
    expect(warnings).toEqual([expect.stringContaining('cannot be written')]);
    rmdirSync(`${journalIn(folder)}.new`);
    sandbox.user('Ash').say('two');
    await sandbox.close();
    const again = await startSandbox({ keep: keepIn(folder) });
    expect(sayings(again)).toEqual(['one', 'two']);
    await again.close();
  });

  it('does not grow for ever: the newest 500 messages of a channel stay', async () => {
    const folder = newFolder();
    const sandbox = await startSandbox({ keep: keepIn(folder) });
    const ash = sandbox.user('Ash');
    const long = 'x'.repeat(1900);
    for (let n = 1; n <= 3000; n += 1) ash.say(`${n} ${long}`);
    const numbers = (one: Sandbox): number[] => sayings(one).map((text) => Number.parseInt(text));
    expect(numbers(sandbox)).toHaveLength(500);
    // Three thousand of them would be more than that.
    expect(readFileSync(journalIn(folder)).byteLength).toBeLessThan(6 * 1024 * 1024);
    await sandbox.close();
    const again = await startSandbox({ keep: keepIn(folder) });
    expect(numbers(again)).toEqual(Array.from({ length: 500 }, (_, n) => 2501 + n));
    await again.close();
    expect(readFileSync(journalIn(folder)).byteLength).toBeLessThan(2 * 1024 * 1024);
  });

  it('is not there without being asked for', async () => {
    const sandbox = await startSandbox();
    sandbox.user('Ash').say('one');
    await sandbox.close();
    const again = await startSandbox();
    expect(sayings(again)).toEqual([]);
    expect(again.token).not.toBe(sandbox.token);
    await again.close();
  });
});

describe('a killed process', () => {
  const script = fileURLToPath(new URL('poster.ts', import.meta.url));
  let child: ChildProcess | null = null;
  afterAll(() => child?.kill('SIGKILL'));

  /** Kills a process that posts after so many answers. Returns the ids that it was answered with. */
  async function postUntilKilled(folder: string, count: number): Promise<string[]> {
    const started = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    child = started;
    const ended = once(started, 'exit');
    const ids: string[] = [];
    for await (const line of createInterface({ input: started.stdout })) {
      ids.push(line);
      if (ids.length === count) started.kill('SIGKILL');
    }
    await ended;
    expect(started.signalCode).toBe('SIGKILL');
    return ids;
  }

  it('has lost nothing that REST had answered', async () => {
    const folder = newFolder();
    const ids: string[] = [];
    for (const count of [1, 40]) ids.push(...(await postUntilKilled(folder, count)));
    warnings.length = 0;
    const sandbox = await startSandbox({ keep: keepIn(folder) });
    expect(warnings).toEqual([]);
    const messages = sandbox.user('Ash').messagesIn('general');
    expect(messages.map(({ id }) => id)).toEqual(expect.arrayContaining(ids));
    expect(new Set(messages.map(({ id }) => id)).size).toBe(messages.length);
    // At most one more each time: what it was about to be told of.
    expect(messages.length).toBeLessThanOrEqual(ids.length + 2);
    for (const { attachments } of messages) {
      expect(attachments).toHaveLength(1);
      expect((await fetch(attachments[0]?.url ?? '')).status).toBe(200);
    }
    expect(existsSync(`${journalIn(folder)}.new`)).toBe(false);
    await sandbox.close();
  });
});
