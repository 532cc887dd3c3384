import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sandbox, startSandbox } from '../../src/sandbox/index.ts';
import { complaints, letters, several } from './complaints.ts';

const many = { times: 10_000, perMs: 1000 };
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await startSandbox({ limits: { bucket: many, global: many } });
});
afterAll(() => sandbox.close());

const posted = (body: unknown) =>
  complaints(sandbox, 'POST', `/channels/${sandbox.channelId('general')}/messages`, body);

const button = (n: number, extra: object = {}) => ({
  type: 2,
  style: 1,
  label: 'Go',
  custom_id: `go ${n}`,
  ...extra,
});
const row = (...components: object[]) => ({ type: 1, components });
const select = (options: object[], extra: object = {}) => ({
  type: 3,
  custom_id: 'select',
  options,
  ...extra,
});
const option = (n: number, extra: object = {}) => ({ label: `L${n}`, value: `v${n}`, ...extra });
const text = (content: string) => ({ type: 10, content });
const V2 = 1 << 15;

describe('a message that Discord would take', () => {
  it.each<[string, object]>([
    ['2000 characters', { content: letters(2000) }],
    [
      'ten embeds of 6000 characters',
      { embeds: several(10, () => ({ description: letters(600) })) },
    ],
    [
      'five rows of five buttons',
      { components: several(5, (r) => row(...several(5, (n) => button(10 * r + n)))) },
    ],
    [
      'a select of 25',
      {
        components: [
          row(
            select(
              several(25, (n) => option(n)),
              { max_values: 25 },
            ),
          ),
        ],
      },
    ],
    ['40 components', { flags: V2, components: several(40, () => text('x')) }],
    ['4000 characters of text', { flags: V2, components: [text(letters(4000))] }],
    [
      'a button with an emoji only',
      { components: [row(button(1, { label: undefined, emoji: { name: '🔥' } }))] },
    ],
    [
      'a link',
      { components: [row({ type: 2, style: 5, label: 'Rules', url: 'https://example.org' })] },
    ],
    ['unknown fields besides', { content: 'x', surprise: true }],
    [
      'nothing but null besides',
      {
        content: 'x',
        embeds: null,
        components: null,
        attachments: null,
        flags: null,
        nonce: null,
        allowed_mentions: null,
      },
    ],
  ])('has %s', async (_, body) => {
    expect(await posted(body)).toEqual([]);
  });
});

