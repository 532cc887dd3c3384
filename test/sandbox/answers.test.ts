import { ComponentType, DiscordAPIError, type Interaction } from 'discord.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { type Bot, startBot } from './bot.ts';

/** Answers to interactions that break a limit: refused, and then the interaction is still open. */
let sandbox: Sandbox;
let bot: Bot;
let answer: (interaction: Interaction) => Promise<unknown>;
beforeAll(async () => {
  sandbox = await startSandbox();
  bot = await startBot(
    sandbox,
    [
      {
        name: 'act',
        description: 'Acts',
        options: [{ type: 4, name: 'count', description: 'How many', autocomplete: true }],
      },
    ],
    (interaction) => answer(interaction),
  );
});
afterAll(async () => {
  await bot.close();
  await sandbox.close();
});

/** The raw errors of the first answer that is tried. */
async function refusedAnswer(body: object): Promise<unknown> {
  let raw: unknown;
  answer = async (interaction) => {
    if (!interaction.isRepliable()) return;
    try {
      const path = `/interactions/${interaction.id}/${interaction.token}/callback` as const;
      await bot.client.rest.post(path, { body, auth: false });
    } catch (error) {
      if (error instanceof DiscordAPIError) raw = error.rawError;
    }
    await interaction.reply('open still');
  };
  expect((await sandbox.user('Ash').invoke('act')).text).toBe('open still');
  return raw;
}

const label = (n: number, component: object) => ({
  type: ComponentType.Label,
  label: `Field ${n}`,
  component,
});
const input = (n: number, extra: object = {}) => ({
  type: ComponentType.TextInput,
  custom_id: `f${n}`,
  style: 1,
  ...extra,
});

describe('refused', () => {
  it('is a reply that is too long, with the path under data', async () => {
    expect(await refusedAnswer({ type: 4, data: { content: 'x'.repeat(2001) } })).toMatchObject({
      code: 50035,
      message: 'Invalid Form Body',
      errors: { data: { content: { _errors: [{ code: 'BASE_TYPE_MAX_LENGTH' }] } } },
    });
  });

  it('is a reply that mixes content and Components V2, or is empty', async () => {
    const components = [{ type: ComponentType.TextDisplay, content: 'x' }];
    expect(
      await refusedAnswer({ type: 4, data: { content: 'x', flags: 1 << 15, components } }),
    ).toMatchObject({ code: 50035, errors: { data: { content: {} } } });
    expect(await refusedAnswer({ type: 4, data: {} })).toMatchObject({ code: 50006 });
  });

  it.each<[string, object, object]>([
    ['a title of 46', { title: 'x'.repeat(46), components: [label(1, input(1))] }, { title: {} }],
    ['no component', { title: 'x', components: [] }, { components: {} }],
    [
      'six components',
      { title: 'x', components: [1, 2, 3, 4, 5, 6].map((n) => label(n, input(n))) },
      { components: {} },
    ],
    [
      'a custom id twice',
      { title: 'x', components: [label(1, input(1)), label(2, input(1))] },
      { components: { 1: {} } },
    ],
    [
      'a label of 46',
      { title: 'x', components: [{ ...label(1, input(1)), label: 'x'.repeat(46) }] },
      { components: { 0: { label: {} } } },
    ],
    [
      'a button',
      { title: 'x', components: [label(1, { type: 2, style: 1, label: 'x', custom_id: 'x' })] },
      { components: { 0: { component: {} } } },
    ],
    [
      'two inputs in a row',
      {
        title: 'x',
        components: [{ type: 1, components: [input(1, { label: 'x' }), input(2, { label: 'x' })] }],
      },
      { components: { 0: { components: {} } } },
    ],
  ])('is a modal with %s', async (_, data, errors) => {
    expect(await refusedAnswer({ type: 9, data: { custom_id: 'm', ...data } })).toMatchObject({
      code: 50035,
      errors: { data: errors },
    });
  });

  it('are 26 choices, and words where a number is asked for', async () => {
    const codes: unknown[] = [];
    answer = async (interaction) => {
      if (!interaction.isAutocomplete()) return;
      const many = Array.from({ length: 26 }, (_, n) => ({ name: `${n}`, value: n }));
      for (const choices of [many, [{ name: 'x', value: 'words' }], [{ name: '', value: 1 }]]) {
        await interaction
          .respond(choices)
          .catch((error: unknown) => codes.push(error instanceof DiscordAPIError && error.code));
      }
      await interaction.respond([{ name: 'One', value: 1 }]);
    };
    const { choices } = await sandbox.user('Ash').autocomplete('act', { count: '' }, 'count');
    expect(choices).toEqual([{ name: 'One', value: 1 }]);
    expect(codes).toEqual([50035, 50035, 50035]);
  });
});
