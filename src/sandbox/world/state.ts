import { z } from 'zod';
import { type choicesForm, commandForm } from '../limits/command.ts';
import { type Modal, topComponent } from '../limits/components.ts';
import { embed } from '../limits/message.ts';

/**
 * What a world consists of. Ids are snowflakes, times milliseconds since 1970. What is kept in a file
 * is declared by the schema that reads it from there; a set and a map are kept as lists.
 */

// It names a file, too, so it is nothing but digits.
export const id = z.string().regex(/^\d{1,20}$/);
const at = z.number();
const setOf = <Value extends z.ZodType>(value: Value) =>
  z.array(value).transform((list) => new Set(list));

export const user = z.object({
  id,
  /** Lower-case handle, unique. */
  username: z.string(),
  name: z.string(),
  colour: z.string(),
  bot: z.boolean(),
  /** Discord's locale of the client, such as `de`. */
  locale: z.string(),
  /** False when this user refuses direct messages from the bot (Discord's error 50007). */
  dmsOpen: z.boolean(),
});
export type User = z.output<typeof user>;

export const guild = z.object({
  id,
  name: z.string(),
  ownerId: id,
  botRoleId: id,
  createdAt: at,
  // Not there in what was kept before servers had one.
  locale: z.string().default('en-GB'),
  /** In the order they came; with the bot. */
  memberIds: setOf(id),
  /** Roles besides that of everybody and the bot's own, and who has which. Not there in what was kept before there were any. */
  roles: z.array(z.object({ id, name: z.string() })).default([]),
  holders: z.array(z.object({ userId: id, roleId: id })).default([]),
  /** Whether the bot may make roles, and give and take them. */
  botManagesRoles: z.boolean().default(true),
});
export type Guild = z.output<typeof guild>;

/** The bot's permissions that can be taken away in a channel. */
export const BOT_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'SendMessagesInThreads',
  'CreatePublicThreads',
  'CreatePrivateThreads',
  'ManageThreads',
  'ManageMessages',
  'ReadMessageHistory',
  'EmbedLinks',
  'AttachFiles',
] as const;
export type BotPermission = (typeof BOT_PERMISSIONS)[number];

/** A channel of a server, of whatever type. */
const textChannel = z.object({
  kind: z.literal('text'),
  /** Discord's: text, voice, category, announcement, stage, forum, media. Not there in what was
   * kept before there were others than text. */
  type: z.literal([0, 2, 4, 5, 13, 15, 16]).default(0),
  id,
  guildId: id,
  position: z.int(),
  name: z.string(),
  topic: z.string().nullable(),
  lastMessageId: id.nullable(),
  /** Permissions of the bot that an overwrite denies here and in the threads below. */
  botLacks: setOf(z.enum(BOT_PERMISSIONS)),
  /** Members of the guild who cannot see it, nor the threads below. Not there in what was kept
   * before channels could be hidden. */
  hiddenFrom: setOf(id).prefault([]),
  /** Members of the guild who may manage it, and it alone. Not there in what was kept before
   * anybody could. */
  managedBy: setOf(id).prefault([]),
});
export type TextChannel = z.output<typeof textChannel>;
export type ChannelType = TextChannel['type'];

const thread = z.object({
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
  /** User id → when that user joined. */
  members: z.array(z.tuple([id, at])).transform((list) => new Map(list)),
});
export type Thread = z.output<typeof thread>;

const directMessages = z.object({
  kind: z.literal('dm'),
  id,
  recipientIds: z.tuple([id, id]),
  lastMessageId: id.nullable(),
});
export type DirectMessages = z.output<typeof directMessages>;

export const channel = z.discriminatedUnion('kind', [textChannel, thread, directMessages]);
export type Channel = z.output<typeof channel>;

/** The last message that a user has read in a channel. */
export const readMark = z.object({ userId: id, channelId: id, messageId: id });
export type ReadMark = z.output<typeof readMark>;

const attachment = z.object({
  id,
  filename: z.string(),
  description: z.string().nullable(),
  contentType: z.string(),
  /** In bytes. The bytes themselves are among the world's files. */
  size: z.int(),
  width: z.int().nullable(),
  height: z.int().nullable(),
});
export type Attachment = z.output<typeof attachment>;

/** What a message tells of the interaction that it answers, which itself is soon forgotten. */
const cause = z.object({
  id,
  userId: id,
  guildId: id.nullable(),
  get deed() {
    return z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('command'), name: z.string() }),
      z.object({ kind: z.literal('component'), messageId: id }),
      z.object({ kind: z.literal('modal'), openedBy: cause }),
    ]);
  },
});
export type Cause = z.output<typeof cause>;

/** What a message shows. */
const messageParts = z.object({
  content: z.string(),
  embeds: z.array(embed).readonly(),
  components: z.array(topComponent).readonly(),
  flags: z.int(),
  attachments: z.array(attachment).readonly(),
});
export type MessageParts = z.output<typeof messageParts>;

