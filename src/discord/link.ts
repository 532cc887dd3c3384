import {
  type Client,
  DiscordAPIError,
  DiscordjsError,
  DiscordjsErrorCodes,
  Events,
  GatewayCloseCodes,
  type REST,
  RESTEvents,
} from 'discord.js';
import type { Logger } from 'pino';

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

/** Watches over a client, from before it logs in. What is seen is logged once, when it changes. */
export function watchLink(client: Client, log: Logger): Link {
  let standing: 'new' | 'connected' | 'away' | 'left' | CutOff = 'new';
  let tell: (reason: CutOff) => void = () => {};
  const cutOff = new Promise<CutOff>((resolve) => {
    tell = resolve;
  });

  const cut = (sentence: string): CutOff => {
    if (standing instanceof CutOff) return standing;
    const reason = new CutOff(sentence);
    if (standing === 'left') return reason;
    standing = reason;
    log.fatal(sentence);
    tell(reason);
    return reason;
  };
  const connect = (how: string): void => {
    if (standing === 'left' || standing instanceof CutOff) return;
    if (standing === 'away') log.warn(`Discord is there again: the connection was ${how}`);
    standing = 'connected';
  };
  client.on(Events.ShardReady, () => connect('made anew'));
  client.on(Events.ShardResume, () => connect('resumed'));
  client.on(Events.ShardReconnecting, () => {
    if (standing !== 'new' && standing !== 'connected') return;
    const what = standing === 'new' ? 'Discord does not let me connect' : 'Discord is gone';
    log.warn(`${what}: nothing is answered; I keep trying`);
    standing = 'away';
  });
  client.on(Events.ShardDisconnect, ({ code }) => cut(reasonOf(code)));
  client.on(Events.Invalidated, () => cut(TOKEN_REFUSED));
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
  return new OutOfReach(
    `Discord cannot be reached (${why}). See whether this machine is on the network, and whether DISCORD_API_URL is empty or right; then start again.`,
    { cause: error },
  );
}
