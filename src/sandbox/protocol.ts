/**
 * The protocol between the sandbox server and its web page: what the page may read, what it is
 * told as it happens, and what a person may do on it. Message components, embeds, attachments,
 * commands and modals are Discord's own JSON, passed through unchanged; everything else is ours.
 *
 * Reading:
 *   GET  /page/world?user=ID                       → PageWorld
 *   GET  /page/messages?user=ID&channel=ID&before=ID&limit=N → { messages: PageMessage[] } (oldest first)
 *   WS   /page/live?user=ID                        → one LiveEvent per text frame
 * Without `user`, the first user of the world is meant (PageWorld.viewer says who that is).
 *
 * Doing (JSON body as in `pageRequests`, answer 200 with the type named there):
 *   POST /page/users | /page/reset | /page/clock
 *   POST /page/as/:user/ACTION
 * A refusal is 4xx with PageRefusal: one sentence to show to the person.
 *
 * Files: `/attachments/...` (the `url` of each attachment), `/lib/preact.js`, `/lib/hooks.js`,
 * `/lib/htm.js` (ES modules; `/lib/hooks.js` imports the bare name `preact`: map it to
 * `/lib/preact.js` in an import map), and the page itself at `/`.
 */
import type { APIAttachment, APIEmbed } from 'discord-api-types/v10';
import { z } from 'zod';
import { type CommandForm, LOCALES } from './limits/command.ts';
import type { Modal, TopComponent } from './limits/components.ts';
import { BOT_PERMISSIONS, type BotPermission, type User } from './world/state.ts';

/** A person or the bot. `colour` is a CSS colour for the round that stands in for an avatar. */
export type PageUser = Readonly<User>;

/** A server. */
export interface PageGuild {
  readonly id: string;
  readonly name: string;
}

/** A registered slash command: what the bot sent, with Discord's additions. */
export interface CommandJson extends CommandForm {
  readonly id: string;
  readonly type: 1;
  readonly application_id: string;
  readonly version: string;
  /** Set on a command of one server. */
  readonly guild_id?: string;
}

/** A place to chat. Only those that the viewer can see are ever sent to it. */
export interface PageChannel {
  readonly id: string;
  readonly kind: 'text' | 'public-thread' | 'private-thread' | 'dm';
  /** Null for direct messages. */
  readonly guildId: string | null;
  /** For a thread, the channel it hangs in; else null. */
  readonly parentId: string | null;
  /** Channel or thread name; for direct messages the other person's name. */
  readonly name: string;
  readonly topic: string | null;
  /** Threads only: closed; a message posted reopens it unless it is locked. */
  readonly archived: boolean;
  readonly locked: boolean;
  /** Thread members, or the two people of a direct message; empty for a text channel. */
  readonly memberIds: readonly string[];
  /** May the viewer write here now? */
  readonly writable: boolean;
  /** The bot's permissions that were taken away here. */
  readonly botLacks: readonly BotPermission[];
  /** The newest message id, or null when there is none. */
  readonly lastMessageId: string | null;
  readonly unread: UnreadMark;
}

/** What the viewer has not read in a channel. Its own messages never count. */
export interface UnreadMark {
  /** The last message the viewer has read, or null. Newer ones are unread. */
  readonly readId: string | null;
  readonly messages: number;
  /** Those of them that ping the viewer. In direct messages each one does. */
  readonly mentions: number;
}