export const message = messageParts.extend({
  id,
  channelId: id,
  authorId: id,
  /** 0 default, 18 thread created, 19 reply, 20 command answer, 21 thread starter. */
  type: z.literal([0, 18, 19, 20, 21]),
  createdAt: at,
  nonce: z.union([z.string(), z.number()]).nullable(),
  /** The only reader of an ephemeral message; null when everybody in the channel reads it. */
  ephemeralFor: id.nullable(),
  /** The interaction that this message answers. */
  interaction: cause.nullable(),
  reference: z.object({ channelId: id, messageId: id.nullable() }).nullable(),
  editedAt: at.nullable(),
  /** Who is mentioned, after allowed_mentions. */
  mentionIds: z.array(id),
  /** Who was notified: settled when the message is made, since edits notify nobody. */
  pingedIds: z.array(id),
  threadId: id.nullable(),
  /** The reader of an ephemeral message has put it away; the bot may still edit it. */
  dismissed: z.boolean(),
});
export type Message = z.output<typeof message>;

/** A registered command. */
export const command = z.object({ id, version: id, guildId: id.nullable(), form: commandForm });
export type Command = z.output<typeof command>;

export type Choice = z.output<ReturnType<typeof choicesForm>>['choices'][number];

/** The values that a person gave for a command: subcommands nest, values are leaves. */
export interface GivenOption {
  readonly name: string;
  readonly type: number;
  readonly value?: string | number | boolean;
  readonly focused?: true;
  readonly options?: readonly GivenOption[];
}

/** What a person filled into one component of a modal. */
export type GivenField = { readonly id: number; readonly custom_id: string } & (
  | { readonly type: 4; readonly value: string }
  | { readonly type: 3 | 5 | 22; readonly values: readonly string[] }
  | { readonly type: 21; readonly value: string | null }
  | { readonly type: 23; readonly value: boolean }
);

interface CommandData {
  readonly command: Command;
  /** "tusk move". */
  readonly name: string;
  readonly options: readonly GivenOption[];
}

/** What a person did, by kind. */
export type InteractionData =
  | (CommandData & { readonly kind: 'command' })
  | (CommandData & { readonly kind: 'autocomplete'; readonly focusedType: number })
  | {
      readonly kind: 'component';
      readonly message: Message;
      readonly customId: string;
      readonly componentType: 2 | 3 | 5;
      readonly componentId: number;
      readonly values: readonly string[];
    }
  | {
      readonly kind: 'modal';
      readonly modal: Modal;
      readonly fields: readonly GivenField[];
      readonly openedBy: Interaction;
    };

/** How the application answered first: Discord's callback types. */
export type CallbackType = 4 | 5 | 6 | 7 | 8 | 9;

export interface Interaction {
  readonly id: string;
  readonly token: string;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | null;
  readonly createdAt: number;
  readonly data: InteractionData;
  state:
    | { readonly is: 'sent' }
    | { readonly is: 'acknowledged'; readonly how: CallbackType; readonly at: number }
    | { readonly is: 'failed'; readonly sentence: string };
  /** Real time, by performance.now(): when it was sent, and how long the first answer took. */
  readonly sentAt: number;
  acknowledgedMs: number | null;
  /** What `@original` means: the answer, or the message that was updated. */
  originalId: string | null;
  /** Deferred with type 5 and not yet filled: the next webhook message fills it. */
  isThinking: boolean;
  modal: Modal | null;
}

/** What happened to an interaction since it was sent. */
export type InteractionStep =
  | { readonly is: 'sent' }
  | { readonly is: 'failed'; readonly sentence: string }
  /** Callback types 5 and 6. */
  | { readonly is: 'deferred'; readonly how: 5 | 6 }
  | { readonly is: 'replied' | 'updated' | 'followed-up'; readonly message: Message }
  | { readonly is: 'deleted' }
  | { readonly is: 'modal'; readonly modal: Modal }
  | { readonly is: 'choices'; readonly choices: readonly Choice[] };

/** What changed in the world, told to whoever listens (gateway, page, driver). */
export type Change =
  | { readonly is: 'message-created'; readonly message: Message }
  | { readonly is: 'message-updated'; readonly message: Message }
  | { readonly is: 'message-deleted' | 'message-dismissed'; readonly message: Message }
  | { readonly is: `channel-${'created' | 'updated' | 'deleted'}`; readonly channel: Channel }
  | {
      readonly is: 'thread-members';
      readonly thread: Thread;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | {
      readonly is: 'guild-created' | 'guild-updated' | 'bot-thrown-out' | 'bot-let-in';
      readonly guild: Guild;
    }
  | { readonly is: 'member-added'; readonly guild: Guild; readonly user: User }
  | { readonly is: 'read' | 'typing'; readonly userId: string; readonly channelId: string }
  | {
      readonly is: 'interaction';
      readonly interaction: Interaction;
      readonly step: InteractionStep;
    }
  | { readonly is: 'bot-online'; readonly online: boolean }
  /** The last: somebody has let time pass at once. */
  | { readonly is: 'users-changed' | 'commands-changed' | 'reset' | 'time-passed' };
