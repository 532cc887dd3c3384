import { randomBytes } from 'node:crypto';
import { type Logger, pino } from 'pino';
import { type Clock, movableClock, systemClock } from './clock.ts';
import { type ChannelRef, channelOf, Person } from './driver.ts';
import { Faults } from './faults.ts';
import { Gateway, HEARTBEAT_MS } from './gateway.ts';
import { type KeepOptions, keepWorld, keptFiles, readKept } from './keep/keep.ts';
import type { Kept } from './keep/replay.ts';
import { firstOf } from './people/outcome.ts';
import type { LiveEvent } from './protocol.ts';
import type { RateLimits } from './rest/app.ts';
import { RequestLog } from './rest/requests.ts';
import { listen, tellLive } from './server.ts';
import { deleteChannel, resetWorld, setArchived } from './world/channels.ts';
import { hideFrom, letManage, setBotPermission } from './world/permissions.ts';
import type { BotPermission, ChannelType, Guild, TextChannel, Thread } from './world/state.ts';
import { World } from './world/world.ts';

export { type Clock, type ManualClock, manualClock } from './clock.ts';
export {
  type ChannelRef,
  messageOf,
  type Outcome,
  Person,
  picturesOf,
  type ShownPicture,
  textOf,
} from './driver.ts';
export type { FaultScope, Faults } from './faults.ts';
export type {
  LiveEvent,
  PageChannel,
  PageMessage,
  PageModal,
  PageUser,
} from './protocol.ts';
export type { LoggedRequest } from './rest/requests.ts';
export type { BotPermission } from './world/state.ts';

/** How a sandbox may differ from the usual one. */
export interface SandboxOptions {
  /** 0, the default, takes a free one. */
  readonly port?: number;
  /** The machine's clock unless told. Timers of 3 s and 15 min and the ids go by it; rate limits
   * go by real time, since clients wait in real time. */
  readonly clock?: Clock;
  readonly token?: string;
  readonly botName?: string;
  /** The people of the first server; the first of them owns it. */
  readonly people?: readonly string[];
  readonly guildName?: string;
  /** Discord's locale of the first server; `en-GB` unless told. */
  readonly locale?: string;
  readonly channels?: readonly string[];
  /** Rate limits: those of each route's bucket (Discord does not publish them; 50 a second here),
   * and of all routes together, interactions excepted (50 a second, as documented). */
  readonly limits?: Partial<RateLimits>;
  /** Milliseconds between two heartbeats of the gateway; Discord's 41,250 unless told. */
  readonly heartbeatMs?: number;
  readonly log?: Logger;
  /** Where the world outlives the process. One that is kept there already goes on, whatever people,
   * names and token are asked for here. Without it everything is in memory. */
  readonly keep?: KeepOptions;
}

const PEOPLE = ['Ash', 'Birch', 'Cedar', 'Dune', 'Elm'] as const;

/** Opens a sandbox on loopback: one server "Campsite" with #general, a channel for each game and five people. Rejects
 * when the port is taken. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { keep } = options;
  const clock = movableClock(options.clock ?? systemClock);
  const kept = (keep === undefined ? null : readKept(keep, clock)) ?? newWorld(options, clock);
  const { world, token } = kept;
  const log = options.log ?? pino({ level: 'silent' });
  const gateway = new Gateway(world, token, log, options.heartbeatMs ?? HEARTBEAT_MS);
  const faults = new Faults(world.clock);
  const requests = new RequestLog();
  const usual = { times: 50, perMs: 1000 };
  const listening = await listen({
    world,
    token,
    gateway,
    faults,
    requests,
    limits: { bucket: usual, global: usual, ...options.limits },
    log,
    port: options.port ?? 0,
    pass(ms) {
      clock.move(ms);
      world.tell({ is: 'time-passed' });
    },
  });
  world.origin = listening.url;
  // Only with the port is the folder surely ours, too.
  const stopKeeping = keep === undefined ? () => undefined : keepWorld(kept, keep);
  return new Sandbox(kept, gateway, faults, requests, async () => {
    await listening.close();
    stopKeeping();
  });
}

function newWorld(options: SandboxOptions, clock: Clock): Kept {
  const files =
    options.keep === undefined ? new Map<string, Uint8Array>() : keptFiles(options.keep);
  const world = new World(clock, files, options.botName ?? 'Firepit');
  const people = (options.people ?? PEOPLE).map((name) => world.addUser(name));
  world.addGuild(
    options.guildName ?? 'Campsite',
    options.channels ?? [
      'general',
      'tusk',
      'stone-age',
      'rise-of-tribes',
      'valley-of-the-mammoths',
    ],
    people.map((user) => user.id),
    options.locale,
  );
  return { world, token: options.token ?? tokenOf(randomBytes(18)) };
}

/** A token of these bytes. discord.js takes "Bot" and "Bearer" off its beginning, in any case, as of a header. */
export const tokenOf = (bytes: Buffer): string => `sandbox.${bytes.toString('base64url')}`;