/** A message as one viewer sees it. */
export interface PageMessage {
  readonly id: string;
  readonly channelId: string;
  readonly author: PageUser;
  /** Discord Markdown with `<@id>`, `<#id>`, `<t:unix:style>` and `</name:id>` in it. */
  readonly content: string;
  /** ISO 8601. */
  readonly createdAt: string;
  /** ISO 8601, or null when it was never edited. */
  readonly editedAt: string | null;
  /** 'default' is a chat message; 'reply' answers another (replyTo) or a command (interaction);
   * 'thread-created' is the line "NAME started a thread: CONTENT". */
  readonly kind: 'default' | 'reply' | 'thread-created';
  /** Only the viewer sees it; it can be dismissed. */
  readonly ephemeral: boolean;
  /** "Firepit is thinking…": deferred, nothing to show yet. */
  readonly thinking: boolean;
  /** The components are Components V2: show them instead of content and embeds. */
  readonly componentsV2: boolean;
  readonly embeds: readonly APIEmbed[];
  readonly components: readonly TopComponent[];
  /** `url` is absolute; `attachment://NAME` in components is already resolved to it. */
  readonly attachments: readonly APIAttachment[];
  /** Everybody this message pinged, after `allowed_mentions`. */
  readonly pingedIds: readonly string[];
  readonly pingsViewer: boolean;
  /** The command that was used, for the line "Ash used /tusk move"; null for other messages. */
  readonly interaction: { readonly userId: string; readonly name: string } | null;
  readonly replyTo: { readonly messageId: string } | null;
  /** The thread that was started from this message. */
  readonly threadId: string | null;
}

/** A modal that waits for the viewer. Closing it is the page's own affair: the bot is not told. */
export interface PageModal {
  /** The interaction that opened it: hand it back in `submit`. */
  readonly interactionId: string;
  readonly channelId: string;
  /** custom_id, title, components: Labels (18) with text inputs, selects, radio groups, checkbox
   * groups, checkboxes; text displays; or the older action rows with one text input each. */
  readonly modal: Modal;
}

/** Everything that the viewer sees now. */
export interface PageWorld {
  readonly viewer: PageUser;
  readonly bot: PageUser;
  /** False while no bot is connected to the gateway. */
  readonly botOnline: boolean;
  /** When it is there, in milliseconds since 1970: people may let time pass at once. */
  readonly now: number;
  /** The languages that a client may be set to. */
  readonly locales: readonly string[];
  /** People one may switch to, oldest first; without the bot. */
  readonly users: readonly PageUser[];
  readonly guilds: readonly PageGuild[];
  /** Text channels, threads (private ones it is a member of) and direct messages. */
  readonly channels: readonly PageChannel[];
  /** As the bot registered them; `guild_id` is set on those of one server. */
  readonly commands: readonly CommandJson[];
  /** Channel id → its newest messages (at most 50), oldest first. */
  readonly messages: Readonly<Record<string, readonly PageMessage[]>>;
}

/** What happens, told to one viewer. */
export type LiveEvent =
  | { readonly type: 'message-created'; readonly message: PageMessage }
  | { readonly type: 'message-updated'; readonly message: PageMessage }
  | { readonly type: 'message-deleted'; readonly channelId: string; readonly messageId: string }
  /** Created, or now visible to the viewer. */
  | { readonly type: 'channel-created'; readonly channel: PageChannel }
  /** Renamed, archived, locked, members or permissions changed. */
  | { readonly type: 'channel-updated'; readonly channel: PageChannel }
  /** Deleted, or no longer visible to the viewer. */
  | { readonly type: 'channel-deleted'; readonly channelId: string }
  | { readonly type: 'unread-changed'; readonly channelId: string; readonly unread: UnreadMark }
  | { readonly type: 'typing'; readonly channelId: string; readonly userId: string }
  | { readonly type: 'users-changed'; readonly users: readonly PageUser[] }
  | { readonly type: 'commands-changed'; readonly commands: readonly CommandJson[] }
  | { readonly type: 'bot-online'; readonly online: boolean }
  /** Somebody has let time pass at once; `now` as in PageWorld. */
  | { readonly type: 'time-passed'; readonly now: number }
  | { readonly type: 'modal-opened'; readonly modal: PageModal }
  | { readonly type: 'interaction'; readonly interaction: InteractionProgress }
  /** Start again from GET /page/world: the world was reset. */
  | { readonly type: 'world-replaced' };

/** How an interaction of the viewer goes (autocomplete excepted: its answer comes directly).
 * sent → deferred? → done | failed. The bot's messages come as message events beside it. */
