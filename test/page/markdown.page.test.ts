import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Page } from 'playwright-core';
import { openStage, type Stage } from './stage.ts';

let stage: Stage;
let page: Page;
beforeAll(async () => {
  stage = await openStage();
  page = await stage.pageOf('Ash');
});
afterAll(async () => {
  await stage.close();
});

const ID = '123456789012345678';

/** The tree that the page's own parser makes of a text. */
function parsed(text: string): Promise<unknown> {
  return page.evaluate(
    `import('/markdown/parse.js').then((module) => module.parseMarkdown(${JSON.stringify(text)}))`,
  );
}
const words = (text: string) => ({ type: 'text', text });
const paragraph = (...children: unknown[]) => [{ type: 'paragraph', children }];

describe('markdown', () => {
  it.each([
    ['**b**', { type: 'bold', children: [words('b')] }],
    ['*i*', { type: 'italic', children: [words('i')] }],
    ['_i_', { type: 'italic', children: [words('i')] }],
    ['__u__', { type: 'underline', children: [words('u')] }],
    ['~~s~~', { type: 'strike', children: [words('s')] }],
    ['||p||', { type: 'spoiler', children: [words('p')] }],
    ['`a*b*`', { type: 'code', text: 'a*b*' }],
    ['***x***', { type: 'bold', children: [{ type: 'italic', children: [words('x')] }] }],
    [`<@${ID}>`, { type: 'user', id: ID }],
    [`<#${ID}>`, { type: 'channel', id: ID }],
    [
      `https://discord.com/channels/${ID}/${ID}1/${ID}2`,
      { type: 'post', channel: `${ID}1`, id: `${ID}2` },
    ],
    [`</tusk move:${ID}>`, { type: 'command', name: 'tusk move', id: ID }],
    ['<t:1700000000:R>', { type: 'time', seconds: 1_700_000_000, style: 'R' }],
    [`<:grug:${ID}>`, { type: 'emoji', name: 'grug', id: ID }],
    [
      '[the **rules**](https://example.org/a)',
      {
        type: 'link',
        url: 'https://example.org/a',
        children: [words('the '), { type: 'bold', children: [words('rules')] }],
      },
    ],
  ])('reads %s', async (text, node) => {
    expect(await parsed(text)).toEqual(paragraph(node));
  });

  it.each([
    'snake_case_name',
    '2 * 3 * 4',
    'a < b',
    '[x](javascript:alert(1))',
    '<b>x</b>',
    '@ash',
  ])('leaves %s as it is', async (text) => {
    expect(await parsed(text)).toEqual(paragraph(words(text)));
  });

  it('leaves alone what a backslash protects', async () => {
    expect(await parsed('\\*not\\* \\<@1>')).toEqual(paragraph(words('*not* <@1>')));
  });

  it('reads the blocks of a text', async () => {
    const text =
      '# Title\n-# small\n> quoted\n- one\n  - deep\n2. two\n```js\nconst a = 1;\n```\nend';
    expect(await parsed(text)).toEqual([
      { type: 'heading', level: 1, children: [words('Title')] },
      { type: 'subtext', children: [words('small')] },
      { type: 'quote', children: paragraph(words('quoted')) },
      {
        type: 'list',
        ordered: false,
        start: 1,
        items: [
          { depth: 0, children: [words('one')] },
          { depth: 1, children: [words('deep')] },
        ],
      },
      { type: 'list', ordered: true, start: 2, items: [{ depth: 0, children: [words('two')] }] },
      { type: 'codeBlock', language: 'js', text: 'const a = 1;' },
      ...paragraph(words('end')),
    ]);
  });
});
