import { expect, it } from 'vitest';
import type { z } from 'zod';
import { choicesForm, commandForm } from '../../src/sandbox/limits/command.ts';
import { modal } from '../../src/sandbox/limits/components.ts';
import { readForm } from '../../src/sandbox/limits/form.ts';
import { checkMessage, messageForm } from '../../src/sandbox/limits/message.ts';
import { DiscordRefusal } from '../../src/sandbox/refusal.ts';
import { flat, letters, several } from './complaints.ts';

/** What is complained of in a form, as `path: CODE`. */
function complaintsOf(schema: z.ZodType, body: unknown): string[] {
  return refusedBy(() => readForm(schema, body));
}

function refusedBy(check: () => unknown): string[] {
  try {
    check();
    return [];
  } catch (error) {
    if (!(error instanceof DiscordRefusal)) throw error;
    return flat(error.body['errors'], []);
  }
}

/** Each field of a form, what it takes and what not: with the code of the complaint. */
type Rows = readonly (readonly [field: string, taken: unknown, refused: unknown, code: string])[];

const MOST = 'BASE_TYPE_MAX_LENGTH';
const LEAST = 'BASE_TYPE_MIN_LENGTH';
const OVER = 'NUMBER_TYPE_MAX';
const UNDER = 'NUMBER_TYPE_MIN';
const CHOICES = 'BASE_TYPE_CHOICES';
const PATTERN = 'STRING_TYPE_REGEX';

const ID = '12345678901234567';
const url = (length: number): string => `https://e.org/${letters(length - 14)}`;
const picture = { media: { url: url(20) } };
const text = { type: 10, content: 'x' };
const option = (n: number) => ({ label: 'L', value: `v${n}` });

/** Sets the field at a path such as `a.0.b` in a copy of the form. */
function having(form: object, path: string, value: unknown): unknown {
  const copy: unknown = structuredClone(form);
  const keys = path.split('.');
  let node: object = Object(copy);
  for (const key of keys.slice(0, -1)) node = Object(Reflect.get(node, key));
  Reflect.set(node, keys.at(-1) ?? '', value);
  return copy;
}

function expectLimits(schema: z.ZodType, form: object, rows: Rows): void {
  for (const [path, taken, refused, code] of rows) {
    expect(complaintsOf(schema, having(form, path, taken)), `${path} takes`).toEqual([]);
    const complaints = complaintsOf(schema, having(form, path, refused));
    expect(complaints, `${path} refuses ${JSON.stringify(refused)?.slice(0, 60)}`).toContain(
      `${path}: ${code}`,
    );
  }
}

it('embeds, mentions and files have their limits', () => {
  const field = { name: 'n', value: 'v' };
  const form = {
    embeds: [
      { footer: { text: 'x' }, author: { name: 'x' }, image: { url: url(20) }, fields: [field] },
    ],
    allowed_mentions: { parse: [], users: [], roles: [] },
    attachments: [{ id: 0 }],
    message_reference: { message_id: ID },
  };
  expectLimits(messageForm, form, [
    ['embeds.0.url', url(2048), url(2049), MOST],
    ['embeds.0.url', 'http://e.org', 'attachment://a.png', PATTERN],
    ['embeds.0.color', 0xffffff, 0x1000000, OVER],
    ['embeds.0.color', 0, -1, UNDER],
    ['embeds.0.footer.text', letters(2048), letters(2049), MOST],
    ['embeds.0.footer.icon_url', 'attachment://a.png', 'a.png', PATTERN],
    ['embeds.0.image.url', url(2048), url(2049), MOST],
    ['embeds.0.thumbnail', { url: url(20) }, 'x', 'DICT_TYPE_CONVERT'],
    ['embeds.0.author.name', letters(256), letters(257), MOST],
    ['embeds.0.author.url', url(20), 'e.org', PATTERN],
    ['embeds.0.fields.0.name', letters(256), letters(257), MOST],
    ['embeds.0.fields.0.name', 'x', '', LEAST],
    ['embeds.0.fields.0.value', letters(1024), letters(1025), MOST],
    ['embeds.0.fields.0.value', 'x', '', LEAST],
    ['allowed_mentions.parse.0', 'users', 'people', CHOICES],
    ['allowed_mentions.users', several(100, () => ID), several(101, () => ID), MOST],
    ['allowed_mentions.roles', several(100, () => ID), several(101, () => ID), MOST],
    ['allowed_mentions.users.0', ID, '7', PATTERN],
    ['attachments', several(10, (id) => ({ id })), several(11, (id) => ({ id })), MOST],
    ['attachments.0.filename', letters(1024), letters(1025), MOST],
    ['flags', 0, -1, UNDER],
    ['message_reference.message_id', ID, 'x', PATTERN],
  ]);
});

