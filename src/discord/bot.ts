import { setTimeout as sleep } from 'node:timers/promises';
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
import type { Mind } from '../ai/mind.ts';
import type { App, Unattended } from '../match/app/app.ts';
import { BrokenMatch } from '../match/stored/broken.ts';
import { stopOfOtherRules } from '../match/reports/rules.ts';
import { welcome } from '../match/due/server.ts';
import { openTimekeeper, type Timekeeper, type TimekeeperRules } from '../match/due/timekeeper.ts';
import { openThinker, type Thinker, type ThinkerRules } from '../match/play/thinker.ts';
import type { Painter } from '../render/pool.ts';
import { watchAreas } from './posted/areas.ts';
import { cleanWhatIsSent } from './cleaned.ts';
import { nameBroken } from './broken.ts';
import type { HandlerContext } from './context.ts';
import { type CutOff, type Link, LINK_TIMEOUTS, type LinkTimeouts, watchLink } from './link.ts';
import { NO_PINGS } from './mentions.ts';
import { commandsFor } from './commands/registration.ts';
import { openOutbox, type Outbox } from './posted/outbox.ts';
import { registeredIn } from './pressed/as-registered.ts';
import { countDroppedPictures } from './dropped-pictures.ts';
import { watchNewest } from './pressed/newest.ts';
import { openReceiver } from './pressed/receiver.ts';
import { watchLocales } from './locales.ts';
import { watchServers } from './servers.ts';
import { sendWhole } from './upload.ts';
import { openShownLast } from './pressed/shown-last.ts';
import { openWaitingPanels } from './pressed/waiting-panels.ts';

/** What the bot is made of. */
export interface BotParts {
  readonly app: Unattended;
  readonly painter: Painter;
  /** Where computer players think. */
  readonly mind: Mind;
  /** Resolves when somebody has waited for computer players for long enough, after its press. */
  readonly wait?: () => Promise<unknown>;
  readonly log: Logger;
  readonly token: string;
  /** Another base of Discord's API, such as `http://127.0.0.1:4600/api`; null for Discord itself. */
  readonly apiUrl: string | null;
  /** How soon a lost connection to Discord is noticed; `LINK_TIMEOUTS` if left out. */
  readonly linkTimeouts?: LinkTimeouts;
}

/** A bot that has logged in. */
export interface Bot {
  readonly client: Client<true>;
  /** Whether presses come in at the moment. */
  readonly connected: boolean;
  /** Resolves when Discord has cut the bot off and waiting cannot mend it; stays open else. */
  readonly cutOff: Promise<CutOff>;
  readonly outbox: Outbox;
  /** Its clock was set ahead by hand: does all that is due by now, as if it had been there all that time. */
  timePassed(): Promise<void>;
  /** Resolves when every press has been answered and everything that is due has been said. */
  settled(): Promise<void>;
  /** Takes nothing new in, ends what it has begun, and leaves. */
  close(): Promise<void>;
}

/**
 * Logs in and starts to serve. Rejects with `CutOff` where the token is refused, and with `OutOfReach` where
 * Discord cannot be reached; where only its gateway does not answer, it goes on trying.
 */
