import type { Clock } from '../clock.ts';
import { refusal, type RefusalName } from '../refusal.ts';
import type {
  Attachment,
  Change,
  Channel,
  ChannelType,
  Command,
  Guild,
  Interaction,
  Message,
  ReadMark,
  TextChannel,
  User,
} from './state.ts';

/** Milliseconds since 1970 at which Discord's ids begin. */
const ID_EPOCH = 1_420_070_400_000;

/** Discord's locale of people and servers that are set to no other. */
const USUAL_LOCALE = 'en-GB';

const COLOURS = ['#c2694f', '#5b8c5a', '#4f7cac', '#b08a3e', '#8a5fa8', '#4c9a94', '#b5527a'];

/** How often something may be done in so many milliseconds of real time. */
export interface Throttle {
  readonly times: number;
  readonly perMs: number;
}

/** Where the bytes of attachments are, by the attachment's id: in memory, or in a folder. */
export interface Files {
  set(id: string, bytes: Uint8Array): unknown;
  get(id: string): Uint8Array | undefined;
  delete(id: string): unknown;
}

/** Everything there is, and the way to hear of changes. Rules are in the files beside this one. */
export class World {
  readonly clock: Clock;
  /** The bytes of the attachments. */
  readonly files: Files;
  readonly bot: User;
  /** Also the id of the bot's user, as with new applications on Discord. */
  readonly applicationId: string;
  readonly users = new Map<string, User>();
  readonly guilds = new Map<string, Guild>();
  readonly channels = new Map<string, Channel>();
  readonly commands = new Map<string, Command>();
  /** By token, oldest first. */
  readonly interactions = new Map<string, Interaction>();
  isBotOnline = false;
  /** `http://127.0.0.1:PORT`, once the server listens: the addresses of files begin with it. */
  origin = '';
  readonly #messages = new Map<string, Message[]>();
  readonly #attachments = new Map<string, Attachment>();
  readonly #reads = new Map<string, ReadMark>();
  /** Replaced, never changed, so that who listens may change while a change is told. */
  #listeners: readonly ((change: Change) => void)[] = [];
  /** By what is used: how often it was, in a span of time that ends then. */
  readonly #spans = new Map<string, { used: number; readonly endsAt: number }>();
  #lastId = 0n;

  /** A world of nobody but the bot: one of before, or a new one of that name. */
  constructor(clock: Clock, files: Files, bot: User | string) {
    this.clock = clock;
    this.files = files;
    this.bot = typeof bot === 'string' ? this.#makeUser(bot, true) : bot;
    this.users.set(this.bot.id, this.bot);
    this.applicationId = this.bot.id;
  }

  /** A new id, greater than every one before, that carries the time. */
  nextId(): string {
    const byTime = BigInt(this.clock.now() - ID_EPOCH) << 22n;
    this.#lastId = byTime > this.#lastId ? byTime : this.#lastId + 1n;
    return this.#lastId.toString();
  }

  /** The greatest id so far. */
  get lastId(): string {
    return this.#lastId.toString();
  }

