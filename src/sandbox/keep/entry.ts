import { z } from 'zod';
import { commandForm } from '../limits/command.ts';
import { topComponent } from '../limits/components.ts';
import { embed } from '../limits/message.ts';
import { BOT_PERMISSIONS } from '../protocol.ts';
import {
  type Cause,
  type Channel,
  CHANNEL_TYPES,
  type Command,
  type Guild,
} from '../world/state.ts';

/** The lines of the file in which a world is kept. Each says how something is now; the last counts. */

/** The form of the lines. Raised whenever lines of before cannot be read any more. */
export const VERSION = 1;

// It names a file, too, so it is nothing but digits.
const id = z.string().regex(/^\d{1,20}$/);
const at = z.number();

const user = z.object({
  id,
  username: z.string(),
  name: z.string(),
  colour: z.string(),
  bot: z.boolean(),
  locale: z.string(),
  dmsOpen: z.boolean(),
});

const guild = z.object({
  id,
  name: z.string(),
  ownerId: id,
  botRoleId: id,
  createdAt: at,
  // Not there in what was kept before servers had one.
  locale: z.string().default('en-GB'),
  memberIds: z.array(id),
});

const channel = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('text'),
    // Not there in what was kept before there were others.
    type: z.literal(CHANNEL_TYPES).default(0),
    id,
    guildId: id,
    position: z.int(),
    name: z.string(),
    topic: z.string().nullable(),
    lastMessageId: id.nullable(),
    botLacks: z.array(z.enum(BOT_PERMISSIONS)),
    // Not there in what was kept before channels could be hidden.
    hiddenFrom: z.array(id).default([]),
    // Nor in what was kept before anybody could manage one channel alone.
    managedBy: z.array(id).default([]),
  }),
  z.object({
    kind: z.literal('thread'),
    id,
    guildId: id,
    parentId: id,
    ownerId: id,
    private: z.boolean(),
    createdAt: at,
    name: z.string(),
    archived: z.boolean(),
    locked: z.boolean(),
    invitable: z.boolean(),
    autoArchiveMinutes: z.number(),
    archiveChangedAt: at,
    lastMessageId: id.nullable(),
    messageCount: z.int(),
    members: z.array(z.tuple([id, at])),
  }),
  z.object({
    kind: z.literal('dm'),
    id,
    recipientIds: z.tuple([id, id]),
    lastMessageId: id.nullable(),
  }),
]);

const cause: z.ZodType<Cause> = z.lazy(() =>
  z.object({
    id,
    userId: id,
    guildId: id.nullable(),
    deed: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('command'), name: z.string() }),
      z.object({ kind: z.literal('component'), messageId: id }),
      z.object({ kind: z.literal('modal'), openedBy: cause }),
    ]),
  }),
);

const attachment = z.object({
  id,
  filename: z.string(),
  description: z.string().nullable(),
  contentType: z.string(),
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});

const message = z.object({
  id,
  channelId: id,
  authorId: id,
  type: z.literal([0, 18, 19, 20, 21]),
  createdAt: at,
  nonce: z.union([z.string(), z.number()]).nullable(),
  ephemeralFor: id.nullable(),
  interaction: cause.nullable(),
  reference: z.object({ channelId: id, messageId: id.nullable() }).nullable(),
  editedAt: at.nullable(),
  content: z.string(),
  embeds: z.array(embed),
  components: z.array(topComponent),
  flags: z.int(),
  attachments: z.array(attachment),
  mentionIds: z.array(id),
  pingedIds: z.array(id),
  threadId: id.nullable(),
  dismissed: z.boolean(),
});

const command = z.object({ id, version: id, guildId: id.nullable(), form: commandForm });

/** The first line. */
export const heading = z.object({
  version: z.literal(VERSION),
  token: z.string(),
  bot: user,
  /** No id so far was greater. */
  lastId: id,
});

export type Heading = z.output<typeof heading>;

/** Every other line. */
export const entry = z.discriminatedUnion('is', [
  z.object({ is: z.literal('people'), people: z.array(user) }),
  z.object({ is: z.literal('guild'), guild }),
  z.object({ is: z.literal('channel'), channel }),
  z.object({ is: z.literal('channel-gone'), id }),
  z.object({ is: z.literal('message'), message }),
  z.object({ is: z.literal('message-gone'), channelId: id, id }),
  z.object({ is: z.literal('read'), userId: id, channelId: id, messageId: id }),
  z.object({ is: z.literal('commands'), commands: z.array(command) }),
  /** An id that went to something that is not kept. */
  z.object({ is: z.literal('id'), id }),
]);
export type Entry = z.output<typeof entry>;

type Line<Is extends Entry['is']> = Extract<Entry, { is: Is }>;

export function guildEntry({ memberIds, ...guild }: Guild): Line<'guild'> {
  return { is: 'guild', guild: { ...guild, memberIds: [...memberIds] } };
}

export function channelEntry(channel: Channel): Line<'channel'> {
  if (channel.kind === 'dm')
    return { is: 'channel', channel: { ...channel, recipientIds: [...channel.recipientIds] } };
  if (channel.kind === 'text') {
    const { botLacks, hiddenFrom, managedBy } = channel;
    return {
      is: 'channel',
      channel: {
        ...channel,
        botLacks: [...botLacks],
        hiddenFrom: [...hiddenFrom],
        managedBy: [...managedBy],
      },
    };
  }
  const { stayOpen: _, members, ...thread } = channel;
  return { is: 'channel', channel: { ...thread, members: [...members] } };
}

export function commandsEntry(commands: Iterable<Command>): Line<'commands'> {
  return {
    is: 'commands',
    commands: [...commands].map(({ id, version, guildId, ...form }) => ({
      id,
      version,
      guildId,
      form,
    })),
  };
}
