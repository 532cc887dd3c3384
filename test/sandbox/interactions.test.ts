import {
  ApplicationCommandOptionType as Option,
  ComponentType,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  type ManualClock,
  manualClock,
  messageOf,
  type Sandbox,
  startSandbox,
} from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { onePixelPng } from './picture.ts';
import { codeOf } from './refused.ts';

let clock: ManualClock;
let sandbox: Sandbox;
let bot: Bot;
let answer: (interaction: Interaction) => unknown;

const commands = [
  {
    name: 'act',
    description: 'Does something',
    options: [
      { type: Option.String as const, name: 'word', description: 'A word', autocomplete: true },
      { type: Option.Integer as const, name: 'count', description: 'How many', min_value: 1 },
      { type: Option.User as const, name: 'who', description: 'Somebody' },
      { type: Option.Channel as const, name: 'where', description: 'Somewhere' },
      { type: Option.Boolean as const, name: 'sure', description: 'Sure?' },
      { type: Option.Number as const, name: 'ratio', description: 'A ratio' },
    ],
  },
  {
    name: 'tribe',
    description: 'Tribes',
    options: [
      {
        type: Option.Subcommand as const,
        name: 'move',
        description: 'Moves',
        options: [
          {
            type: Option.String as const,
            name: 'to',
            description: 'A tile',
            required: true,
            autocomplete: true,
          },
        ],
      },
      {
        type: Option.SubcommandGroup as const,
        name: 'hunt',
        description: 'Hunts',
        options: [{ type: Option.Subcommand as const, name: 'start', description: 'Starts' }],
      },
    ],
  },
];

beforeAll(async () => {
  clock = manualClock();
  sandbox = await startSandbox({ clock });
  bot = await startBot(sandbox, commands, (interaction) => answer(interaction));
});
afterAll(async () => {
  await bot.close();
  await sandbox.close();
});
beforeEach(() => {
  sandbox.reset();
  answer = () => undefined;
});

/** Runs `deed` when the bot gets an interaction; resolves with its result or its error. */
function onInteraction<T>(deed: (interaction: Interaction) => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    answer = (interaction) => deed(interaction).then(resolve, reject);
  });
}

/** The first interaction, seen as a slash command. */
function onCommand<T>(
  deed: (command: Extract<Interaction, { isChatInputCommand(): boolean }> & object) => Promise<T>,
): Promise<T> {
  return onInteraction((interaction) => deed(interaction));
}

describe('a slash command', () => {
  it('arrives with options of every kind resolved', async () => {
    const seen = onCommand(async (command) => {
      if (!command.isChatInputCommand()) return null;
      await command.reply('done');
      const { options } = command;
      return {
        word: options.getString('word'),
        count: options.getInteger('count'),
        who: options.getUser('who')?.displayName,
        member: options.getMember('who') !== null,
        where: options.getChannel('where')?.name,
        sure: options.getBoolean('sure'),
        ratio: options.getNumber('ratio'),
        channel: command.channel?.id,
        guild: command.guild?.name,
        inGuild: command.inCachedGuild(),
        mayManage: command.memberPermissions?.has('ManageGuild'),
        botMay: command.appPermissions.has('AttachFiles'),
        locale: command.locale,
      };
    });
    const outcome = await sandbox
      .user('Ash')
      .invoke(
        'act',
        { word: 'flint', count: 3, who: 'Birch', where: 'tusk', sure: true, ratio: 0.5 },
        { channel: 'tusk' },
      );
    expect(outcome).toMatchObject({ is: 'replied', text: 'done' });
    expect(await seen).toEqual({
      word: 'flint',
      count: 3,
      who: 'Birch',
      member: true,
      where: 'tusk',
      sure: true,
      ratio: 0.5,
      channel: sandbox.channelId('tusk'),
      guild: 'Campsite',
      inGuild: true,
      mayManage: true,
      botMay: true,
      locale: 'en-GB',
    });
    expect(messageOf(outcome).interaction).toEqual({ userId: sandbox.user('Ash').id, name: 'act' });
  });

  it('arrives with its subcommand and group', async () => {
    const names: (string | null)[] = [];
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      names.push(interaction.options.getSubcommandGroup(), interaction.options.getSubcommand());
      await interaction.reply(interaction.options.getString('to') ?? 'nowhere');
    };
    const ash = sandbox.user('Ash');
    expect((await ash.invoke('tribe move', { to: 'D5' })).text).toBe('D5');
    expect((await ash.invoke('/tribe hunt start')).text).toBe('nowhere');
    expect(names).toEqual([null, 'move', 'hunt', 'start']);
  });

  it('is held back, as by the real client, when its values are wrong', async () => {
    const ash = sandbox.user('Ash');
    const before = bot.interactions.length;
    await expect(ash.invoke('tribe move')).rejects.toThrow('"to" is required');
    await expect(ash.invoke('tribe')).rejects.toThrow('subcommands');
    await expect(ash.invoke('tribe fly')).rejects.toThrow('no subcommand "fly"');
    await expect(ash.invoke('act', { count: 0 })).rejects.toThrow('"count"');
    await expect(ash.invoke('act', { count: 1.5 })).rejects.toThrow('"count"');
    await expect(ash.invoke('act', { who: 'Nobody' })).rejects.toThrow('nobody called');
    await expect(ash.invoke('act', { other: 1 })).rejects.toThrow('no option "other"');
    await expect(ash.invoke('gone')).rejects.toThrow('no command /gone');
    expect(bot.interactions).toHaveLength(before);
  });

  it('works in direct messages, where there is a user and no member', async () => {
    const seen = onCommand(async (command) => {
      if (!command.isChatInputCommand()) return null;
      await command.reply({ content: 'between us', flags: MessageFlags.Ephemeral });
      return [command.inGuild(), command.user.displayName, command.member, command.context];
    });
    const ash = sandbox.user('Ash');
    const outcome = await ash.invoke('act', {}, { channel: ash.directMessages() });
    expect(outcome.text).toBe('between us');
    expect(await seen).toEqual([false, 'Ash', null, 1]);
  });

  it('gets suggestions while somebody types', async () => {
    const seen = onInteraction(async (interaction) => {
      if (!interaction.isAutocomplete()) return null;
      const focused = interaction.options.getFocused(true);
      await interaction.respond([
        { name: 'Flint', value: 'flint' },
        { name: `typed ${focused.value}`, value: 'typed' },
      ]);
      return [interaction.commandName, focused.name, interaction.options.getSubcommand()];
    });
    const { choices } = await sandbox
      .user('Ash')
      .autocomplete('tribe move', { to: 'D' }, 'to', { channel: 'tusk' });
    expect(choices).toEqual([
      { name: 'Flint', value: 'flint' },
      { name: 'typed D', value: 'typed' },
    ]);
    expect(await seen).toEqual(['tribe', 'to', 'move']);
  });
});