it('who is mentioned is said by kind or by name', () => {
  const form = { allowed_mentions: { parse: ['users', 'roles'], users: [ID], roles: [ID] } };
  const twice = 'allowed_mentions: MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE';
  expect(complaintsOf(messageForm, form)).toEqual([twice, twice]);
});

it('components of a message have their limits', () => {
  const button = { type: 2, style: 1, label: 'Go', custom_id: 'go', emoji: { name: '🔥' } };
  const link = { type: 2, style: 5, label: 'Go', url: url(20) };
  const shop = { type: 2, style: 6, sku_id: ID };
  const select = { type: 3, custom_id: 'c', options: [option(1), option(2)] };
  const users = { type: 5, custom_id: 'u', default_values: [{ id: ID, type: 'user' }] };
  const section = { type: 9, components: [text], accessory: { type: 11, ...picture } };
  const form = {
    components: [
      { type: 1, components: [button, link, shop] },
      { type: 1, components: [select] },
      { type: 1, components: [users] },
      section,
      { type: 12, items: [picture] },
      { type: 13, file: { url: 'attachment://a.txt' } },
      { type: 14 },
      { type: 17, components: [text] },
      text,
    ],
  };
  const [row, first] = ['components.0.components', 'components.1.components.0'];
  const person = 'components.2.components.0.default_values';
  expectLimits(messageForm, form, [
    ['components.0.id', 2_147_483_647, 2_147_483_648, OVER],
    ['components.0.id', 0, -1, UNDER],
    [`${row}.0.custom_id`, 'x', '', LEAST],
    [`${row}.0.emoji.id`, ID, '7', PATTERN],
    [`${row}.1.url`, url(512), url(513), MOST],
    [`${row}.1.url`, url(20), 'nowhere', PATTERN],
    [`${row}.2.sku_id`, ID, '7', PATTERN],
    [`${first}.custom_id`, letters(100), letters(101), MOST],
    [`${first}.min_values`, 0, -1, UNDER],
    [`${first}.min_values`, 1, 26, OVER],
    [`${first}.min_values`, 1, 2, 'SELECT_COMPONENT_MIN_OVER_MAX'],
    [`${first}.max_values`, 2, 26, OVER],
    [`${first}.max_values`, 1, 0, UNDER],
    [`${first}.options.0.label`, 'x', '', LEAST],
    [`${first}.options.0.value`, 'x', '', LEAST],
    [`${first}.options.0.value`, letters(100), letters(101), MOST],
    [`${first}.options.0.description`, letters(100), letters(101), MOST],
    [
      `${first}.options`,
      [{ ...option(1), default: true }, option(2)],
      several(2, (n) => ({ ...option(n), default: true })),
      'SELECT_COMPONENT_TOO_MANY_DEFAULTS',
    ],
    [`${person}.0.id`, ID, '7', PATTERN],
    [`${person}.0.type`, 'user', 'role', CHOICES],
    [
      person,
      several(25, () => ({ id: ID, type: 'user' })),
      several(26, () => ({ id: ID, type: 'user' })),
      MOST,
    ],
    ['components.3.components', several(3, () => text), several(4, () => text), MOST],
    ['components.3.components', [text], [], LEAST],
    ['components.3.accessory.media.url', url(2048), url(2049), MOST],
    ['components.3.accessory.type', 11, 10, 'UNION_TYPE_CHOICES'],
    ['components.4.items', several(10, () => picture), several(11, () => picture), MOST],
    ['components.4.items', [picture], [], LEAST],
    ['components.4.items.0.media.url', 'attachment://a.png', 'a.png', PATTERN],
    ['components.4.items.0.description', null, '', LEAST],
    ['components.5.file.url', 'attachment://a.txt', 'https://e.org/a.txt', PATTERN],
    ['components.6.spacing', 2, 3, CHOICES],
    ['components.7.components', several(40, () => text), several(41, () => text), MOST],
    ['components.7.components', [text], [], LEAST],
    ['components.7.components.0.type', 10, 17, 'UNION_TYPE_CHOICES'],
    ['components.7.accent_color', 0xffffff, 0x1000000, OVER],
    ['components.7.accent_color', 0, -1, UNDER],
    ['components.8.content', letters(4000), letters(4001), MOST],
    ['components.8.content', 'x', '', LEAST],
    ['components', several(40, () => text), several(41, () => text), MOST],
  ]);
});

