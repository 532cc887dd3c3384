import {
  type Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  GatewayOpcodes,
  type REST,
  RESTEvents,
  Status,
} from 'discord.js';
import type { Logger } from 'pino';
import { z } from 'zod';

/** Discord has cut the bot off, and waiting cannot mend it. Its message is a sentence for whoever runs the bot. */
export class CutOff extends Error {
  override readonly name = 'CutOff';
}

/** Discord cannot be reached at the start. Its message is a sentence for whoever runs the bot. */
export class OutOfReach extends Error {
  override readonly name = 'OutOfReach';
}

const TOKEN_REFUSED =
  'Discord refuses the token: it was reset or mistyped. Get a new one at https://discord.com/developers/applications under Bot, set DISCORD_TOKEN to it, then start again.';

/** Why Discord closes a connection for good, where we can say more than its code. */
const REASONS: Readonly<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: TOKEN_REFUSED,
  [GatewayCloseCodes.ShardingRequired]:
    'Discord wants this bot in several shards: it is in too many servers for one connection, and Firepit cannot do that yet. Take it out of some of them, then start again.',
};

function reasonOf(code: number): string {
  return (
    REASONS[code] ??
    `Discord has cut this bot off for good (close code ${code}, ${GatewayCloseCodes[code] ?? 'unknown'}). Upgrade Firepit, then start again; if that does not help, report it.`
  );
}

/** The bot's tie to Discord, as far as it can be seen from here. */
export interface Link {
  /** Whether presses come in at the moment. */
  readonly connected: boolean;
  /** Resolves when it is torn for good, and stays open else. */
  readonly cutOff: Promise<CutOff>;
  /** Watches what Discord answers to the requests of another queue, too. */
  watch(rest: REST): void;
  /** Why a login failed, as a sentence that says what to do. */
  explain(error: unknown): CutOff | OutOfReach;
  /** We go ourselves: what comes now is no news. */
  leave(): void;
}

/** After how long without a sign of life the connection is checked or counts as lost, in milliseconds. */
export interface LinkTimeouts {
  /** How often the tie is looked at. */
  readonly look: number;
  /** After so long without a word from Discord it is asked for one. */
  readonly ask: number;
  /** After so long without a word it counts as gone, though the connection stands. */
  readonly silent: number;
  /** A connection that breaks and is mended within this time is no news: Discord asks for that now and then. */
  readonly away: number;
}

/** Discord's own heartbeats come every 41 seconds: too seldom to notice by them that it has fallen silent. */
export const LINK_TIMEOUTS: LinkTimeouts = {
  look: 2_000,
  ask: 15_000,
  silent: 30_000,
  away: 10_000,
};

const packetSchema = z.object({ s: z.int() });

/** Watches over a client, from before it logs in. What is seen is logged once, when it changes. */
export function watchLink(client: Client, log: Logger, timeouts: LinkTimeouts): Link {
  let standing: 'new' | 'connected' | 'away' | 'left' | CutOff = 'new';
  /** Since when the connection is broken, by `performance.now`; null while it stands. */
  let brokenSince: number | null = null;
  let heardAt = performance.now();
  let sequence: number | null = null;
  let acknowledged = 0;
  let tell: (reason: CutOff) => void = () => {};
  const cutOff = new Promise<CutOff>((resolve) => {
    tell = resolve;
  });

  const cut = (sentence: string): CutOff => {
    if (standing instanceof CutOff) return standing;
    const reason = new CutOff(sentence);
    if (standing === 'left') return reason;
    standing = reason;
    clearInterval(timer);
    log.fatal(sentence);
    tell(reason);
    return reason;
  };
  const hear = (): void => {
    heardAt = performance.now();
  };
  const connect = (how: string): void => {
    if (standing === 'left' || standing instanceof CutOff) return;
    if (standing === 'away') log.warn(`Discord is there again: the connection was ${how}`);
    standing = 'connected';
    brokenSince = null;
    hear();
  };
  const miss = (what: string): void => {
    standing = 'away';
    log.warn(`${what}: nothing is answered; I keep trying`);
  };
  /** Asks for a word, and does not wait for it: what comes is heard. */
  const ask = (): void => {
    for (const shard of client.ws.shards.values()) {
      if (shard.status === Status.Ready) shard.send({ op: GatewayOpcodes.Heartbeat, d: sequence });
    }
  };
  const look = (): void => {
    // When the library was last acknowledged: it says when it asked, and how long the answer took.
    const last = Math.max(
      0,
      ...client.ws.shards.map(({ lastPingTimestamp, ping }) => lastPingTimestamp + ping),
    );
    if (last !== acknowledged) hear();
    acknowledged = last;
    const now = performance.now();
    if (brokenSince !== null) {
      if (standing !== 'away' && now - brokenSince >= timeouts.away) {
        miss(standing === 'new' ? 'Discord does not let me connect' : 'Discord is gone');
      }
      return;
    }
    if (standing === 'new') return;
    const quiet = now - heardAt;
    if (quiet >= timeouts.ask) ask();
    if (standing === 'away' && quiet < timeouts.silent) connect('only silent');
    if (standing === 'connected' && quiet >= timeouts.silent) miss('Discord has fallen silent');
  };
  const timer = setInterval(look, timeouts.look);
  timer.unref();

  client.on('raw', (packet: unknown) => {
    hear();
    const { success, data } = packetSchema.safeParse(packet);
    if (success) sequence = data.s;
  });
  client.on(Events.ShardReady, () => connect('made anew'));
  client.on(Events.ShardResume, () => connect('resumed'));
  client.on(Events.ShardReconnecting, () => {
    brokenSince ??= performance.now();
  });
  client.on(Events.ShardDisconnect, ({ code }) => cut(reasonOf(code)));
  const report = (error: Error): void =>
    log.error({ err: error }, 'the connection to Discord reported an error');
  client.on(Events.Error, report);
  client.on(Events.ShardError, report);
  const watch = (rest: REST): void => {
    // Answers to presses carry a token of their own; a refusal of that one says only that it is too late.
    rest.on(RESTEvents.Response, ({ data }, { status }) => {
      if (status === 401 && data.auth !== false) cut(TOKEN_REFUSED);
    });
  };
  watch(client.rest);
  return {
    get connected() {
      return standing === 'connected';
    },
    cutOff,
    watch,
    explain(error) {
      if (standing instanceof CutOff) return standing;
      const reason = explainLogin(error);
      return reason instanceof CutOff ? cut(reason.message) : reason;
    },
    leave() {
      clearInterval(timer);
      standing = 'left';
    },
  };
}

/** Why Discord could not be made use of at the start, as a sentence that says what to do. */
export function explainLogin(error: unknown): CutOff | OutOfReach {
  const isToken =
    (error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid) ||
    (error instanceof DiscordAPIError && error.status === 401);
  if (isToken) return new CutOff(TOKEN_REFUSED, { cause: error });
  const why = error instanceof Error ? error.message : String(error);
  if (why.startsWith('Not enough sessions remaining')) {
    return new OutOfReach(
      `Discord lets this bot log in only so often a day, and it has done so too often (${why}). See in the log why it was started again and again, then start it after that time.`,
      { cause: error },
    );
  }
  return new OutOfReach(
    `Discord cannot be reached (${why}). See whether this machine is on the network, and whether DISCORD_API_URL is empty or right; then start again.`,
    { cause: error },
  );
}
