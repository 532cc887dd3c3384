import 'dotenv/config';
import { join } from 'node:path';
import { createMind } from './ai/mind.ts';
import { type Config, readConfig } from './process/config.ts';
import { type Bot, startBot } from './discord/bot.ts';
import { registerCommands } from './discord/commands/register.ts';
import { openForgotten } from './store/forgotten.ts';
import { SHELF } from './games/index.ts';
import { lookAfter, serveHealth } from './process/health.ts';
import { openLog } from './process/log.ts';
import { openApp } from './match/open.ts';
import { watchNights } from './process/night.ts';
import { artsOf } from './render/drawings/registry.ts';
import { createPainter } from './render/pool.ts';
import { startSandbox } from './sandbox/index.ts';
import { killWhenStuck } from './process/stall.ts';
import { STATUS, statusOf } from './process/status.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';
import { keepWatch } from './process/watchdog.ts';

/** What has to be closed at the end, the last one opened first. */
type Closing = (() => Promise<unknown>)[];

async function openStoreOf(config: Config, closing: Closing): Promise<Store> {
  const store = await openStore({
    databaseUrl: config.databaseUrl,
    folder: join(config.dataDir, 'postgres'),
  });
  closing.unshift(() => store.close());
  return store;
}

/** Logs in where `token` is good, once the painter is warm: nobody's first picture waits for it to load. */
async function connect(
  config: Config,
  store: Store,
  { token, apiUrl }: { readonly token: string; readonly apiUrl: string | null },
  closing: Closing,
  now = () => new Date(),
): Promise<Bot> {
  const painter = createPainter({
    arts: artsOf(SHELF),
    ...(config.renderThreads === null ? {} : { threads: config.renderThreads }),
  });
  closing.unshift(() => painter.close());
  await painter.warm();
  const mind = createMind();
  closing.unshift(() => mind.close());
  // In the sandbox the console is for its address; what goes wrong is still said.
  const level = config.token === null && config.logLevel === 'info' ? 'warn' : config.logLevel;
  const forgotten = openForgotten(config.dataDir);
  const app = {
    ...openApp(store, SHELF, now),
    limits: config.limits,
    noteForgotten: (user: string) => forgotten.note(user, now()),
  };
  const log = openLog(level);
  closing.unshift(watchNights(app, log, (at) => forgotten.prune(at)));
  const bot = await startBot({ app, painter, mind, log, token, apiUrl });
  closing.unshift(() => bot.close());
  return bot;
}

async function openSandbox(config: Config, closing: Closing): Promise<void> {
  // First the store: its lock keeps a second process away from the sandbox's folder, too.
  const store = await openStoreOf(config, closing);
  const sandbox = await startSandbox({
    port: config.port,
    keep: {
      folder: join(config.dataDir, 'sandbox'),
      warn: (sentence) => process.stderr.write(`${sentence}\n`),
    },
  });
  closing.unshift(() => sandbox.close());
  const tie = { token: sandbox.token, apiUrl: sandbox.api };
  const now = (): Date => new Date(sandbox.clock.now());
  const bot = await connect(config, store, tie, closing, now);
  sandbox.onTimePassed(() => void bot.timePassed());
  await registerCommands(SHELF, sandbox.token, sandbox.api);
  process.stdout.write(
    `\nNo DISCORD_TOKEN is set, so this is the sandbox. Open ${sandbox.url} and play.\n\n`,
  );
}

/** The bot as a host runs it. Resolves when it serves; `end` is called when it can do so no longer. */
async function goLive(
  config: Config,
  token: string,
  closing: Closing,
  end: (status: number, sentence: string) => void,
): Promise<void> {
  let store: Store | null = null;
  let bot: Bot | null = null;
  const look = lookAfter({
    database: async () => (await store?.healthy()) === true,
    discord: () => bot?.connected === true,
  });
  // First of all: a port that is taken is told before anything is begun.
  const health = await serveHealth({ host: config.healthHost, port: config.healthPort }, look);
  closing.unshift(async () => health.close());
  const timeoutMs = config.unhealthyMinutes * 60_000;
  const minutes = `${config.unhealthyMinutes} minutes`;
  const giveUp = (missing: 'no database' | 'no Discord'): void => {
    const what = missing === 'no database' ? 'The database' : 'Discord';
    const sentence = `${what} has been out of reach for ${minutes}. The bot ends, so that it can be started afresh; look into the network and at the lines above if that does not help.`;
    end(STATUS.worn, sentence);
  };
  const stopWatch = keepWatch({ look, timeoutMs, giveUp });
  closing.unshift(async () => stopWatch());
  store = await openStoreOf(config, closing);
  bot = await connect(config, store, { token, apiUrl: config.apiUrl }, closing);
  // Only now: a local database that brings its tables up to date keeps the thread busy, and is right to.
  killWhenStuck(
    timeoutMs,
    `The bot has been stuck for ${minutes}. It ends, so that it can be started afresh; if it comes back to this, keep the lines above and report them.`,
  );
  void bot.cutOff.then(({ message }) => end(STATUS.hopeless, message));
  const { user, guilds } = bot.client;
  const { size } = guilds.cache;
  const servers = size === 1 ? '1 server' : `${size} servers`;
  process.stdout.write(`Firepit burns as ${user.tag} in ${servers}.\n`);
}

async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

/** What is still under way when the bot ends gets so long. Docker and systemd are told to wait longer. */
const PARTING_MS = 25_000;

async function main(): Promise<void> {
  const closing: Closing = [];
  let ending = false;
  /** Ends once, in good order; a failure is told in a sentence. */
  const end = (status: number, sentence = ''): void => {
    if (ending) return;
    ending = true;
    if (sentence !== '') process.stderr.write(`${sentence}\n`);
    setTimeout(() => process.exit(status), PARTING_MS).unref();
    closeAll(closing).then(
      () => process.exit(status),
      (error: unknown) => {
        process.stderr.write(`${sentenceOf(error)}\n`);
        process.exit(status === STATUS.asked ? STATUS.failed : status);
      },
    );
  };
  process.on('SIGINT', () => end(STATUS.asked));
  process.on('SIGTERM', () => end(STATUS.asked));
  try {
    const config = readConfig(process.env);
    await (config.token === null
      ? openSandbox(config, closing)
      : goLive(config, config.token, closing, end));
  } catch (error) {
    end(statusOf(error), sentenceOf(error));
  }
}

const sentenceOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

await main();