describe('answers', () => {
  it('may be deferred and edited; the person sees the bot think meanwhile', async () => {
    const ash = sandbox.user('Ash');
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      expect(ash.messagesIn('general').at(-1)).toMatchObject({ thinking: true, content: '' });
      await interaction.editReply('thought');
    };
    const outcome = await ash.invoke('act');
    expect(outcome).toMatchObject({ is: 'updated', text: 'thought' });
    expect(messageOf(outcome)).toMatchObject({ thinking: false, editedAt: null });
    expect(ash.messagesIn('general')).toHaveLength(1);
  });

  it('that are ephemeral reach their reader alone, follow-ups and edits too', async () => {
    const ash = sandbox.user('Ash');
    const birch = sandbox.user('Birch');
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.reply({ content: 'your hand', flags: MessageFlags.Ephemeral });
      await interaction.followUp({ content: 'your card', flags: MessageFlags.Ephemeral });
      await interaction.editReply('your new hand');
      await interaction.followUp('for everybody');
    };
    await ash.invoke('act');
    await until(() => birch.messagesIn('general').length === 1);
    expect(ash.ephemerals().map((message) => message.content)).toEqual([
      'your new hand',
      'your card',
    ]);
    expect(birch.ephemerals()).toEqual([]);
    expect(birch.messagesIn('general').map((message) => message.content)).toEqual([
      'for everybody',
    ]);
    const [hand] = ash.ephemerals();
    ash.remove(hand ?? '');
    expect(ash.ephemerals()).toHaveLength(1);
  });

  it('of a deferral keep its ephemeral flag, and the first follow-up fills it', async () => {
    const ash = sandbox.user('Ash');
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply({ flags: MessageFlags.Ephemeral });
      await interaction.followUp('meant for everybody');
    };
    const outcome = await ash.invoke('act');
    expect(outcome).toMatchObject({ is: 'updated', text: 'meant for everybody' });
    expect(messageOf(outcome).ephemeral).toBe(true);
    expect(sandbox.user('Birch').messagesIn('general')).toEqual([]);
  });

  it('can be fetched, edited and deleted as @original', async () => {
    const result = onCommand(async (command) => {
      if (!command.isChatInputCommand()) return null;
      const response = await command.reply({ content: 'first', withResponse: true });
      const fetched = await command.fetchReply();
      await command.editReply('second');
      const edited = await command.fetchReply();
      await command.deleteReply();
      const missing = await codeOf(command.fetchReply());
      return [
        response.interaction.responseMessageId === fetched.id,
        response.resource?.message?.content,
        fetched.content,
        edited.content,
        missing,
      ];
    });
    const outcome = await sandbox.user('Ash').invoke('act');
    expect(outcome).toMatchObject({ is: 'replied', text: 'first' });
    expect(await result).toEqual([true, 'first', 'first', 'second', 10008]);
    expect(sandbox.user('Ash').messagesIn('general')).toEqual([]);
  });

  it('are given once: a second first answer is refused with 40060', async () => {
    const result = onCommand(async (command) => {
      if (!command.isChatInputCommand()) return null;
      await command.reply('first');
      const again = { body: { type: 4, data: { content: 'again' } }, auth: false };
      return codeOf(
        bot.client.rest.post(`/interactions/${command.id}/${command.token}/callback`, again),
      );
    });
    await sandbox.user('Ash').invoke('act');
    expect(await result).toBe(40060);
    expect(sandbox.user('Ash').messagesIn('general')).toHaveLength(1);
  });

  it('of the wrong kind are refused: choices for a command, an update without a message', async () => {
    const result = onCommand(async (command) => {
      if (!command.isChatInputCommand()) return null;
      const path = `/interactions/${command.id}/${command.token}/callback` as const;
      const codes = [];
      for (const type of [6, 7, 8, 1]) {
        const body = { type, data: { choices: [] } };
        codes.push(await codeOf(bot.client.rest.post(path, { body, auth: false })));
      }
      await command.reply('at last');
      return codes;
    });
    expect((await sandbox.user('Ash').invoke('act')).text).toBe('at last');
    expect(await result).toEqual([50035, 50035, 50035, 50035]);
  });

  it('cannot open a form once they were deferred', async () => {
    const result = onCommand(async (command) => {
      if (!command.isChatInputCommand()) return null;
      await command.deferReply();
      const late = {
        body: { type: 9, data: { custom_id: 'x', title: 'x', components: [] } },
        auth: false,
      };
      const code = await codeOf(
        bot.client.rest.post(`/interactions/${command.id}/${command.token}/callback`, late),
      );
      await command.editReply('no form');
      return code;
    });
    expect((await sandbox.user('Ash').invoke('act')).text).toBe('no form');
    expect(await result).toBe(40060);
  });

  it('may be deferred and then show a picture with Components V2', async () => {
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      await interaction.editReply({
        flags: MessageFlags.IsComponentsV2,
        files: [{ attachment: onePixelPng, name: 'map.png' }],
        components: [
          { type: ComponentType.TextDisplay, content: 'Turn 3' },
          {
            type: ComponentType.MediaGallery,
            items: [{ media: { url: 'attachment://map.png' }, description: 'The map' }],
          },
        ],
      });
    };
    const outcome = await sandbox.user('Ash').invoke('act');
    expect(outcome).toMatchObject({ is: 'updated', text: 'Turn 3' });
    expect(messageOf(outcome)).toMatchObject({ componentsV2: true, thinking: false });
    expect(outcome.acknowledgedMs).toBeGreaterThan(0);
  });

  it('to a thread that was archived meanwhile cannot be edited (50083), only added to', async () => {
    const ash = sandbox.user('Ash');
    const thread = ash.startThread('Match');
    const held = onCommand(async (command) => {
      if (command.isChatInputCommand()) await command.deferReply();
      return command;
    });
    const outcome = ash.invoke('act', {}, { channel: thread, until: 'acknowledged' });
    const command = await held;
    expect((await outcome).is).toBe('deferred');
    if (!command.isChatInputCommand()) throw new Error('no command');
    sandbox.archive(thread);
    expect(await codeOf(command.editReply('done'))).toBe(50083);
    ash.say('back', { channel: thread });
    await command.editReply('done');
  });
});