/** A running sandbox, with what a test needs to drive it. */
export class Sandbox {
  /** `http://127.0.0.1:PORT`: the page; the API for a client is `url + '/api'`. */
  readonly url: string;
  /** The bot's token. */
  readonly token: string;
  readonly applicationId: string;
  readonly clock: Clock;
  /** Faults of the gateway. */
  readonly gateway: Pick<Gateway, 'drop' | 'shut' | 'freeze' | 'askToReconnect'>;
  /** Faults of REST. */
  readonly faults: Faults;
  /** Every REST request so far. */
  readonly requests: RequestLog;
  /** Closes every connection and the port. */
  readonly close: () => Promise<void>;
  readonly #world: World;

  constructor(
    { world, token }: Kept,
    gateway: Gateway,
    faults: Faults,
    requests: RequestLog,
    close: () => Promise<void>,
  ) {
    this.url = world.origin;
    this.token = token;
    this.applicationId = world.applicationId;
    this.clock = world.clock;
    this.gateway = gateway;
    this.faults = faults;
    this.requests = requests;
    this.close = close;
    this.#world = world;
  }

  /** What discord.js is given as `rest.api`. */
  get api(): string {
    return `${this.url}/api`;
  }

  /** Tells when somebody has let time pass at once, by the page. */
  onTimePassed(tell: () => void): void {
    this.#world.listen((change) => {
      if (change.is === 'time-passed') tell();
    });
  }

  /** Tells what somebody sees from now on, at the moment it happens. Returns how to stop that. */
  watch(person: Person, tell: (event: LiveEvent) => void): () => void {
    return tellLive(this.#world, this.#world.user(person.id), tell);
  }

  /** The person of that name. */
  user(name: string): Person {
    const user = this.#world.people.find((one) => one.name === name);
    if (user === undefined) throw new Error(`Nobody in the sandbox is called ${name}.`);
    return new Person(this.#world, user);
  }

  /** A new person, a member of every server. */
  addUser(name: string): Person {
    return new Person(this.#world, this.#world.addUser(name));
  }

  /** A new server. Without names everybody is a member. */
  addGuild(
    name: string,
    channels: readonly string[] = ['general'],
    people: readonly string[] = this.#world.people.map((user) => user.name),
  ): { readonly id: string; readonly channelIds: readonly string[] } {
    const memberIds = people.map((one) => this.user(one).id);
    return this.#guildIds(this.#world.addGuild(name, channels, memberIds));
  }

  /** A new channel of the first server, of one of Discord's types, such as 15 for a forum. Returns its id. */
  addChannel(name: string, type: ChannelType): string {
    const guild = this.#world.guild(this.guild.id);
    return this.#world.addTextChannel(guild, name, type).id;
  }

  /** The first server. */
  get guild(): { readonly id: string; readonly channelIds: readonly string[] } {
    const [guild] = this.#world.guilds.values();
    if (guild === undefined) throw new Error('The sandbox has no server.');
    return this.#guildIds(guild);
  }

  /** A new role of the first server, which nobody has. Returns its id. */
  addRole(name: string): string {
    return this.#world.addRole(this.#world.guild(this.guild.id), name).id;
  }

  /** Gives somebody a role of the first server. */
  giveRole(person: Person, role: string): void {
    this.#world.setRole(this.#world.guild(this.guild.id), person.id, role, true);
  }

  /** The names of somebody's roles in the first server. */
  rolesOf(person: Person): string[] {
    const { roles, holders } = this.#world.guild(this.guild.id);
    return roles.flatMap(({ id, name }) =>
      holders.some(({ userId, roleId }) => userId === person.id && roleId === id) ? [name] : [],
    );
  }

  /** Deletes a role of the first server, which nobody has any more. */
  deleteRole(name: string): void {
    const guild = this.#world.guild(this.guild.id);
    guild.roles = guild.roles.filter((one) => one.name !== name);
  }

  /** Whether the bot may make, give and take roles in the first server. */
  letManageRoles(may: boolean): void {
    this.#world.guild(this.guild.id).botManagesRoles = may;
  }

  /** Sets the server of a channel to another of Discord's locales, such as `de`. */
  setServerLocale(channel: ChannelRef, locale: string): void {
    const guild = this.#guildOf(channel);
    guild.locale = locale;
    this.#world.tell({ is: 'guild-updated', guild });
  }

  /** The id of a channel or thread by its name (the newest of that name), or of itself. */
  channelId(channel: ChannelRef): string {
    return channelOf(this.#world, channel, () => true).id;
  }

  /** Somebody leaves every server. */
  leave(person: Person): void {
    for (const { memberIds } of this.#world.guilds.values()) memberIds.delete(person.id);
  }

  /** Throws the bot out of the server of a channel. */
  throwBotOut(channel: ChannelRef): void {
    this.#guildOf(channel).memberIds.delete(this.applicationId);
    this.sayBotIsGone(channel);
  }

  /** Tells the bot that it was thrown out of the server of a channel, though it is there. */
  sayBotIsGone(channel: ChannelRef): void {
    this.#world.tell({ is: 'bot-thrown-out', guild: this.#guildOf(channel) });
  }

  /** Lets the bot into that server again. */
  letBotIn(channel: ChannelRef): void {
    const guild = this.#guildOf(channel);
    guild.memberIds.add(this.applicationId);
    this.#world.tell({ is: 'bot-let-in', guild });
  }

  /** Takes a permission of the bot away; of a thread, in the channel above it. */
  denyBot(channel: ChannelRef, permission: BotPermission): void {
    setBotPermission(this.#world, this.#inGuild(channel), permission, false);
  }

  /** Hides a channel and its threads from somebody. */
  hideChannel(channel: ChannelRef, person: Person): void {
    hideFrom(this.#world, this.#inGuild(channel), person.id);
  }

  /** Lets somebody manage a channel and its threads, and no other. */
  letManage(channel: ChannelRef, person: Person): void {
    letManage(this.#world, this.#inGuild(channel), person.id);
  }

  /** Gives a permission back. */
  allowBot(channel: ChannelRef, permission: BotPermission): void {
    setBotPermission(this.#world, this.#inGuild(channel), permission, true);
  }

  /** Deletes a channel or thread. */
  deleteChannel(channel: ChannelRef): void {
    deleteChannel(this.#world, this.#inGuild(channel));
  }

  /** Archives a thread, or opens it again. */
  archive(channel: ChannelRef, archived = true): void {
    setArchived(this.#world, this.#thread(channel), archived);
  }

  /** Locks a thread, or unlocks it. */
  lock(channel: ChannelRef, locked = true): void {
    const thread = this.#thread(channel);
    thread.locked = locked;
    this.#world.tell({ is: 'channel-updated', channel: thread });
  }

  /** Is a bot connected and identified? */
  get isBotOnline(): boolean {
    return this.#world.isBotOnline;
  }

  /** Resolves when a bot is connected (or no longer, with false). */
  async botOnline(online = true): Promise<void> {
    if (this.#world.isBotOnline === online) return;
    await firstOf(this.#world, (change) =>
      change.is === 'bot-online' && change.online === online ? change : undefined,
    );
  }

  /** Throws away messages, threads and direct messages. */
  reset(): void {
    resetWorld(this.#world);
    this.faults.clear();
    this.requests.clear();
  }

  #guildIds(guild: Guild) {
    return {
      id: guild.id,
      channelIds: this.#world.textChannels(guild.id).map((channel) => channel.id),
    };
  }

  #guildOf(channel: ChannelRef): Guild {
    return this.#world.guild(this.#inGuild(channel).guildId);
  }

  #inGuild(channel: ChannelRef): TextChannel | Thread {
    const found = this.#world.channel(this.channelId(channel));
    if (found.kind === 'dm') throw new Error('That is not in a server.');
    return found;
  }

  #thread(channel: ChannelRef): Thread {
    const found = this.#inGuild(channel);
    if (found.kind !== 'thread') throw new Error('That is not a thread.');
    return found;
  }
}
