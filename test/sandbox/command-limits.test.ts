import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { complaints, letters, several } from './complaints.ts';

const many = { times: 10_000, perMs: 1000 };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ limits: { bucket: many, global: many } });
});
afterAll(() => sandbox.close());

const registered = (command: object) =>
  complaints(sandbox, 'PUT', `/applications/${sandbox.applicationId}/commands`, [
    { name: 'act', description: 'Acts', ...command },
  ]);

const value = (n: number, extra: object = {}) => ({
  type: 3,
  name: `o${n}`,
  description: 'An option',
  ...extra,
});
const sub = (n: number, options: object[] = []) => ({
  type: 1,
  name: `s${n}`,
  description: 'A subcommand',
  options,
});

describe('commands that Discord would take', () => {
  it.each<[string, object]>([
    [
      'the longest names and 25 options',
      { name: letters(32), description: letters(100), options: several(25, (n) => value(n)) },
    ],
    ['25 subcommands', { options: several(25, (n) => sub(n)) }],
    [
      'a group',
      { options: [{ type: 2, name: 'group', description: 'A group', options: [sub(1)] }] },
    ],
    [
      'letters of other alphabets',
      { name: '行動', name_localizations: { de: 'handeln', 'pt-BR': 'agir' } },
    ],
    [
      '25 choices',
      { options: [value(1, { choices: several(25, (n) => ({ name: `c${n}`, value: `v${n}` })) })] },
    ],
    [
      'exactly 8000 characters',
      {
        description: letters(41),
        options: several(9, (n) =>
          value(n, {
            description: letters(98),
            choices: several(8, () => ({ name: letters(50), value: letters(48) })),
          }),
        ),
      },
    ],
  ])('have %s', async (_, command) => {
    expect(await registered(command)).toEqual([]);
  });
});

describe('commands that Discord would refuse', () => {
  it.each<[string, object, string[]]>([
    ['capitals', { name: 'Act' }, ['0.name: APPLICATION_COMMAND_INVALID_NAME']],
    ['a space in the name', { name: 'a b' }, ['0.name: STRING_TYPE_REGEX']],
    [
      'a name of 33',
      { name: letters(33) },
      ['0.name: BASE_TYPE_MAX_LENGTH', '0.name: STRING_TYPE_REGEX'],
    ],
    ['no description', { description: '' }, ['0.description: BASE_TYPE_MIN_LENGTH']],
    [
      'a description of 101',
      { description: letters(101) },
      ['0.description: BASE_TYPE_MAX_LENGTH'],
    ],
    ['26 options', { options: several(26, (n) => value(n)) }, ['0.options: BASE_TYPE_MAX_LENGTH']],
    [
      'an option twice',
      { options: [value(1), value(1)] },
      ['0.options.1.name: APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED'],
    ],
    [
      'a required option after another',
      { options: [value(1), value(2, { required: true })] },
      ['0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
    ],
    [
      'that in a subcommand',
      { options: [sub(1, [value(1), value(2, { required: true })])] },
      ['0.options.0.options.1: APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID'],
    ],
    [
      '26 choices',
      { options: [value(1, { choices: several(26, (n) => ({ name: `c${n}`, value: 'v' })) })] },
      ['0.options.0.choices: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a choice name of 101',
      { options: [value(1, { choices: [{ name: letters(101), value: 'v' }] })] },
      ['0.options.0.choices.0.name: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'choices and autocomplete',
      { options: [value(1, { autocomplete: true, choices: [{ name: 'c', value: 'v' }] })] },
      ['0.options.0.autocomplete: APPLICATION_COMMAND_OPTIONS_AUTOCOMPLETE_CHOICES'],
    ],
    [
      'subcommands beside options',
      { options: [sub(1), value(1)] },
      ['0.options: APPLICATION_COMMAND_OPTIONS_TYPE_INVALID'],
    ],
    [
      'a subcommand in a subcommand',
      { options: [sub(1, [sub(2)])] },
      ['0.options.0.options.0.type: UNION_TYPE_CHOICES'],
    ],
    [
      'an empty group',
      { options: [{ type: 2, name: 'group', description: 'A group', options: [] }] },
      ['0.options.0.options: BASE_TYPE_MIN_LENGTH'],
    ],
    [
      'an unknown language',
      { name_localizations: { xx: 'act' } },
      ['0.name_localizations: BASE_TYPE'],
    ],
    [
      '8001 characters',
      {
        description: letters(42),
        options: several(9, (n) =>
          value(n, {
            description: letters(98),
            choices: several(8, () => ({ name: letters(50), value: letters(48) })),
          }),
        ),
      },
      ['0: APPLICATION_COMMAND_TOO_LARGE'],
    ],
  ])('have %s', async (_, command, expected) => {
    expect(await registered(command)).toEqual(expected);
  });

  it('are two of a name, or more than a hundred', async () => {
    const path = `/applications/${sandbox.applicationId}/commands`;
    const command = (n: number) => ({ name: `c${n}`, description: 'Acts' });
    expect(await complaints(sandbox, 'PUT', path, [command(1), command(1)])).toEqual([
      '1.name: APPLICATION_COMMANDS_DUPLICATE_NAME',
    ]);
    expect(await complaints(sandbox, 'PUT', path, several(100, command))).toEqual([]);
    expect(await complaints(sandbox, 'PUT', path, several(101, command))).toEqual([
      ': BASE_TYPE_MAX_LENGTH',
    ]);
  });

  it('leave those that are registered as they are', async () => {
    expect(await registered({ name: 'kept' })).toEqual([]);
    expect(await registered({ name: 'Not Kept' })).not.toEqual([]);
    const path = `${sandbox.api}/v10/applications/${sandbox.applicationId}/commands`;
    const response = await fetch(path, { headers: { authorization: `Bot ${sandbox.token}` } });
    expect(await response.json()).toMatchObject([{ name: 'kept', type: 1, contexts: null }]);
  });

  it('of somebody else are not reached', async () => {
    expect(
      await complaints(sandbox, 'PUT', '/applications/100000000000000000/commands', []),
    ).toEqual(['50001']);
  });
});