export interface InteractionProgress {
  readonly interactionId: string;
  readonly channelId: string;
  /** For a button or select: the message it is on and its custom id; else null. */
  readonly source: { readonly messageId: string; readonly customId: string } | null;
  readonly state:
    | { readonly is: 'sent' }
    /** Acknowledged; a reply follows ("thinking"), or an update of the message. */
    | { readonly is: 'deferred' }
    | { readonly is: 'done' }
    /** No acknowledgement in 3 s, or no bot connected. Show the sentence. */
    | { readonly is: 'failed'; readonly sentence: string };
}

const id = z.string().regex(/^\d{17,20}$/);
const optionValue = z.union([z.string(), z.number(), z.boolean()]);
const commandUse = {
  /** The command's id. */
  command: id,
  channel: id,
  /** Group and subcommand names: [], ['move'] or ['group', 'sub']. */
  path: z.array(z.string()).max(2),
  /** Option name → value; users, channels by id. */
  options: z.record(z.string(), optionValue),
};

/** Every request of the page, by the last part of its path. */
export const pageRequests = {
  /** POST /page/users → PageUser. A new person, a member of every server. */
  users: z.object({ name: z.string().trim().min(1).max(32) }),
  /** POST /page/reset → {}. Messages, threads, direct messages go; users and commands stay. */
  reset: z.object({}),
  /** POST /page/clock → {}. Time passes: so many hours at once, for the bot as well. */
  clock: z.object({
    hours: z
      .number()
      .positive()
      .max(24 * 31),
  }),

  /** → PageMessage. Say something. */
  send: z.object({ channel: id, content: z.string().min(1).max(2000) }),
  /** → PageChannel. Open the direct messages with another user (or the bot). */
  dm: z.object({ with: id }),
  /** → {}. Read everything in the channel. */
  read: z.object({ channel: id }),
  /** → PageUser. Accept or refuse direct messages from the bot. */
  dms: z.object({ open: z.boolean() }),
  /** → PageUser. Set the client to another language. */
  locale: z.object({ locale: z.enum(LOCALES) }),

  /** → PageStarted. Use a slash command. */
  invoke: z.object(commandUse),
  /** → PageChoices. `options[focused]` holds what has been typed so far. */
  autocomplete: z.object({ ...commandUse, focused: z.string() }),
  /** → PageStarted. Press a button, or choose in a select (values: option values or user ids). */
  press: z.object({
    message: id,
    customId: z.string(),
    values: z.array(z.string()).optional(),
  }),
  /** → PageStarted. Field custom id → text, the chosen values, or whether a checkbox is ticked. */
  submit: z.object({
    interaction: id,
    fields: z.record(z.string(), z.union([z.string(), z.array(z.string()), z.boolean()])),
  }),
  /** → {}. Dismiss an ephemeral message, or delete one's own. */
  delete: z.object({ message: id }),

  /** → PageChannel. Start a thread in a text channel. */
  thread: z.object({
    channel: id,
    name: z.string().min(1).max(100),
    private: z.boolean(),
    members: z.array(id).optional(),
  }),
  /** → PageChannel. */
  archive: z.object({ channel: id, archived: z.boolean() }),
  /** → {}. Delete a thread or channel. */
  'delete-channel': z.object({ channel: id }),
  /** → PageChannel. New text channel in a server. */
  channel: z.object({ guild: id, name: z.string().min(1).max(100) }),
  /** → PageChannel. Take a permission of the bot in a channel away, or give it back. */
  permission: z.object({ channel: id, permission: z.enum(BOT_PERMISSIONS), allowed: z.boolean() }),
} as const;
export type PageAction = keyof typeof pageRequests;
export type PageRequest<A extends PageAction> = z.infer<(typeof pageRequests)[A]>;

/** The interaction is on its way; `interaction` and message events tell the rest. */
export interface PageStarted {
  readonly interactionId: string;
}

/** The bot's suggestions; `failed` when it did not answer in 3 s. */
export interface PageChoices {
  readonly choices: readonly { readonly name: string; readonly value: string | number }[];
  readonly failed: boolean;
}

/** A refusal: one sentence for the person. */
export interface PageRefusal {
  readonly error: string;
}
