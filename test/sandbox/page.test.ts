import { request } from 'node:http';
import { type Interaction, MessageFlags } from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { manualClock, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import type {
  LiveEvent,
  PageChannel,
  PageChoices,
  PageMessage,
  PageWorld,
} from '../../src/sandbox/protocol.ts';
import { type Bot, startBot } from './bot.ts';
import { textOfFrame } from './frame.ts';
import { onePixelPng } from './picture.ts';

const clock = manualClock();
let sandbox: Sandbox;
let bot: Bot;
let answer: (interaction: Interaction) => unknown;

beforeAll(async () => {
  sandbox = await startSandbox({ clock });
  bot = await startBot(
    sandbox,
    [
      {
        name: 'hand',
        description: 'Shows your hand',
        options: [{ type: 3, name: 'card', description: 'A card', autocomplete: true }],
      },
    ],
    (interaction) => answer(interaction),
  );
});
afterAll(async () => {
  await bot.close();
  await sandbox.close();
});
beforeEach(() => {
  sandbox.reset();
  answer = () => undefined;
});

const get = async <T>(path: string): Promise<T> =>
  JSON.parse(await (await fetch(`${sandbox.url}${path}`)).text());
const post = async <T = Record<string, unknown>>(path: string, body: object = {}) => {
  const response = await fetch(`${sandbox.url}/page${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const json: T = JSON.parse(await response.text());
  return { status: response.status, json };
};
const idOf = (name: string) => sandbox.user(name).id;
const worldOf = (name: string) => get<PageWorld>(`/page/world?user=${idOf(name)}`);
const as = (name: string, action: string) => `/as/${idOf(name)}/${action}`;

/** What one person's page is told, as it comes. */
async function live(name: string) {
  const socket = new WebSocket(`${sandbox.url.replace('http', 'ws')}/page/live?user=${idOf(name)}`);
  const events: LiveEvent[] = [];
  const waiting = new Set<() => void>();
  socket.on('message', (data) => {
    events.push(JSON.parse(textOfFrame(data)));
    for (const look of waiting) look();
  });
  await new Promise((resolve) => socket.once('open', resolve));
  return {
    events,
    close: () => socket.close(),
    /** The first event that matches, past or to come. */
    event: (matches: (event: LiveEvent) => boolean) =>
      new Promise<LiveEvent>((resolve) => {
        const look = () => {
          const found = events.find(matches);
          if (found === undefined) return;
          waiting.delete(look);
          resolve(found);
        };
        waiting.add(look);
        look();
      }),
  };
}

describe('the world', () => {
  it('tells the first message of a thread anew when what it was started from is changed', async () => {
    const page = await live('Ash');
    const general = await bot.client.channels.fetch(sandbox.channelId('general'));
    if (general?.isSendable() !== true) throw new Error('The bot cannot write there.');
    const starter = await general.send('Who joins?');
    const thread = await starter.startThread({ name: 'A match' });
    await starter.edit('It is played.');
    const told = await page.event(
      (event) =>
        event.type === 'message-updated' &&
        event.message.channelId === thread.id &&
        event.message.content === 'It is played.',
    );
    expect(told.type).toBe('message-updated');
    page.close();
  });

  it('is what the first person sees, unless another is named', async () => {
    const world = await get<PageWorld>('/page/world');
    expect(world.viewer.name).toBe('Ash');
    expect(world.users.map((user) => user.name)).toEqual(['Ash', 'Birch', 'Cedar', 'Dune', 'Elm']);
    expect(world.bot).toMatchObject({ name: 'Firepit', bot: true });
    expect(world.botOnline).toBe(true);
    expect(world.guilds).toEqual([{ id: sandbox.guild.id, name: 'Campsite' }]);
    expect(world.channels.map((channel) => channel.name)).toEqual([
      'general',
      'tusk',
      'stone-age',
      'rise-of-tribes',
      'valley-of-the-mammoths',
    ]);
    expect(world.commands).toMatchObject([{ name: 'hand', options: [{ autocomplete: true }] }]);
    expect((await worldOf('Elm')).viewer.name).toBe('Elm');
    expect((await fetch(`${sandbox.url}/page/world?user=1`)).status).toBe(409);
  });

  it('shows nobody what is for others: ephemerals, private threads, direct messages', async () => {
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: 'three stones', flags: MessageFlags.Ephemeral });
    };
    await sandbox.user('Ash').invoke('hand');
    sandbox.user('Ash').startThread('Secret', { private: true });
    sandbox.user('Ash').say('psst', { channel: 'Secret' });
    sandbox.user('Ash').say('hello', { channel: sandbox.user('Ash').directMessages() });
    const mine = JSON.stringify(await worldOf('Ash'));
    const theirs = JSON.stringify(await worldOf('Birch'));
    for (const word of ['three stones', 'Secret', 'psst', 'hello']) {
      expect(mine).toContain(word);
      expect(theirs).not.toContain(word);
    }
  });

  it('gives older messages in pages', async () => {
    for (let n = 0; n < 60; n += 1) sandbox.user('Ash').say(`line ${n}`);
    const world = await worldOf('Birch');
    const general = sandbox.channelId('general');
    const first = world.messages[general] ?? [];
    expect(first.map((message) => message.content).slice(0, 1)).toEqual(['line 10']);
    expect(world.channels[0]?.unread).toMatchObject({ messages: 60, mentions: 0 });
    const older = await get<{ messages: PageMessage[] }>(
      `/page/messages?user=${idOf('Birch')}&channel=${general}&before=${first[0]?.id}&limit=5`,
    );
    expect(older.messages.map((message) => message.content)).toEqual(
      [5, 6, 7, 8, 9].map((n) => `line ${n}`),
    );
  });
});

describe('what a person does', () => {
  it('is talking, in channels, threads and direct messages', async () => {
    const general = sandbox.channelId('general');
    const said = await post<PageMessage>(as('Ash', 'send'), { channel: general, content: 'hi' });
    expect(said.json).toMatchObject({ content: 'hi', author: { name: 'Ash' } });
    const dm = await post<PageChannel>(as('Ash', 'dm'), { with: sandbox.applicationId });
    expect(dm.json).toMatchObject({ kind: 'dm', name: 'Firepit' });
    const thread = await post<PageChannel>(as('Ash', 'thread'), {
      channel: general,
      name: 'Plans',
      private: true,
      members: [idOf('Elm')],
    });
    expect(thread.json).toMatchObject({ kind: 'private-thread', parentId: general });
    expect(sandbox.user('Elm').channel('Plans').writable).toBe(true);
    const shut = await post<PageChannel>(as('Ash', 'archive'), {
      channel: thread.json.id,
      archived: true,
    });
    expect(shut.json.archived).toBe(true);
    await post(as('Ash', 'delete-channel'), { channel: thread.json.id });
    await post(as('Ash', 'delete'), { message: said.json.id });
    expect((await worldOf('Ash')).channels.map((channel) => channel.name)).not.toContain('Plans');
    expect(sandbox.user('Ash').messagesIn('general')).toEqual([]);
    await post(as('Ash', 'send'), { channel: general, content: 'read me' });
    await post(as('Birch', 'read'), { channel: general });
    expect(sandbox.user('Birch').unread('general').messages).toBe(0);
  });

  it('is another language of the client, in which suggestions are named', async () => {
    answer = async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      await interaction.respond([
        { name: 'Spear', nameLocalizations: { de: 'Speer' }, value: 's' },
        { name: 'Axe', value: 'a' },
      ]);
    };
    expect((await worldOf('Elm')).locales).toContain('de');
    const set = await post(as('Elm', 'locale'), { locale: 'de' });
    expect(set.json).toMatchObject({ name: 'Elm', locale: 'de' });
    expect((await worldOf('Elm')).viewer.locale).toBe('de');
    expect((await post(as('Elm', 'locale'), { locale: 'tlh' })).status).toBe(409);
    const use = {
      command: (await worldOf('Elm')).commands[0]?.id,
      channel: sandbox.channelId('general'),
      path: [],
      options: { card: '' },
      focused: 'card',
    };
    const namesFor = async (name: string) => {
      const { json } = await post<PageChoices>(as(name, 'autocomplete'), use);
      return json.choices.map((choice) => choice.name);
    };
    expect(await namesFor('Elm')).toEqual(['Speer', 'Axe']);
    expect(await namesFor('Ash')).toEqual(['Spear', 'Axe']);
    await post(as('Elm', 'locale'), { locale: 'en-GB' });
  });

  it('is new people, new channels, closed direct messages and permissions of the bot', async () => {
    const fern = await post(`/users`, { name: 'Fern' });
    expect(fern.json).toMatchObject({ name: 'Fern', username: 'fern', dmsOpen: true });
    const closed = await post(as('Fern', 'dms'), { open: false });
    expect(closed.json).toMatchObject({ dmsOpen: false });
    const made = await post<PageChannel>(as('Ash', 'channel'), {
      guild: sandbox.guild.id,
      name: 'cave',
    });
    const taken = await post<PageChannel>(as('Ash', 'permission'), {
      channel: made.json.id,
      permission: 'SendMessages',
      allowed: false,
    });
    expect(taken.json.botLacks).toEqual(['SendMessages']);
    await post(as('Ash', 'delete-channel'), { channel: made.json.id });
  });

  it('is refused with a sentence when it cannot be', async () => {
    const gone = { channel: '100000000000000000', content: 'x' };
    expect(await post(as('Ash', 'send'), gone)).toEqual({
      status: 409,
      json: { error: 'That channel is not there any more.' },
    });
    expect((await post(as('Ash', 'send'), {})).json['error']).toContain('"channel"');
    const general = sandbox.channelId('general');
    const use = { command: '100000000000000000', channel: general, path: [], options: {} };
    expect((await post(as('Ash', 'invoke'), use)).json['error']).toBe(
      'That command does not exist here.',
    );
    expect((await post('/as/1/send', gone)).status).toBe(409);
  });

  it('is commands, suggestions, presses and forms; their progress comes live', async () => {
    answer = async (interaction) => {
      if (interaction.isAutocomplete()) await interaction.respond([{ name: 'Spear', value: 's' }]);
      if (interaction.isChatInputCommand())
        await interaction.reply({
          content: `card ${interaction.options.getString('card')}`,
          components: [
            { type: 1, components: [{ type: 2, style: 1, label: 'Name', custom_id: 'name' }] },
          ],
        });
      if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'form',
          title: 'Name it',
          components: [
            { type: 18, label: 'Name', component: { type: 4, custom_id: 'name', style: 1 } },
          ],
        });
      if (interaction.isModalSubmit()) {
        await interaction.deferReply();
        await interaction.editReply(interaction.fields.getTextInputValue('name'));
      }
    };
    const page = await live('Ash');
    const { commands } = await worldOf('Ash');
    const command = commands[0]?.id;
    const channel = sandbox.channelId('general');
    const use = { command, channel, path: [], options: { card: 's' } };
    const suggested = await post(as('Ash', 'autocomplete'), { ...use, focused: 'card' });
    expect(suggested.json).toEqual({ choices: [{ name: 'Spear', value: 's' }], failed: false });
    const started = await post(as('Ash', 'invoke'), use);
    const created = await page.event((event) => event.type === 'message-created');
    if (created.type !== 'message-created') throw new Error('no message');
    expect(created.message).toMatchObject({ content: 'card s', interaction: { name: 'hand' } });
    await post(as('Ash', 'press'), { message: created.message.id, customId: 'name' });
    const opened = await page.event((event) => event.type === 'modal-opened');
    if (opened.type !== 'modal-opened') throw new Error('no modal');
    expect(opened.modal.modal.title).toBe('Name it');
    const form = { interaction: opened.modal.interactionId, fields: { name: 'Flint' } };
    const submitted = await post(as('Ash', 'submit'), form);
    await page.event(
      (event) => event.type === 'message-updated' && event.message.content === 'Flint',
    );
    const states = (id: unknown) =>
      page.events.flatMap((event) =>
        event.type === 'interaction' && event.interaction.interactionId === id
          ? [event.interaction.state.is]
          : [],
      );
    expect(states(started.json['interactionId'])).toEqual(['sent', 'done']);
    await page.event(
      (event) => event.type === 'interaction' && event.interaction.state.is === 'done',
    );
    expect(states(submitted.json['interactionId']).slice(0, 2)).toEqual(['sent', 'deferred']);
    page.close();
  });

  it('fails visibly when the bot does not answer', async () => {
    const page = await live('Ash');
    const { commands } = await worldOf('Ash');
    const general = sandbox.channelId('general');
    await post(as('Ash', 'invoke'), {
      command: commands[0]?.id,
      channel: general,
      path: [],
      options: {},
    });
    clock.advance(3000);
    const failed = await page.event(
      (event) => event.type === 'interaction' && event.interaction.state.is === 'failed',
    );
    expect(failed).toMatchObject({
      interaction: { state: { sentence: 'The application did not respond.' } },
    });
    page.close();
  });
});

describe('live events', () => {
  it('reach each person by what it may see', async () => {
    const [ash, birch] = [await live('Ash'), await live('Birch')];
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: 'secret hand', flags: MessageFlags.Ephemeral });
    };
    await sandbox.user('Ash').invoke('hand');
    const thread = sandbox.user('Ash').startThread('Council', { private: true });
    sandbox.user('Ash').say('only us', { channel: thread });
    const channel = await bot.client.channels.fetch(sandbox.channelId('general'));
    if (channel?.isSendable() !== true) throw new Error('no channel');
    await channel.sendTyping();
    await channel.send(`<@${idOf('Birch')}>`);
    await birch.event((event) => event.type === 'unread-changed' && event.unread.mentions === 1);
    const told = JSON.stringify(birch.events);
    for (const word of ['secret hand', 'Council', 'only us']) {
      expect(JSON.stringify(ash.events)).toContain(word);
      expect(told).not.toContain(word);
    }
    expect(told).toContain('"type":"typing"');
    expect(told).toContain('"pingsViewer":true');

    await post(as('Ash', 'send'), { channel: thread.id, content: `come, <@${idOf('Birch')}>` });
    await birch.event((event) => event.type === 'channel-created');
    await birch.event(
      (event) => event.type === 'message-created' && event.message.content === 'only us',
    );
    sandbox.archive('Council');
    await birch.event((event) => event.type === 'channel-updated' && event.channel.archived);
    sandbox.deleteChannel('Council');
    await birch.event((event) => event.type === 'channel-deleted');
    const [hand] = sandbox.user('Ash').ephemerals();
    await post(as('Ash', 'delete'), { message: hand?.id });
    await ash.event((event) => event.type === 'message-deleted' && event.messageId === hand?.id);
    await post('/reset');
    await birch.event((event) => event.type === 'world-replaced');
    ash.close();
    birch.close();
  });
});

describe('files', () => {
  it('are the libraries, the attachments and nothing outside the folder', async () => {
    for (const library of ['preact', 'hooks', 'htm']) {
      const response = await fetch(`${sandbox.url}/lib/${library}.js`);
      expect(response.headers.get('content-type')).toContain('text/javascript');
      expect(await response.text()).toContain('export');
    }
    expect((await fetch(`${sandbox.url}/..%2f..%2fpackage.json`)).status).toBe(404);
    expect((await fetch(`${sandbox.url}/attachments/1/2/a.png`)).status).toBe(404);
    const channel = await bot.client.channels.fetch(sandbox.channelId('general'));
    if (channel?.isSendable() !== true) throw new Error('no channel');
    await channel.send({ files: [{ attachment: onePixelPng, name: 'a.png' }] });
    const [message] = (await worldOf('Ash')).messages[channel.id] ?? [];
    expect((await fetch(message?.attachments[0]?.url ?? '')).status).toBe(200);
  });

  it('and everything else are refused to other sites and by other names', async () => {
    const foreign = await fetch(`${sandbox.url}/page/world`, {
      headers: { origin: 'https://evil.example' },
    });
    expect(foreign.status).toBe(403);
    const status = await new Promise((resolve) => {
      const asked = request(`${sandbox.url}/page/world`, { headers: { host: 'evil.example' } });
      asked.on('response', (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBe(403);
  });
});
