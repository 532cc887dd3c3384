import { randomBytes } from 'node:crypto';
import type { Duplex } from 'node:stream';
import type { Logger } from 'pino';
import type { WebSocket } from 'ws';
import { z } from 'zod';
import { type Dispatch, dispatchesOf, INTENTS } from './dispatch.ts';
import { applicationJson, guildCreateJson } from './world/guild-wire.ts';
import { memberJson, userJson } from './world/wire.ts';
import type { World } from './world/world.ts';

/** Milliseconds between two heartbeats at Discord. */
export const HEARTBEAT_MS = 41_250;

/** A session keeps at least this many events for a resume. */
const KEPT_EVENTS = 1000;

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
const memberRequest = z.object({
  guild_id: z.string(),
  user_ids: z.union([z.string(), z.array(z.string())]).optional(),
  nonce: z.string().optional(),
});
const resume = z.object({ token: z.string(), session_id: z.string(), seq: z.int() });

/** How a connection breaks. */
export interface Break {
  /** Whether the session can be resumed after it. */
  readonly resume: boolean;
  /** One of Discord's close codes, such as 4004 for a token that was reset; 4000 unless told. */
  readonly code?: number;
}

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

/** Discord's gateway v10: hello, identify, heartbeats, dispatches, resume. */
export class Gateway {
  readonly #world: World;
  readonly #token: string;
  readonly #log: Logger;
  readonly #sessions = new Map<string, Session>();
  /** Each connection with the stream below it. */
  readonly #sockets = new Map<WebSocket, Duplex>();
  readonly #heartbeatMs: number;
  #isShut = false;
  #isFrozen = false;

  constructor(world: World, token: string, log: Logger, heartbeatMs: number) {
    this.#world = world;
    this.#token = token;
    this.#log = log;
    this.#heartbeatMs = heartbeatMs;
    world.listen((change) => {
      for (const dispatch of dispatchesOf(world, change)) this.#dispatch(dispatch);
    });
  }

  /** Takes a new connection, and the stream below it. */
  accept(socket: WebSocket, stream: Duplex): void {
    this.#sockets.set(socket, stream);
    if (this.#isFrozen) stop(socket, stream);
    let session: Session | null = null;
    let watch = setTimeout(() => {}, 0);
    const expectHeartbeat = (): void => {
      clearTimeout(watch);
      watch = setTimeout(() => socket.close(CLOSE.sessionTimedOut), 2 * this.#heartbeatMs);
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
      if (op === 8) return this.#sendMembers(session, d);
      // Presence and voice state (3, 4) change nothing here.
      return [3, 4].includes(op) ? undefined : socket.close(CLOSE.unknownOpcode);
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
    send(socket, { op: 10, d: { heartbeat_interval: this.#heartbeatMs } });
  }

  /**
   * Breaks every connection, with one of Discord's close codes. With `resume` false the sessions are lost, and
   * resuming is refused.
   */
  drop({ resume, code = CLOSE.unknownError }: Break = { resume: true }): void {
    if (!resume) this.#sessions.clear();
    for (const socket of this.#sockets.keys()) socket.close(code);
  }

  /** Whether new connections are turned away before they are made. */
  get isShut(): boolean {
    return this.#isShut;
  }

  /** Turns new connections away, and breaks those that there are; or takes them again. */
  shut(isShut = true): void {
    this.#isShut = isShut;
    if (isShut) for (const socket of this.#sockets.keys()) socket.terminate();
  }

  /** Stops every connection as it stands, and those to come: nothing is read or sent; or goes on. */
  freeze(isFrozen = true): void {
    if (this.#isFrozen === isFrozen) return;
    this.#isFrozen = isFrozen;
    for (const [socket, stream] of this.#sockets) (isFrozen ? stop : goOn)(socket, stream);
  }

  /** Asks every client to reconnect and resume (op 7). */
  askToReconnect(): void {
    for (const socket of this.#sockets.keys()) send(socket, { op: 7, d: null });
  }

  /** Ends all connections at once. */
  close(): void {
    this.#sessions.clear();
    for (const socket of this.#sockets.keys()) socket.terminate();
  }

  #identify(socket: WebSocket, data: unknown): Session | null {
    const read = identify.safeParse(data);
    if (!read.success) return closed(socket, CLOSE.decodeError);
    if (read.data.token !== this.#token) return closed(socket, CLOSE.authenticationFailed);
    const session: Session = {
      id: randomBytes(16).toString('hex'),
      intents: read.data.intents,
      shard: read.data.shard ?? [0, 1],
      sent: [],
      forgotten: 0,
      socket,
    };
    this.#sessions.set(session.id, session);
    const guilds = this.#world
      .guildsOf(this.#world.bot.id)
      .filter(({ id }) => isOnShard(session, id));
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
    if (!read.success) return closed(socket, CLOSE.decodeError);
    const session = this.#sessions.get(read.data.session_id);
    const { seq } = read.data;
    const isKept = session !== undefined && seq >= session.forgotten;
    if (!isKept || read.data.token !== this.#token) {
      send(socket, { op: 9, d: false });
      return null;
    }
    if (seq > session.forgotten + session.sent.length) return closed(socket, CLOSE.invalidSeq);
    session.socket = socket;
    for (const missed of session.sent.slice(seq - session.forgotten)) socket.send(missed);
    deliver(session, 'RESUMED', {});
    this.#tellOnline();
    return session;
  }

  /** Answers a request for members by their ids (op 8), or for all with the intent for it. */
  #sendMembers(session: Session, data: unknown): void {
    const read = memberRequest.safeParse(data);
    const guild = read.success ? this.#world.guilds.get(read.data.guild_id) : undefined;
    if (!read.success || guild === undefined) return;
    const { user_ids: asked, nonce } = read.data;
    const mayAskAll = (session.intents & INTENTS.guildMembers) !== 0;
    const ids = asked === undefined ? (mayAskAll ? [...guild.memberIds] : []) : [asked].flat();
    deliver(session, 'GUILD_MEMBERS_CHUNK', {
      guild_id: guild.id,
      members: ids
        .filter((id) => guild.memberIds.has(id))
        .map((id) => memberJson(this.#world, guild, this.#world.user(id))),
      not_found: ids.filter((id) => !guild.memberIds.has(id)),
      chunk_index: 0,
      chunk_count: 1,
      ...(nonce === undefined ? {} : { nonce }),
    });
  }

  #dispatch({ event, intents, guildId, data, withoutContent = data }: Dispatch): void {
    for (const session of this.#sessions.values()) {
      const isAsked = intents === 0 || (session.intents & intents) !== 0;
      const readsContent = (session.intents & INTENTS.messageContent) !== 0;
      if (isAsked && isOnShard(session, guildId))
        deliver(session, event, readsContent ? data : withoutContent);
    }
  }

  #tellOnline(): void {
    const online = [...this.#sessions.values()].some((session) => session.socket !== null);
    if (this.#world.isBotOnline === online) return;
    this.#world.isBotOnline = online;
    this.#world.tell({ is: 'bot-online', online });
  }
}

function closed(socket: WebSocket, code: number): null {
  socket.close(code);
  return null;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function stop(socket: WebSocket, stream: Duplex): void {
  socket.pause();
  stream.cork();
}

function goOn(socket: WebSocket, stream: Duplex): void {
  stream.uncork();
  socket.resume();
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