describe('the clocks', () => {
  it('fail an interaction after 3 s, and a later answer is refused with 10062', async () => {
    const held = onCommand(async (command) => command);
    const outcome = sandbox.user('Ash').invoke('act');
    const command = await held;
    clock.advance(2999);
    expect(sandbox.user('Ash').messagesIn('general')).toEqual([]);
    clock.advance(1);
    expect(await outcome).toMatchObject({ is: 'failed', text: 'The application did not respond.' });
    if (!command.isChatInputCommand()) throw new Error('no command');
    expect(await codeOf(command.reply('too late'))).toBe(10062);
  });

  it('fail suggestions after 3 s', async () => {
    const held = onInteraction(async (interaction) => interaction);
    const choices = sandbox.user('Ash').autocomplete('act', { word: '' }, 'word');
    await held;
    clock.advance(3000);
    expect(await choices).toEqual({ choices: [], failed: true });
  });

  it('end the token after 15 min with 50027', async () => {
    const held = onCommand(async (command) => {
      if (command.isChatInputCommand()) await command.reply('now');
      return command;
    });
    await sandbox.user('Ash').invoke('act');
    const command = await held;
    if (!command.isChatInputCommand()) throw new Error('no command');
    clock.advance(15 * 60_000 - 1);
    await command.editReply('just in time');
    clock.advance(1);
    expect(await codeOf(command.editReply('too late'))).toBe(50027);
    expect(await codeOf(command.followUp('too late'))).toBe(50027);
  });
});

/** Waits, by turns of the event loop, until something holds. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setImmediate(resolve));
}
