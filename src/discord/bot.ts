import {
  Client,
  Events,
  GatewayIntentBits,
  type Interaction,
  Options,
  REST,
  type RESTOptions,
} from 'discord.js';
import type { Logger } from 'pino';
import type { House } from '../match/house.ts';
import type { Painter } from '../render/pool.ts';
import { watchAreas } from './areas.ts';
import type { Desk } from './desk.ts';
import { openOutbox, type Outbox } from './outbox.ts';
import { openReception } from './reception.ts';

/** What the bot is made of. */
export interface BotParts {
  readonly house: Omit<House, 'announce'>;
  readonly painter: Painter;
  readonly log: Logger;
  readonly token: string;
  /** Another base of Discord's API, such as `http://127.0.0.1:4600/api`; null for Discord itself. */
  readonly apiUrl: string | null;
}

/** A bot that is connected. */
export interface Bot {
  readonly client: Client<true>;
  readonly outbox: Outbox;
  /** Resolves when every press has been answered and everything that is due has been said. */
  settled(): Promise<void>;
  /** Takes nothing new in, ends what it has begun, and leaves. */
  close(): Promise<void>;
}

/** Logs in and starts to serve. Rejects where the token is refused or Discord cannot be reached. */
export async function startBot({
  house: parts,
  painter,
  log,
  token,
  apiUrl,
}: BotParts): Promise<Bot> {
  const api: Partial<RESTOptions> = {
    ...(apiUrl === null ? {} : { api: apiUrl }),
    timeout: 15_000,
  };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    enforceNonce: true,
    allowedMentions: { parse: [] },
    // Answers to presses are not bound to Discord's limit of 50 requests a second, though the library counts
    // them: what is bound to it has a queue of its own, below.
    rest: { ...api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
    // Nothing of a match is kept in memory, so neither are Discord's messages and members.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      GuildMemberManager: 20,
      UserManager: 200,
      ReactionManager: 0,
    }),
  });
  let outbox: Outbox | null = null;
  const house: House = { ...parts, announce: () => outbox?.wake() };
  const desk: Desk = { house, painter, log };
  const reception = openReception(desk, (channel) => outbox?.touched({ channel }));
  client.on(Events.Error, (error) =>
    log.error({ err: error }, 'the connection to Discord reported an error'),
  );
  client.on(Events.InteractionCreate, (interaction: Interaction) => {
    reception.take(interaction);
  });
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  await client.login(token);
  const connected = await ready;
  const rest = new REST(api).setToken(token);
  const serving = openOutbox({ house, painter, log, rest });
  outbox = serving;
  watchAreas(connected, (area) => serving.touched(area));
  serving.wake();
  return {
    client: connected,
    outbox: serving,
    async settled() {
      await reception.idle();
      await serving.settled();
    },
    async close() {
      await connected.destroy();
      await reception.idle();
      await serving.close();
    },
  };
}