export async function startBot({
  app: parts,
  painter,
  mind,
  wait = () => sleep(WAIT_MS, null, { ref: false }),
  log,
  token,
  apiUrl,
  linkTimeouts = LINK_TIMEOUTS,
}: BotParts): Promise<Bot> {
  const api: Partial<RESTOptions> = {
    ...(apiUrl === null ? {} : { api: apiUrl }),
    timeout: 15_000,
    makeRequest: sendWhole,
  };
  const client = new Client({
    intents: [GatewayIntentBits.Guilds],
    enforceNonce: true,
    allowedMentions: NO_PINGS,
    // Answers to presses are not bound to Discord's limit of 50 requests a second, though the library counts
    // them: what is bound to it has a queue of its own, below.
    rest: { ...api, globalRequestsPerSecond: Number.POSITIVE_INFINITY },
    // Nothing of a match is kept in memory, so neither are Discord's messages and members.
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      MessageManager: 0,
      // Of all members, I am the one whose rights I look up.
      GuildMemberManager: {
        maxSize: 20,
        keepOverLimit: (member) => member.id === member.client.user.id,
      },
      UserManager: 200,
      ReactionManager: 0,
    }),
  });
  cleanWhatIsSent(client);
  let outbox: Outbox | null = null;
  let thinker: Thinker | null = null;
  const app: App = {
    ...parts,
    unreadable: unreadableIn(log),
    announce: () => outbox?.announced(),
    think: async (match, kept) => thinker?.think(match, kept) ?? null,
    thoughtThrough: async (match) => (await thinker?.thoughtThrough(match)) ?? null,
    takesFirst: async (...offered) => (await thinker?.takesFirst(...offered)) ?? null,
    playSample: async (game, moments) => (await thinker?.playSample(game, moments)) ?? null,
  };
  for (const stopped of await stopOfOtherRules(app)) {
    nameBroken(app, stopped.match);
    log.error(
      stopped,
      'a running match began under other rules or content than these, so it is left alone: put them back, or have it closed by /match close (see docs/hosting.md)',
    );
  }
  const shown = openShownLast();
  const waiting = openWaitingPanels(log, () => app.now());
  let opened: (keeper: Timekeeper) => void = () => undefined;
  const timekeeper = new Promise<Timekeeper>((resolve) => {
    opened = resolve;
  });
  const caughtUp = async (): Promise<void> => (await timekeeper).caughtUp();
  const registered = registeredIn(commandsFor(app.shelf, app.languages));
  const newestIn = watchNewest(client);
  const pictureDropped = countDroppedPictures(log);
  const context: HandlerContext = {
    app,
    painter,
    log,
    shown,
    waiting,
    newestIn,
    caughtUp,
    pictureDropped,
    registered,
  };
  const receiver = openReceiver(context, (area) => outbox?.touched(area));
  const link = watchLink(client, log, linkTimeouts);
  client.on(Events.InteractionCreate, (interaction: Interaction) => {
    receiver.receive(interaction);
  });
  const locales = watchLocales(client, app, log);
  let greeted: Promise<void> = Promise.resolve();
  client.on(Events.GuildCreate, ({ id: server, systemChannelId: channel, joinedAt: since }) => {
    if (channel === null) return;
    greeted = greeted
      .then(() => locales.idle())
      .then(() => welcome(app, { server, channel, since }))
      .catch((err: unknown) => log.error({ server, err }, 'a server could not be greeted'));
  });
  const servers = watchServers(client, app, log, caughtUp);
  const connected = await logIn(client, token, link);
  // Threads are named anew twice in ten minutes at most: nothing waits for that.
  const isNaming = ({ method, route }: { method: string; route: string }): boolean =>
    method === 'PATCH' && route === '/channels/:id';
  const rest = new REST({ ...api, rejectOnRateLimit: isNaming }).setToken(token);
  link.watch(rest);
  await locales.look();
  const serving = openOutbox({ app, painter, log, rest }, undefined, (match, row) =>
    waiting.told(match, row),
  );
  outbox = serving;
  const thinking = openThinker({ app, mind, wait, ...thoughtsIn(app, log) });
  thinker = thinking;
  const timekeeping = openTimekeeper({ app, ...clocksIn(app, log) });
  // Where the bot is known to be no more, no clock counts from now on; before that, nobody was there.
  await timekeeping.caughtUp();
  await servers.look();
  opened(timekeeping);
  await timekeeping.look();
  watchAreas(connected, (area) => serving.touched(area));
  serving.wake();
  return {
    client: connected,
    get connected() {
      return link.connected;
    },
    cutOff: link.cutOff,
    outbox: serving,
    async timePassed() {
      await app.store.notePulse(app.now());
      await timekeeping.look();
      serving.wake();
    },
    async settled() {
      await Promise.all([receiver.idle(), greeted, servers.idle(), locales.idle()]);
      await timekeeping.look();
      await thinking.settled();
      await serving.settled();
      await waiting.settled();
    },
    async close() {
      link.leave();
      await connected.destroy();
      await Promise.all([receiver.idle(), greeted, servers.idle(), locales.idle()]);
      await timekeeping.close();
      await thinking.close();
      await serving.close();
    },
  };
}

/** How long whoever presses is kept waiting for computer players, who mostly answer at once. */
const WAIT_MS = 1_500;

/** What is logged of thoughts: nothing of what was thought about. */
function thoughtsIn(app: App, log: Logger): Pick<ThinkerRules, 'fellBack' | 'noSample' | 'failed'> {
  return {
    fellBack: (match, { about, player, seat }, err) =>
      log.error(
        { match, player, seat, err },
        about === 'deal'
          ? 'a computer player declined a deal: it came to no judgement'
          : 'a computer player gave the safe answer: it did not think of any',
      ),
    noSample: (game, err) =>
      log.error({ game, err }, 'how to play is shown without its pictures: no match was played'),
    failed(match, err) {
      if (match === null) {
        log.error({ err }, 'matches that wait for computer players could not be looked for');
      } else if (!(err instanceof BrokenMatch) || nameBroken(app, match)) {
        log.error(
          { match, err },
          'a match that waits for a computer player could not be played on',
        );
      }
    },
  };
}

/** What is logged of what cannot be read: each once, as everybody who comes by finds out again. */
function unreadableIn(log: Logger): App['unreadable'] {
  const named = new Set<string>();
  return (what, err) => {
    const about = JSON.stringify(what);
    if (named.has(about)) return;
    named.add(about);
    log.error({ ...what, err }, 'something that is stored cannot be read, so it is left out');
  };
}

/** What is logged of clocks. */
function clocksIn(app: App, log: Logger): Pick<TimekeeperRules, 'failed' | 'skipped'> {
  return {
    failed(match, err) {
      if (match === null) log.error({ err }, 'the clocks of matches could not be looked at');
      else if (!(err instanceof BrokenMatch) || nameBroken(app, match))
        log.error({ match, err }, 'the clock of a match could not be looked at');
    },
    skipped: (ms) =>
      log.warn(
        { minutes: Math.round(ms / 60_000) },
        'nobody was here for a while, or the clock of this machine was set: the clocks of matches leave that out',
      ),
  };
}

/** Resolves when the bot knows its servers. Rejects with a sentence. */
async function logIn(client: Client, token: string, link: Link): Promise<Client<true>> {
  const ready = new Promise<Client<true>>((resolve) => client.once(Events.ClientReady, resolve));
  const torn = link.cutOff.then((reason) => Promise.reject(reason));
  try {
    return await Promise.race([client.login(token).then(() => ready), torn]);
  } catch (error) {
    await client.destroy();
    const reason = link.explain(error);
    link.leave();
    throw reason;
  }
}
