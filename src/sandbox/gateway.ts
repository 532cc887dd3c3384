import { randomBytes } from 'node:crypto';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { applicationJson, guildCreateJson } from './world/guild-wire.ts';
import { interactionJson } from './world/interaction-wire.ts';
import { canSee } from './world/permissions.ts';
import type { Change, Message, Thread } from './world/state.ts';
import {
  channelJson,
  guildIdOf,
  memberJson,
  messageJson,
  threadJson,
  threadMemberJson,
  userJson,
} from './world/wire.ts';
import type { World } from './world/world.ts';

/** Milliseconds between two heartbeats. */
const HEARTBEAT_MS = 41_250;

/** A session keeps at least this many events for a resume. */
const KEPT_EVENTS = 1000;

const INTENTS = {
  guilds: 1 << 0,
  guildMembers: 1 << 1,
  guildMessages: 1 << 9,
  directMessages: 1 << 12,
  messageContent: 1 << 15,
} as const;

const CLOSE = {
  unknownError: 4000,
  unknownOpcode: 4001,
  decodeError: 4002,
  notAuthenticated: 4003,
  authenticationFailed: 4004,
  alreadyAuthenticated: 4005,
  invalidSeq: 4007,
  sessionTimedOut: 4009,
} as const;

const packet = z.object({ op: z.int(), d: z.unknown() });
const identify = z.object({
  token: z.string(),
  intents: z.int(),
  shard: z.tuple([z.int(), z.int()]).optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/** One identified client. It outlives its connection, so that it can be resumed. */
interface Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: readonly [number, number];
  /** The newest events as sent, for a resume; `forgotten` older ones are no longer kept. */
  readonly sent: string[];
  forgotten: number;
  socket: WebSocket | null;
}

/** An event for the clients: whom it concerns, and what it says. */
interface Dispatch {
  readonly event: string;
  /** Sent to sessions that asked for one of these; 0 for all. */
  readonly intents: number;
  readonly guildId: string | null;
  readonly data: unknown;
}

/** Discord's gateway v10: hello, identify, heartbeats, dispatches, resume. */
export class Gateway {
  readonly #world: World;
  readonly #token: string;
  readonly #log: Logger;
  readonly #sessions = new Map<string, Session>();
  readonly #sockets = new Set<WebSocket>();

  constructor(world: World, token: string, log: Logger) {
    this.#world = world;
    this.#token = token;
    this.#log = log;
    world.listen((change) => {
      for (const dispatch of dispatchesOf(world, change)) this.#dispatch(dispatch);
    });
  }

  /** How many clients are connected and identified. */
  get connected(): number {
    return [...this.#sessions.values()].filter((session) => session.socket !== null).length;
  }

  /** Takes a new connection. */
  accept(socket: WebSocket): void {
    this.#sockets.add(socket);
    let session: Session | null = null;
    let watch = setTimeout(() => {}, 0);
    const expectHeartbeat = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => socket.close(CLOSE.sessionTimedOut), 2 * HEARTBEAT_MS);
      watch.unref();
    };
    expectHeartbeat();
    socket.on('message', (data) => {
      const read = packet.safeParse(
        Buffer.isBuffer(data) ? parse(data.toString('utf8')) : undefined,
      );
      if (!read.success) return socket.close(CLOSE.decodeError);
      const { op, d } = read.data;
      if (op === 1) {
        expectHeartbeat();
        return send(socket, { op: 11 });
      }
      if (op === 2 || op === 6) {
        if (session !== null) return socket.close(CLOSE.alreadyAuthenticated);
        session = op === 2 ? this.#identify(socket, d) : this.#resume(socket, d);
        return undefined;
      }
      if (session === null) return socket.close(CLOSE.notAuthenticated);
      // Presence, voice state and member requests (3, 4, 8) change nothing here.
      return [3, 4, 8].includes(op) ? undefined : socket.close(CLOSE.unknownOpcode);
    });
    socket.on('close', (code) => {
      clearTimeout(watch);
      this.#sockets.delete(socket);
      if (session?.socket !== socket) return;
      session.socket = null;
      // A client that closes with 1000 or 1001 gives its session up.
      if (code === 1000 || code === 1001) this.#sessions.delete(session.id);
      this.#tellOnline();
    });
    socket.on('error', (error) => this.#log.debug({ err: error }, 'gateway connection'));
    send(socket, { op: 10, d: { heartbeat_interval: HEARTBEAT_MS } });
  }

  /** Breaks every connection. With `resume` false the sessions are lost, and resuming is refused. */
  drop(options: { readonly resume: boolean }): void {
    if (!options.resume) this.#sessions.clear();
    for (const socket of this.#sockets) socket.close(CLOSE.unknownError);
  }

  /** Asks every client to reconnect and resume (op 7). */
  askToReconnect(): void {
    for (const socket of this.#sockets) send(socket, { op: 7, d: null });
  }

  /** Ends all connections at once. */
  close(): void {
    this.#sessions.clear();
    for (const socket of this.#sockets) socket.terminate();
  }

  #identify(socket: WebSocket, data: unknown): Session | null {
    const read = identify.safeParse(data);
    if (!read.success) {
      socket.close(CLOSE.decodeError);
      return null;
    }
    if (read.data.token !== this.#token) {
      socket.close(CLOSE.authenticationFailed);
      return null;
    }
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: read.data.intents,
      shard: read.data.shard ?? [0, 1],
      sent: [],
      forgotten: 0,
      socket,
    };
    this.#sessions.set(session.id, session);
    const guilds = [...this.#world.guilds.values()].filter((guild) => isOnShard(session, guild.id));
    deliver(session, 'READY', {
      v: 10,
      user: { ...userJson(this.#world.bot), verified: true, mfa_enabled: true, email: null },
      guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
      session_id: session.id,
      resume_gateway_url: `${this.#world.origin.replace(/^http/, 'ws')}/gateway`,
      shard: session.shard,
      application: applicationJson(this.#world),
    });
    if ((session.intents & INTENTS.guilds) !== 0) {
      for (const guild of guilds)
        deliver(session, 'GUILD_CREATE', guildCreateJson(this.#world, guild));
    }
    this.#tellOnline();
    return session;
  }

  #resume(socket: WebSocket, data: unknown): Session | null {
    const read = resume.safeParse(data);
    if (!read.success) {
      socket.close(CLOSE.decodeError);
      return null;
    }
    const session = this.#sessions.get(read.data.session_id);
    const { seq } = read.data;
    const isKept = session !== undefined && seq >= session.forgotten;
    if (!isKept || read.data.token !== this.#token) {
      send(socket, { op: 9, d: false });
      return null;
    }
    if (seq > session.forgotten + session.sent.length) {
      socket.close(CLOSE.invalidSeq);
      return null;
    }
    session.socket = socket;
    for (const missed of session.sent.slice(seq - session.forgotten)) socket.send(missed);
    deliver(session, 'RESUMED', {});
    this.#tellOnline();
    return session;
  }

  #dispatch({ event, intents, guildId, data }: Dispatch): void {
    for (const session of this.#sessions.values()) {
      const isAsked = intents === 0 || (session.intents & intents) !== 0;
      if (isAsked && isOnShard(session, guildId))
        deliver(session, event, withoutContent(session, event, data, this.#world));
    }
  }

  #tellOnline(): void {
    const online = this.connected > 0;
    if (this.#world.isBotOnline === online) return;
    this.#world.isBotOnline = online;
    this.#world.tell({ is: 'bot-online', online });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function send(socket: WebSocket, message: unknown): void {
  if (socket.readyState === socket.OPEN) socket.send(JSON.stringify(message));
}

/** Numbers an event, keeps it for a resume, and sends it if the client is there. */
function deliver(session: Session, event: string, data: unknown): void {
  const seq = session.forgotten + session.sent.length + 1;
  const text = JSON.stringify({ op: 0, t: event, s: seq, d: data });
  session.sent.push(text);
  if (session.sent.length >= 2 * KEPT_EVENTS)
    session.forgotten += session.sent.splice(0, KEPT_EVENTS).length;
  const { socket } = session;
  if (socket !== null && socket.readyState === socket.OPEN) socket.send(text);
}

/** Discord's formula; direct messages go to shard 0. */
function isOnShard(session: Session, guildId: string | null): boolean {
  const [shard, count] = session.shard;
  return guildId === null
    ? shard === 0
    : Number((BigInt(guildId) >> 22n) % BigInt(count)) === shard;
}

/** Without the intent for it, the words of others' guild messages that do not mention the bot
 * are left out. */
function withoutContent(session: Session, event: string, data: unknown, world: World): unknown {
  const isMessage = event === 'MESSAGE_CREATE' || event === 'MESSAGE_UPDATE';
  if (!isMessage || (session.intents & INTENTS.messageContent) !== 0) return data;
  if (typeof data !== 'object' || data === null || !('id' in data)) return data;
  const message = world.messageAnywhere(String(data.id));
  const isPlain =
    message === undefined ||
    message.authorId === world.bot.id ||
    message.mentionIds.includes(world.bot.id) ||
    guildIdOf(world, message.channelId) === null;
  return isPlain ? data : { ...data, content: '', embeds: [], attachments: [], components: [] };
}

function dispatchesOf(world: World, change: Change): readonly Dispatch[] {
  switch (change.is) {
    case 'message-created':
      return messageDispatch(world, 'MESSAGE_CREATE', change.message);
    case 'message-updated':
      return messageDispatch(world, 'MESSAGE_UPDATE', change.message);
    case 'message-deleted':
      return messageDispatch(world, 'MESSAGE_DELETE', change.message);
    case 'channel-created':
    case 'channel-updated':
    case 'channel-deleted':
      return channelDispatch(world, change);
    case 'thread-members':
      return threadMembersDispatch(world, change);
    case 'guild-created':
      return [
        {
          event: 'GUILD_CREATE',
          intents: INTENTS.guilds,
          guildId: change.guild.id,
          data: guildCreateJson(world, change.guild),
        },
      ];
    case 'member-added':
      return [
        {
          event: 'GUILD_MEMBER_ADD',
          intents: INTENTS.guildMembers,
          guildId: change.guild.id,
          data: {
            ...memberJson(world, change.guild, change.user),
            user: userJson(change.user),
            guild_id: change.guild.id,
          },
        },
      ];
    case 'interaction':
      return change.step.is === 'sent'
        ? [
            {
              event: 'INTERACTION_CREATE',
              intents: 0,
              guildId: change.interaction.guildId,
              data: interactionJson(world, change.interaction),
            },
          ]
        : [];
    default:
      return [];
  }
}

/** Ephemeral messages are nobody's news but their reader's. */
function messageDispatch(world: World, event: string, message: Message): readonly Dispatch[] {
  const channel = world.channels.get(message.channelId);
  if (message.ephemeralFor !== null || channel === undefined) return [];
  if (!canSee(world, world.bot.id, channel)) return [];
  const guildId = guildIdOf(world, message.channelId);
  const guild = guildId === null ? null : world.guild(guildId);
  const base = {
    channel_id: message.channelId,
    channel_type: channelJson(world, channel).type,
    ...(guild === null ? {} : { guild_id: guild.id }),
  };
  const author = world.user(message.authorId);
  return [
    {
      event,
      intents: guild === null ? INTENTS.directMessages : INTENTS.guildMessages,
      guildId,
      data:
        event === 'MESSAGE_DELETE'
          ? { id: message.id, ...base }
          : {
              ...messageJson(world, message),
              ...base,
              ...(guild === null ? {} : { member: memberJson(world, guild, author) }),
            },
    },
  ];
}

function channelDispatch(
  world: World,
  change: Extract<Change, { is: 'channel-created' | 'channel-updated' | 'channel-deleted' }>,
): readonly Dispatch[] {
  const { channel } = change;
  // Bots are not told of direct messages being opened.
  if (channel.kind === 'dm') return [];
  const verb = {
    'channel-created': 'CREATE',
    'channel-updated': 'UPDATE',
    'channel-deleted': 'DELETE',
  }[change.is];
  const about = { intents: INTENTS.guilds, guildId: channel.guildId };
  if (channel.kind === 'text')
    return [{ ...about, event: `CHANNEL_${verb}`, data: channelJson(world, channel) }];
  if (!canSee(world, world.bot.id, channel)) return [];
  const json = threadJson(world, channel);
  const data =
    verb === 'DELETE'
      ? { id: json.id, guild_id: json.guild_id, parent_id: json.parent_id, type: json.type }
      : verb === 'CREATE'
        ? { ...json, newly_created: true }
        : json;
  return [{ ...about, event: `THREAD_${verb}`, data }];
}

function threadMembersDispatch(
  world: World,
  change: {
    readonly thread: Thread;
    readonly added: readonly string[];
    readonly removed: readonly string[];
  },
): readonly Dispatch[] {
  const { thread, added, removed } = change;
  const guild = world.guild(thread.guildId);
  const concernsBot = [...added, ...removed].includes(world.bot.id);
  const members: Dispatch = {
    event: 'THREAD_MEMBERS_UPDATE',
    // Without the members intent a bot hears of itself only.
    intents: concernsBot ? INTENTS.guilds : INTENTS.guildMembers,
    guildId: guild.id,
    data: {
      id: thread.id,
      guild_id: guild.id,
      member_count: thread.members.size,
      added_members: added.map((id) => ({
        ...threadMemberJson(thread, id, thread.members.get(id) ?? world.clock.now()),
        member: { ...memberJson(world, guild, world.user(id)), user: userJson(world.user(id)) },
      })),
      removed_member_ids: removed,
    },
  };
  const isNewToBot = thread.private && added.includes(world.bot.id);
  return isNewToBot
    ? [
        {
          event: 'THREAD_CREATE',
          intents: INTENTS.guilds,
          guildId: guild.id,
          data: threadJson(world, thread),
        },
        members,
      ]
    : [members];
}
