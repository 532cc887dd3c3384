import type { z } from 'zod';
import type { CommandForm } from '../limits/command.ts';
import type { Modal, TopComponent } from '../limits/components.ts';
import type { Embed } from '../limits/message.ts';
import type { choicesForm } from '../limits/command.ts';
import type { BotPermission } from '../protocol.ts';

/** What a world consists of. Ids are snowflakes, times milliseconds since 1970. */

export interface User {
  readonly id: string;
  readonly username: string;
  name: string;
  readonly colour: string;
  readonly bot: boolean;
  locale: string;
  dmsOpen: boolean;
}

export interface Guild {
  readonly id: string;
  readonly name: string;
  readonly ownerId: string;
  readonly botRoleId: string;
  readonly createdAt: number;
  locale: string;
  /** In the order they came; with the bot. */
  readonly memberIds: Set<string>;
}

/** Discord's types of the channels of a server: text, voice, category, announcement, stage, forum, media. */
export const CHANNEL_TYPES = [0, 2, 4, 5, 13, 15, 16] as const;
export type ChannelType = (typeof CHANNEL_TYPES)[number];

/** A channel of a server, of whatever type. */
export interface TextChannel {
  readonly kind: 'text';
  readonly type: ChannelType;
  readonly id: string;
  readonly guildId: string;
  readonly position: number;
  name: string;
  topic: string | null;
  lastMessageId: string | null;
  /** Permissions of the bot that an overwrite denies here and in the threads below. */
  readonly botLacks: Set<BotPermission>;
  /** Members of the guild who cannot see it, nor the threads below. */
  readonly hiddenFrom: Set<string>;
  /** Members of the guild who may manage it, and it alone. */
  readonly managedBy: Set<string>;
}

export interface Thread {
  readonly kind: 'thread';
  readonly id: string;
  readonly guildId: string;
  readonly parentId: string;
  readonly ownerId: string;
  readonly private: boolean;
  readonly createdAt: number;
  name: string;
  archived: boolean;
  locked: boolean;
  invitable: boolean;
  autoArchiveMinutes: number;
  archiveChangedAt: number;
  /** Cancels the timer that will archive it when nobody says anything. */
  stayOpen: () => void;
  lastMessageId: string | null;
  messageCount: number;
  /** User id → when that user joined. */
  readonly members: Map<string, number>;
}

export interface DirectMessages {
  readonly kind: 'dm';
  readonly id: string;
  readonly recipientIds: readonly [string, string];
  lastMessageId: string | null;
}

/** The last message that a user has read in a channel. */
export interface ReadMark {
  readonly userId: string;
  readonly channelId: string;
  readonly messageId: string;
}

export type Channel = TextChannel | Thread | DirectMessages;

export interface Attachment {
  readonly id: string;
  readonly filename: string;
  readonly description: string | null;
  readonly contentType: string;
  /** In bytes. The bytes themselves are among the world's files. */
  readonly size: number;
  readonly width: number | null;
  readonly height: number | null;
}

/** 0 default, 18 thread created, 19 reply, 20 command answer, 21 thread starter. */
export type MessageType = 0 | 18 | 19 | 20 | 21;

export interface Message {
  readonly id: string;
  readonly channelId: string;
  readonly authorId: string;
  readonly type: MessageType;
  readonly createdAt: number;
  readonly nonce: string | number | null;
  /** The only reader of an ephemeral message; null when everybody in the channel reads it. */
  readonly ephemeralFor: string | null;
  /** The interaction that this message answers. */
  readonly interaction: Cause | null;
  readonly reference: { readonly channelId: string; readonly messageId: string | null } | null;
  editedAt: number | null;
  content: string;
  embeds: readonly Embed[];
  components: readonly TopComponent[];
  flags: number;
  attachments: readonly Attachment[];
  /** Who is mentioned, after allowed_mentions. */
  mentionIds: readonly string[];
  /** Who was notified: settled when the message is made, since edits notify nobody. */
  readonly pingedIds: readonly string[];
  threadId: string | null;
  /** The reader of an ephemeral message has put it away; the bot may still edit it. */
  dismissed: boolean;
}

/** What a message tells of the interaction that it answers, which itself is soon forgotten. */
export interface Cause {
  readonly id: string;
  readonly userId: string;
  readonly guildId: string | null;
  readonly deed:
    | { readonly kind: 'command'; readonly name: string }
    | { readonly kind: 'component'; readonly messageId: string }
    | { readonly kind: 'modal'; readonly openedBy: Cause };
}

/** A registered command. */
export interface Command extends CommandForm {
  readonly id: string;
  readonly version: string;
  readonly guildId: string | null;
}

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

/** What a person did, by kind. */
export type Deed =
  | {
      readonly kind: 'command';
      readonly command: Command;
      /** "tusk move". */
      readonly name: string;
      readonly options: readonly GivenOption[];
    }
  | {
      readonly kind: 'autocomplete';
      readonly command: Command;
      readonly name: string;
      readonly options: readonly GivenOption[];
      readonly focusedType: number;
    }
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
  readonly deed: Deed;
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
  | { readonly is: 'replied'; readonly message: Message }
  | { readonly is: 'updated'; readonly message: Message }
  | { readonly is: 'followed-up'; readonly message: Message }
  | { readonly is: 'deleted' }
  | { readonly is: 'modal'; readonly modal: Modal }
  | { readonly is: 'choices'; readonly choices: readonly Choice[] };

/** What changed in the world, told to whoever listens (gateway, page, driver). */
export type Change =
  | { readonly is: 'message-created'; readonly message: Message }
  | { readonly is: 'message-updated'; readonly message: Message }
  | { readonly is: 'message-deleted'; readonly message: Message }
  | { readonly is: 'message-dismissed'; readonly message: Message }
  | { readonly is: 'channel-created'; readonly channel: Channel }
  | { readonly is: 'channel-updated'; readonly channel: Channel }
  | { readonly is: 'channel-deleted'; readonly channel: Channel }
  | {
      readonly is: 'thread-members';
      readonly thread: Thread;
      readonly added: readonly string[];
      readonly removed: readonly string[];
    }
  | { readonly is: 'guild-created'; readonly guild: Guild }
  | { readonly is: 'guild-updated'; readonly guild: Guild }
  | { readonly is: 'bot-thrown-out'; readonly guild: Guild }
  | { readonly is: 'bot-let-in'; readonly guild: Guild }
  | { readonly is: 'member-added'; readonly guild: Guild; readonly user: User }
  | { readonly is: 'users-changed' }
  | { readonly is: 'commands-changed' }
  | { readonly is: 'read'; readonly userId: string; readonly channelId: string }
  | { readonly is: 'typing'; readonly userId: string; readonly channelId: string }
  | {
      readonly is: 'interaction';
      readonly interaction: Interaction;
      readonly step: InteractionStep;
    }
  | { readonly is: 'bot-online'; readonly online: boolean }
  /** Somebody has let time pass at once. */
  | { readonly is: 'time-passed' }
  | { readonly is: 'reset' };
