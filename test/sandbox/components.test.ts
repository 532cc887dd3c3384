import {
  type APIComponentInLabel,
  ButtonStyle,
  ComponentType,
  type Interaction,
  MessageFlags,
} from 'discord.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { messageOf, type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';
import { codeOf } from './refused.ts';

let sandbox: Sandbox;
let bot: Bot;
let answer: (interaction: Interaction) => unknown;

beforeAll(async () => {
  sandbox = await startSandbox();
  bot = await startBot(sandbox, [{ name: 'act', description: 'Acts' }], (interaction) =>
    answer(interaction),
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

const row = (...labels: string[]) => ({
  type: ComponentType.ActionRow as const,
  components: labels.map((label) => ({
    type: ComponentType.Button as const,
    style: ButtonStyle.Primary as const,
    label,
    custom_id: `press ${label}`,
  })),
});

const labelled = (component: APIComponentInLabel) => ({
  type: ComponentType.Label as const,
  label: component.type === ComponentType.Checkbox ? 'Are you sure?' : 'Choose',
  component,
});

describe('buttons and selects', () => {
  it('update the message they are on', async () => {
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'ready?', components: [row('Yes', 'No')] });
      if (interaction.isButton())
        await interaction.update({ content: interaction.customId, components: [] });
    };
    const panel = messageOf(await sandbox.user('Ash').invoke('act'));
    const outcome = await sandbox.user('Birch').press(panel, 'Yes');
    expect(outcome).toMatchObject({ is: 'updated', text: 'press Yes' });
    expect(messageOf(outcome)).toMatchObject({ id: panel.id, components: [] });
    await expect(sandbox.user('Birch').press(panel, 'Yes')).rejects.toThrow('no "Yes"');
  });

  it('may be deferred, then edited, and answered to the presser alone', async () => {
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'ready?', components: [row('Yes', 'No')] });
      if (!interaction.isButton()) return;
      if (interaction.customId === 'press No') {
        await interaction.reply({ content: 'not you', flags: MessageFlags.Ephemeral });
        return;
      }
      await interaction.deferUpdate();
      await interaction.editReply({ content: 'started', components: [] });
    };
    const panel = messageOf(await sandbox.user('Ash').invoke('act'));
    const dune = sandbox.user('Dune');
    const aside = messageOf(await dune.press(panel, 'press No'));
    expect(aside).toMatchObject({ content: 'not you', ephemeral: true, pingsViewer: false });
    expect(aside.replyTo).toEqual({ messageId: panel.id });
    expect((await dune.press(panel, 'press Yes')).text).toBe('started');
    expect(sandbox.user('Ash').messagesIn('general')).toHaveLength(1);
  });

  it('send what was chosen, also when a press and an edit cross', async () => {
    const chosen: unknown[] = [];
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({
          components: [
            {
              type: ComponentType.ActionRow,
              components: [
                {
                  type: ComponentType.StringSelect,
                  custom_id: 'tile',
                  max_values: 2,
                  options: ['C4', 'D5', 'E6'].map((value) => ({ value, label: `Tile ${value}` })),
                },
              ],
            },
            {
              type: ComponentType.ActionRow,
              components: [{ type: ComponentType.UserSelect, custom_id: 'who' }],
            },
          ],
        });
      if (interaction.isStringSelectMenu()) chosen.push(interaction.values);
      if (interaction.isUserSelectMenu())
        chosen.push(
          interaction.users.map((user) => user.displayName),
          interaction.members.size,
        );
      if (interaction.isMessageComponent()) await interaction.update({ content: 'noted' });
    };
    const ash = sandbox.user('Ash');
    const panel = messageOf(await ash.invoke('act'));
    await ash.select(panel, 'tile', ['C4', 'Tile E6']);
    await ash.select(panel, 'who', ['Cedar']);
    expect(chosen).toEqual([['C4', 'E6'], ['Cedar'], 1]);
    await expect(ash.select(panel, 'tile', [])).rejects.toThrow('Choose 1 to 2');
    await expect(ash.select(panel, 'tile', ['Z9'])).rejects.toThrow('no choice "Z9"');
    const crossing = await ash.press(panel, 'long gone', { unchecked: true });
    expect(crossing.is).toBe('updated');
    expect(bot.interactions.at(-1)).toMatchObject({ customId: 'long gone' });
  });

  it('pressed twice at once arrive twice', async () => {
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'go', components: [row('Go')] });
      if (interaction.isButton()) await interaction.deferUpdate();
    };
    const ash = sandbox.user('Ash');
    const panel = messageOf(await ash.invoke('act'));
    const both = [1, 2].map(() => ash.press(panel, 'Go', { until: 'acknowledged' }));
    expect((await Promise.all(both)).map((outcome) => outcome.is)).toEqual([
      'deferred',
      'deferred',
    ]);
    expect(bot.interactions.slice(-2).every((one) => one.isButton())).toBe(true);
  });
});