it('modals have their limits', () => {
  const input = (extra: object) => ({ type: 4, style: 1, ...extra });
  const label = (component: object) => ({ type: 18, label: 'L', component });
  const form = {
    custom_id: 'm',
    title: 'T',
    components: [
      label(input({ custom_id: 'a' })),
      { type: 1, components: [input({ custom_id: 'b', label: 'L' })] },
      label({ type: 21, custom_id: 'c', options: [option(1), option(2)] }),
      label({ type: 22, custom_id: 'd', options: [option(1), option(2)], required: false }),
      label({ type: 23, custom_id: 'e' }),
    ],
  };
  const fields = (count: number) => several(count, (n) => label(input({ custom_id: `f${n}` })));
  const field = 'components.0.component';
  expectLimits(modal, form, [
    ['custom_id', letters(100), letters(101), MOST],
    ['title', letters(45), letters(46), MOST],
    ['title', 'T', '', LEAST],
    ['components', fields(5), fields(6), MOST],
    ['components', fields(1), [], LEAST],
    ['components.0.type', 18, 2, 'UNION_TYPE_CHOICES'],
    ['components.0.label', letters(45), letters(46), MOST],
    ['components.0.label', 'x', '', LEAST],
    ['components.0.description', letters(100), letters(101), MOST],
    [`${field}.type`, 4, 2, 'UNION_TYPE_CHOICES'],
    [`${field}.style`, 2, 3, CHOICES],
    [`${field}.min_length`, 4000, 4001, OVER],
    [`${field}.min_length`, 0, -1, UNDER],
    [`${field}.max_length`, 4000, 4001, OVER],
    [`${field}.max_length`, 1, 0, UNDER],
    [`${field}.value`, letters(4000), letters(4001), MOST],
    [`${field}.placeholder`, letters(100), letters(101), MOST],
    ['components.1.components.0.label', letters(45), letters(46), MOST],
    ['components.1.components.0.label', 'x', '', LEAST],
    ['components.1.components', [input({ custom_id: 'b', label: 'L' })], [], LEAST],
    ['components.3.component.min_values', 0, -1, UNDER],
    ['components.3.component.min_values', 0, 11, OVER],
    ['components.3.component.max_values', 1, 0, UNDER],
    ['components.3.component.max_values', 2, 11, OVER],
    ['components.4.component.custom_id', 'x', '', LEAST],
  ]);
  const [first] = form.components;
  expect(complaintsOf(modal, { ...form, components: [first, first] })).toEqual([
    'components.1: COMPONENT_CUSTOM_ID_DUPLICATED',
  ]);
  const backwards = [label(input({ custom_id: 'a', min_length: 3, max_length: 2 }))];
  expect(complaintsOf(modal, { ...form, components: backwards })).toEqual([
    'components.0: TEXT_INPUT_MIN_OVER_MAX',
  ]);
});