describe('a message that Discord would refuse', () => {
  it.each<[string, object, string[]]>([
    ['nothing', {}, ['50006']],
    ['blank content', { content: ' \n' }, ['50006']],
    ['2001 characters', { content: letters(2001) }, ['content: BASE_TYPE_MAX_LENGTH']],
    ['content that is no text', { content: 5 }, ['content: BASE_TYPE_CONVERT']],
    ['a nonce of 26', { content: 'x', nonce: letters(26) }, ['nonce: BASE_TYPE_MAX_LENGTH']],
    [
      '11 embeds',
      { embeds: several(11, () => ({ title: 'x' })) },
      ['embeds: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'an embed title of 257',
      { embeds: [{ title: letters(257) }] },
      ['embeds.0.title: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'an embed description of 4097',
      { embeds: [{ description: letters(4097) }] },
      ['embeds.0.description: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      '26 embed fields',
      { embeds: [{ fields: several(26, () => ({ name: 'n', value: 'v' })) }] },
      ['embeds.0.fields: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'an embed field without a value',
      { embeds: [{ fields: [{ name: 'n' }] }] },
      ['embeds.0.fields.0.value: BASE_TYPE_REQUIRED'],
    ],
    [
      '6001 characters in embeds',
      { embeds: [{ description: letters(4000) }, { description: letters(2001) }] },
      ['embeds: MAX_EMBED_SIZE_EXCEEDED'],
    ],
    [
      'six rows',
      { components: several(6, (n) => row(button(n))) },
      ['components: BASE_TYPE_BAD_LENGTH'],
    ],
    [
      'six buttons in a row',
      { components: [row(...several(6, (n) => button(n)))] },
      ['components.0.components: BASE_TYPE_MAX_LENGTH'],
    ],
    ['an empty row', { components: [row()] }, ['components.0.components: BASE_TYPE_MIN_LENGTH']],
    [
      'a select beside a button',
      { components: [row(button(1), select([option(1)]))] },
      ['components.0.components: COMPONENT_LAYOUT_WIDTH_EXCEEDED'],
    ],
    [
      'a label of 81',
      { components: [row(button(1, { label: letters(81) }))] },
      ['components.0.components.0.label: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a custom id of 101',
      { components: [row(button(1, { custom_id: letters(101) }))] },
      ['components.0.components.0.custom_id: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'no custom id',
      { components: [row({ type: 2, style: 1, label: 'Go' })] },
      ['components.0.components.0.custom_id: BASE_TYPE_REQUIRED'],
    ],
    [
      'a custom id twice',
      { components: [row(button(1)), row(button(1))] },
      ['components.1.components.0.custom_id: COMPONENT_CUSTOM_ID_DUPLICATED'],
    ],
    [
      'a button without a face',
      { components: [row(button(1, { label: '' }))] },
      ['components.0.components.0: BUTTON_COMPONENT_NO_FACE'],
    ],
    [
      'an emoji that is none',
      { components: [row(button(1, { emoji: { name: 'fire' } }))] },
      ['components.0.components.0.emoji.name: COMPONENT_INVALID_EMOJI'],
    ],
    [
      'an unknown style',
      { components: [row(button(1, { style: 9 }))] },
      ['components.0.components.0.style: UNION_TYPE_CHOICES'],
    ],
    [
      'an unknown component',
      { components: [{ type: 99 }] },
      ['components.0.type: UNION_TYPE_CHOICES'],
    ],
    [
      'a button outside a row',
      { components: [button(1)] },
      ['components.0.type: UNION_TYPE_CHOICES'],
    ],
    [
      'no options',
      { components: [row(select([]))] },
      ['components.0.components.0.options: BASE_TYPE_MIN_LENGTH'],
    ],
    [
      '26 options',
      { components: [row(select(several(26, (n) => option(n))))] },
      ['components.0.components.0.options: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'an option value twice',
      { components: [row(select([option(1), option(1)]))] },
      ['components.0.components.0.options.1.value: SELECT_COMPONENT_OPTION_VALUE_DUPLICATED'],
    ],
    [
      'an option label of 101',
      { components: [row(select([option(1, { label: letters(101) })]))] },
      ['components.0.components.0.options.0.label: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a placeholder of 151',
      { components: [row(select([option(1)], { placeholder: letters(151) }))] },
      ['components.0.components.0.placeholder: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'more to choose than there is',
      { components: [row(select([option(1)], { max_values: 2 }))] },
      ['components.0.components.0.max_values: SELECT_COMPONENT_MAX_OVER_OPTIONS'],
    ],
    [
      'text displays without the flag',
      { components: [text('x')] },
      ['components.0.type: UNION_TYPE_CHOICES'],
    ],
    [
      'content with the flag',
      { content: 'x', flags: V2, components: [text('x')] },
      ['content: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'],
    ],
    [
      'embeds with the flag',
      { embeds: [{ title: 'x' }], flags: V2, components: [text('x')] },
      ['embeds: MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2'],
    ],
    ['the flag without components', { flags: V2 }, ['components: BASE_TYPE_REQUIRED']],
    [
      '41 components, nested ones counted',
      { flags: V2, components: [{ type: 17, components: several(40, () => text('x')) }] },
      ['components: COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED'],
    ],
    [
      '4001 characters of text',
      { flags: V2, components: [text(letters(2001)), text(letters(2000))] },
      ['components: COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED'],
    ],
    [
      'an alt text of 1025',
      {
        flags: V2,
        components: [
          {
            type: 12,
            items: [{ media: { url: 'https://example.org/a.png' }, description: letters(1025) }],
          },
        ],
      },
      ['components.0.items.0.description: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'a picture that was not uploaded',
      { flags: V2, components: [{ type: 12, items: [{ media: { url: 'attachment://a.png' } }] }] },
      ['components.0: UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND'],
    ],
    [
      'an attachment description of 1025',
      { content: 'x', attachments: [{ id: 0, description: letters(1025) }] },
      ['attachments.0.description: BASE_TYPE_MAX_LENGTH'],
    ],
    [
      'an id of a component twice',
      {
        flags: V2,
        components: [
          { ...text('x'), id: 3 },
          { ...text('y'), id: 3 },
        ],
      },
      ['components.1.id: COMPONENT_ID_DUPLICATED'],
    ],
  ])('has %s', async (_, body, expected) => {
    expect(await posted(body)).toEqual(expected);
  });

  it('changes nothing', async () => {
    sandbox.reset();
    await posted({ content: letters(2001) });
    expect(sandbox.user('Ash').messagesIn('general')).toEqual([]);
  });
});

describe('threads that Discord would refuse', () => {
  it.each<[object, string[]]>([
    [{ name: letters(101) }, ['name: BASE_TYPE_MAX_LENGTH']],
    [{ name: '' }, ['name: BASE_TYPE_MIN_LENGTH']],
    [{ name: 'x', auto_archive_duration: 5 }, ['auto_archive_duration: BASE_TYPE_CHOICES']],
    [{ name: 'x', type: 0 }, ['type: BASE_TYPE_CHOICES']],
  ])('%j', async (body, expected) => {
    const path = `/channels/${sandbox.channelId('general')}/threads`;
    expect(await complaints(sandbox, 'POST', path, body)).toEqual(expected);
  });
});