describe('modals', () => {
  it('with labels are opened and submitted, and may update the message behind them', async () => {
    const seen: unknown[] = [];
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.reply({ content: 'panel', components: [row('Write')] });
      if (interaction.isButton())
        await interaction.showModal({
          custom_id: 'form',
          title: 'Divide the meat',
          components: [
            { type: ComponentType.TextDisplay, content: 'Ten shares.' },
            {
              type: ComponentType.Label,
              label: 'Shares',
              component: {
                type: ComponentType.TextInput,
                custom_id: 'shares',
                style: 1,
                max_length: 3,
              },
            },
            {
              type: ComponentType.Label,
              label: 'Tribe',
              component: {
                type: ComponentType.StringSelect,
                custom_id: 'tribe',
                options: [{ label: 'Red', value: 'red' }],
              },
            },
          ],
        });
      if (!interaction.isModalSubmit()) return;
      seen.push(
        interaction.customId,
        interaction.fields.getTextInputValue('shares'),
        interaction.fields.getStringSelectValues('tribe'),
        interaction.message?.content,
      );
      if (interaction.isFromMessage()) await interaction.update('divided');
    };
    const ash = sandbox.user('Ash');
    const panel = messageOf(await ash.invoke('act'));
    const opened = await ash.press(panel, 'Write');
    expect(opened).toMatchObject({ is: 'modal', text: 'Divide the meat' });
    await expect(ash.submitModal(opened, { shares: '1000', tribe: ['red'] })).rejects.toThrow('3');
    await expect(ash.submitModal(opened, { shares: '10' })).rejects.toThrow('Choose 1');
    await expect(sandbox.user('Elm').submitModal(opened, {})).rejects.toThrow('not open');
    const outcome = await ash.submitModal(opened, { shares: '10', tribe: ['red'] });
    expect(outcome).toMatchObject({ is: 'updated', text: 'divided' });
    expect(seen).toEqual(['form', '10', ['red'], 'panel']);
  });

  it('with rows, opened by a command, are answered with a message', async () => {
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.showModal({
          custom_id: 'old form',
          title: 'Name',
          components: [
            {
              type: ComponentType.ActionRow,
              components: [
                {
                  type: ComponentType.TextInput,
                  custom_id: 'name',
                  label: 'Name',
                  style: 1,
                  required: false,
                },
              ],
            },
          ],
        });
      if (interaction.isModalSubmit())
        await interaction.reply(`name: ${interaction.fields.getTextInputValue('name')}.`);
    };
    const ash = sandbox.user('Ash');
    const opened = await ash.invoke('act');
    expect((await ash.submitModal(opened, { name: 'Flint' })).text).toBe('name: Flint.');
    expect((await ash.submitModal(opened, {})).text).toBe('name: .');
  });

  it('carry what was chosen in groups and whether a checkbox is ticked', async () => {
    const seen: unknown[] = [];
    const options = ['red', 'blue', 'green'].map((value) => ({
      value,
      label: `The ${value} ones`,
    }));
    answer = async (interaction) => {
      if (interaction.isChatInputCommand())
        await interaction.showModal({
          custom_id: 'groups',
          title: 'Choose',
          components: [
            labelled({ type: ComponentType.RadioGroup, custom_id: 'tribe', options }),
            labelled({
              type: ComponentType.RadioGroup,
              custom_id: 'perhaps',
              required: false,
              options,
            }),
            labelled({
              type: ComponentType.CheckboxGroup,
              custom_id: 'foes',
              max_values: 2,
              options,
            }),
            labelled({
              type: ComponentType.CheckboxGroup,
              custom_id: 'friends',
              options: options.map((option) => ({ ...option, default: option.value !== 'red' })),
            }),
            labelled({ type: ComponentType.Checkbox, custom_id: 'sure', default: true }),
          ],
        });
      if (!interaction.isModalSubmit()) return;
      const { fields } = interaction;
      seen.push([
        fields.getRadioGroup('tribe'),
        fields.getRadioGroup('perhaps'),
        fields.getCheckboxGroup('foes'),
        fields.getCheckboxGroup('friends'),
        fields.getCheckbox('sure'),
      ]);
      await interaction.reply('chosen');
    };
    const ash = sandbox.user('Ash');
    const opened = await ash.invoke('act');
    const two = { tribe: 'red', foes: ['blue', 'green'] };
    await expect(ash.submitModal(opened, { foes: ['blue'] })).rejects.toThrow('Choose 1.');
    await expect(ash.submitModal(opened, { tribe: ['red', 'blue'] })).rejects.toThrow('Choose 1.');
    await expect(ash.submitModal(opened, { tribe: 'red' })).rejects.toThrow('Choose 1 to 2.');
    const all = { ...two, foes: ['red', 'blue', 'green'] };
    await expect(ash.submitModal(opened, all)).rejects.toThrow('Choose 1 to 2.');
    await expect(ash.submitModal(opened, { ...two, tribe: 'grey' })).rejects.toThrow('"grey"');
    await ash.submitModal(opened, two);
    await ash.submitModal(opened, {
      tribe: 'The blue ones',
      perhaps: 'green',
      foes: ['red'],
      friends: ['green'],
      sure: false,
    });
    expect(seen).toEqual([
      ['red', null, ['blue', 'green'], ['blue', 'green'], true],
      ['blue', 'green', ['red'], ['green'], false],
    ]);
  });

  it('are refused with groups that could not be filled in', async () => {
    const one = [{ value: 'a', label: 'A' }];
    const two = [...one, { value: 'b', label: 'B' }];
    const many = Array.from({ length: 11 }, (_, n) => ({ value: `${n}`, label: `Number ${n}` }));
    const both = two.map((option) => ({ ...option, default: true }));
    const { RadioGroup, CheckboxGroup } = ComponentType;
    const custom_id = 'g';
    const groups: readonly APIComponentInLabel[] = [
      { type: RadioGroup, custom_id, options: one },
      { type: RadioGroup, custom_id, options: many },
      { type: RadioGroup, custom_id, options: both },
      { type: RadioGroup, custom_id, options: [...one, ...one] },
      { type: CheckboxGroup, custom_id, options: [] },
      { type: CheckboxGroup, custom_id, options: many },
      { type: CheckboxGroup, custom_id, options: two, max_values: 3 },
      { type: CheckboxGroup, custom_id, options: two, min_values: 2, max_values: 1 },
      { type: CheckboxGroup, custom_id, options: two, min_values: 0 },
      { type: CheckboxGroup, custom_id, options: both, max_values: 1 },
    ];
    const codes: unknown[] = [];
    answer = async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      for (const group of groups) {
        const modal = { custom_id: 'form', title: 'Choose', components: [labelled(group)] };
        codes.push(await codeOf(interaction.showModal(modal)));
      }
      await interaction.showModal({
        custom_id: 'form',
        title: 'Choose',
        components: [
          labelled({
            type: CheckboxGroup,
            custom_id,
            options: two,
            min_values: 0,
            required: false,
          }),
        ],
      });
    };
    expect((await sandbox.user('Ash').invoke('act')).is).toBe('modal');
    expect(codes).toEqual(groups.map(() => 50035));
  });
});