it('commands and suggestions have their limits', () => {
  const value = (n: number) => ({ type: 3, name: `o${n}`, description: 'D' });
  const sub = (n: number) => ({ type: 1, name: `s${n}`, description: 'D', options: [value(1)] });
  const group = { type: 2, name: 'g', description: 'D', options: [sub(1), sub(2)] };
  const choice = { name: 'c', name_localizations: { de: 'x' }, value: 'v' };
  const flatForm = {
    name: 'act',
    name_localizations: { de: 'x' },
    description: 'D',
    contexts: [0],
    integration_types: [0],
    options: [
      { ...value(1), choices: [choice] },
      { ...value(2), type: 4, choices: [{ name: 'c', value: 1 }] },
      { ...value(3), type: 7, channel_types: [0] },
    ],
  };
  expectLimits(commandForm, flatForm, [
    ['name', 'act', '', LEAST],
    ['name_localizations.de', letters(32), letters(33), MOST],
    ['name_localizations', null, 5, 'DICT_TYPE_CONVERT'],
    ['description_localizations', { de: letters(100) }, 5, 'DICT_TYPE_CONVERT'],
    ['default_member_permissions', '8', 'all', PATTERN],
    ['contexts.0', 2, 3, CHOICES],
    ['integration_types.0', 1, 2, CHOICES],
    ['type', 1, 2, CHOICES],
    ['options.0.min_length', 6000, 6001, OVER],
    ['options.0.min_length', 0, -1, UNDER],
    ['options.0.max_length', 6000, 6001, OVER],
    ['options.0.max_length', 1, 0, UNDER],
    ['options.0.choices.0.name', 'x', '', LEAST],
    ['options.0.choices.0.name_localizations.de', 'x', '', LEAST],
    ['options.0.choices.0.name_localizations.de', letters(100), letters(101), MOST],
    ['options.0.choices.0.value', 'x', '', LEAST],
    ['options.0.choices.0.value', letters(100), letters(101), MOST],
    ['options.0.name', letters(32), letters(33), MOST],
    ['options.0.description', letters(100), letters(101), MOST],
    ['options.1.choices.0.value', 1, 1.5, 'NUMBER_TYPE_COERCE'],
    ['options.1.min_value', 1, 1.5, 'NUMBER_TYPE_COERCE'],
    ['options.1.max_value', 1, 'x', 'NUMBER_TYPE_COERCE'],
    [
      'options.1.choices',
      several(25, (n) => ({ name: 'c', value: n })),
      several(26, (n) => ({ name: 'c', value: n })),
      MOST,
    ],
    ['options.2.channel_types.0', 0, 'text', 'NUMBER_TYPE_COERCE'],
    ['options.2.type', 11, 12, 'UNION_TYPE_CHOICES'],
  ]);
  expectLimits(commandForm, { name: 'act', description: 'D', options: [group] }, [
    ['options.0.options', several(25, sub), several(26, sub), MOST],
    ['options.0.options.0.options', several(25, value), several(26, value), MOST],
    ['options.0.options.1.name', 's2', 's1', 'APPLICATION_COMMAND_OPTIONS_NAME_DUPLICATED'],
  ]);
  const choices = (extra: object) => ({ choices: [{ ...choice, ...extra }] });
  expectLimits(choicesForm(3), choices({}), [
    ['choices', several(25, () => choice), several(26, () => choice), MOST],
    ['choices.0.name', letters(100), letters(101), MOST],
    ['choices.0.name', 'x', '', LEAST],
    ['choices.0.value', letters(100), letters(101), MOST],
    ['choices.0.value', 'x', '', LEAST],
  ]);
  expectLimits(choicesForm(4), choices({ value: 1 }), [
    ['choices.0.value', 1, 1.5, 'NUMBER_TYPE_COERCE'],
  ]);
  expect(complaintsOf(choicesForm(10), choices({ value: 1.5 }))).toEqual([]);
});

it('what embeds say counts in each of its parts', () => {
  const part = letters(1000);
  const embed = {
    title: letters(200),
    description: letters(800),
    footer: { text: part },
    author: { name: letters(256) },
    fields: several(4, () => ({ name: letters(86), value: letters(850) })),
  };
  const body = { content: '', components: [], flags: 0, attachments: [] };
  expect(refusedBy(() => checkMessage({ ...body, embeds: [embed] }))).toEqual([]);
  for (const more of [{ title: letters(201) }, { footer: { text: `${part}x` } }])
    expect(refusedBy(() => checkMessage({ ...body, embeds: [{ ...embed, ...more }] }))).toEqual([
      'embeds: MAX_EMBED_SIZE_EXCEEDED',
    ]);
});