  /** From now on every new id is greater than this one. */
  passId(id: string): void {
    if (BigInt(id) > this.#lastId) this.#lastId = BigInt(id);
  }

  /** Hear of every change from now on; the answer stops it. */
  listen(listener: (change: Change) => void): () => void {
    this.#listeners = [...this.#listeners, listener];
    return () => {
      this.#listeners = this.#listeners.filter((one) => one !== listener);
    };
  }

  tell(change: Change): void {
    for (const listener of this.#listeners) listener(change);
  }

  /** A new person, a member of every guild. */
  addUser(name: string): User {
    const user = this.#makeUser(name, false);
    this.tell({ is: 'users-changed' });
    for (const guild of this.guilds.values()) {
      guild.memberIds.add(user.id);
      this.tell({ is: 'member-added', guild, user });
    }
    return user;
  }

  /** A new guild with text channels of those names. The first member owns it; the bot is in. */
  addGuild(
    name: string,
    channelNames: readonly string[],
    memberIds: readonly string[],
    locale = USUAL_LOCALE,
  ): Guild {
    const guild: Guild = {
      id: this.nextId(),
      name,
      ownerId: memberIds[0] ?? this.bot.id,
      botRoleId: this.nextId(),
      createdAt: this.clock.now(),
      locale,
      memberIds: new Set([...memberIds, this.bot.id]),
      roles: [],
      holders: [],
      botManagesRoles: true,
    };
    this.guilds.set(guild.id, guild);
    channelNames.forEach((channelName, position) => {
      this.#makeTextChannel(guild, channelName, position, 0);
    });
    this.tell({ is: 'guild-created', guild });
    return guild;
  }

  /** A new role of a guild, which nobody has. */
  addRole(guild: Guild, name: string): Guild['roles'][number] {
    const role = { id: this.nextId(), name };
    guild.roles.push(role);
    this.tell({ is: 'guild-updated', guild });
    return role;
  }

  /** Gives somebody a role, or takes it. */
  setRole(guild: Guild, userId: string, roleId: string, has: boolean): void {
    guild.holders = guild.holders.filter((one) => one.userId !== userId || one.roleId !== roleId);
    if (has) guild.holders.push({ userId, roleId });
    this.tell({ is: 'guild-updated', guild });
  }

  /** The servers in which somebody, or the bot, is. */
  guildsOf(userId: string): readonly Guild[] {
    return [...this.guilds.values()].filter(({ memberIds }) => memberIds.has(userId));
  }

  /** A new channel at the end of a guild's list. */
  addTextChannel(guild: Guild, name: string, type: ChannelType = 0): TextChannel {
    const position = this.textChannels(guild.id).length;
    const channel = this.#makeTextChannel(guild, name, position, type);
    this.tell({ is: 'channel-created', channel });
    return channel;
  }

  /** People without the bot, oldest first. */
  get people(): User[] {
    return [...this.users.values()].filter((user) => !user.bot);
  }

  textChannels(guildId: string): TextChannel[] {
    return [...this.channels.values()].filter(
      (channel): channel is TextChannel => channel.kind === 'text' && channel.guildId === guildId,
    );
  }

  /** The user of that id; refused with 10013 when there is none. */
  user(id: string): User {
    return found(this.users.get(id), 'unknownUser');
  }

  /** The channel of that id; refused with 10003 when there is none. */
  channel(id: string): Channel {
    return found(this.channels.get(id), 'unknownChannel');
  }

  /** The guild of that id; refused with 10004 when there is none. */
  guild(id: string): Guild {
    return found(this.guilds.get(id), 'unknownGuild');
  }

  /** All messages of a channel, oldest first, ephemeral ones among them. */
  messagesIn(channelId: string): readonly Message[] {
    return this.#messages.get(channelId) ?? [];
  }

  findMessage(channelId: string, id: string): Message | undefined {
    return this.messagesIn(channelId).find((message) => message.id === id);
  }

  /** A message wherever it is. */
  messageAnywhere(id: string): Message | undefined {
    for (const messages of this.#messages.values()) {
      const message = messages.find((one) => one.id === id);
      if (message !== undefined) return message;
    }
    return undefined;
  }

  keepMessage(message: Message): void {
    const messages = this.#messages.get(message.channelId);
    if (messages === undefined) this.#messages.set(message.channelId, [message]);
    else messages.push(message);
    this.keepAttachments(message.attachments);
  }

  dropMessage(message: Message): void {
    const messages = this.#messages.get(message.channelId);
    if (messages !== undefined) messages.splice(messages.indexOf(message), 1);
    this.dropAttachments(message.attachments);
  }

  dropMessagesOf(channelId: string): void {
    for (const message of this.messagesIn(channelId)) this.dropAttachments(message.attachments);
    this.#messages.delete(channelId);
  }

  keepAttachments(attachments: readonly Attachment[]): void {
    for (const attachment of attachments) this.#attachments.set(attachment.id, attachment);
  }

  dropAttachments(attachments: readonly Attachment[]): void {
    for (const { id } of attachments) {
      this.#attachments.delete(id);
      this.files.delete(id);
    }
  }

  findAttachment(id: string): Attachment | undefined {
    return this.#attachments.get(id);
  }

  /** How far everybody has read. */
  get readMarks(): readonly ReadMark[] {
    return [...this.#reads.values()];
  }

  /** The last message that a user has read in a channel, or null. */
  readId(userId: string, channelId: string): string | null {
    return this.#reads.get(`${userId} ${channelId}`)?.messageId ?? null;
  }

  markRead(userId: string, channelId: string, messageId: string): void {
    if (this.readId(userId, channelId) === messageId) return;
    this.#reads.set(`${userId} ${channelId}`, { userId, channelId, messageId });
    this.tell({ is: 'read', userId, channelId });
  }

  /** Counts one use of what may be used `times` in `perMs` milliseconds of real time: how often it
   * may still be until `endsAt`, and the milliseconds to wait, 0 unless it was spent. */
  throttle(key: string, { times, perMs }: Throttle) {
    const now = Date.now();
    let span = this.#spans.get(key);
    if (span === undefined || span.endsAt <= now) {
      for (const [old, { endsAt }] of this.#spans) if (endsAt <= now) this.#spans.delete(old);
      span = { used: 0, endsAt: now + perMs };
      this.#spans.set(key, span);
    }
    const isSpent = span.used >= times;
    if (!isSpent) span.used += 1;
    const { endsAt, used } = span;
    return { endsAt, left: times - used, waitMs: isSpent ? endsAt - now : 0 };
  }

  #makeUser(name: string, bot: boolean): User {
    const handle = name.toLowerCase().replaceAll(/[^a-z0-9_.]+/g, '_');
    const taken = new Set([...this.users.values()].map((user) => user.username));
    let username = handle;
    for (let n = 2; taken.has(username); n += 1) username = `${handle}${n}`;
    const user: User = {
      id: this.nextId(),
      username,
      name,
      colour: bot ? '#e0662f' : (COLOURS[this.users.size % COLOURS.length] ?? '#808080'),
      bot,
      locale: USUAL_LOCALE,
      dmsOpen: true,
    };
    this.users.set(user.id, user);
    return user;
  }

  #makeTextChannel(guild: Guild, name: string, position: number, type: ChannelType): TextChannel {
    const channel: TextChannel = {
      kind: 'text',
      type,
      id: this.nextId(),
      guildId: guild.id,
      position,
      name,
      topic: null,
      lastMessageId: null,
      botLacks: new Set(),
      hiddenFrom: new Set(),
      managedBy: new Set(),
    };
    this.channels.set(channel.id, channel);
    return channel;
  }
}

function found<T>(thing: T | undefined, otherwise: RefusalName): T {
  if (thing === undefined) throw refusal(otherwise);
  return thing;
}
