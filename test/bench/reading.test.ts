import { ButtonStyle, ComponentType } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { movesOn, readMessage } from '../../bench/table/reading.ts';
import type { PageMessage } from '../../src/sandbox/index.ts';

const bot = {
  id: '1',
  username: 'firepit',
  name: 'Firepit',
  colour: 'red',
  bot: true,
  dmsOpen: false,
  locale: 'en-GB',
};

const message = (more: Partial<PageMessage>): PageMessage => ({
  id: '7',
  channelId: '3',
  author: bot,
  content: '',
  createdAt: '2026-01-01T00:00:00Z',
  editedAt: null,
  kind: 'default',
  ephemeral: false,
  thinking: false,
  componentsV2: false,
  embeds: [],
  components: [],
  attachments: [],
  pingedIds: [],
  pingsViewer: false,
  interaction: null,
  replyTo: null,
  threadId: null,
  ...more,
});

const file = (filename: string, content_type: string) => ({
  id: filename,
  filename,
  content_type,
  size: 1,
  url: `http://files/${filename}`,
  proxy_url: `http://files/${filename}`,
});

const button = (custom_id: string, disabled = false) =>
  ({
    type: ComponentType.Button,
    style: ButtonStyle.Primary,
    label: custom_id,
    custom_id,
    disabled,
  }) as const;

const select = {
  type: ComponentType.StringSelect as const,
  custom_id: 'pick:1',
  options: [
    { label: 'Move', value: 'turn.1.0:move.1.C4' },
    { label: 'Move and gather', value: 'turn.1.0:move.1.C4|gather.1' },
  ],
  max_values: 1,
};

describe('a message as its reader has it before them', () => {
  it('is read where it is a text with rows of components below', () => {
    const read = readMessage(
      message({
        content: 'Your move',
        pingedIds: ['5'],
        attachments: [file('board.png', 'image/png'), file('record.json', 'application/json')],
        components: [
          { type: ComponentType.ActionRow, components: [select] },
          {
            type: ComponentType.ActionRow,
            components: [
              button('play:1:mark'),
              button('board:1:mark', true),
              {
                type: ComponentType.Button,
                style: ButtonStyle.Link,
                label: 'Read',
                url: 'http://x',
              },
            ],
          },
        ],
      }),
    );
    expect(read).toEqual({
      id: '7',
      text: 'Your move',
      pictures: ['http://files/board.png'],
      hasMap: false,
      pings: ['5'],
      live: 2,
      asks: true,
    });
  });

  it('is read where it is components all through', () => {
    const shown = message({
      componentsV2: true,
      components: [
        {
          type: ComponentType.Container,
          components: [
            { type: ComponentType.TextDisplay, content: 'Your turn' },
            {
              type: ComponentType.MediaGallery,
              items: [{ media: { url: 'http://files/map.png' }, description: 'Mammoth on D4.' }],
            },
            {
              type: ComponentType.Section,
              components: [{ type: ComponentType.TextDisplay, content: 'Member 1' }],
              accessory: button('piece:1:1'),
            },
            { type: ComponentType.ActionRow, components: [select] },
            { type: ComponentType.ActionRow, components: [button('answer:1:turn.1.0:done', true)] },
          ],
        },
      ],
    });
    expect(readMessage(shown)).toMatchObject({
      text: 'Your turn\nMember 1',
      pictures: ['http://files/map.png'],
      hasMap: true,
      live: 2,
      asks: true,
    });
    expect(movesOn(shown)).toEqual([
      { is: 'press', id: 'piece:1:1', says: { do: 'piece', match: 1, piece: '1' } },
      {
        is: 'select',
        id: 'pick:1',
        says: { do: 'pick', match: 1, nth: 0 },
        values: ['turn.1.0:move.1.C4', 'turn.1.0:move.1.C4|gather.1'],
        most: 1,
      },
    ]);
  });

  it('asks nothing where one can only look', () => {
    const shown = message({
      components: [{ type: ComponentType.ActionRow, components: [button('play:1:mark')] }],
    });
    expect(readMessage(shown)).toMatchObject({ live: 1, asks: false });
  });
});
