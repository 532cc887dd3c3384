import 'dotenv/config';
import { join } from 'node:path';
import { type Config, readConfig } from './config.ts';
import { type Bot, startBot } from './discord/bot.ts';
import { trustBuilders } from './discord/builders.ts';
import { registerCommands } from './discord/register.ts';
import { SHELF } from './games/index.ts';
import { serveHealth } from './health.ts';
import { openLog } from './log.ts';
import { openHouse } from './match/house.ts';
import { watchNights } from './night.ts';
import { createPainter } from './render/pool.ts';
import { startSandbox } from './sandbox/index.ts';
import { openStore } from './store/open.ts';
import type { Store } from './store/store.ts';

trustBuilders();

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

/** Opens the painter and logs in where `token` is good. */
async function connect(
  config: Config,
  store: Store,
  { token, apiUrl }: { readonly token: string; readonly apiUrl: string | null },
  closing: Closing,
): Promise<Bot> {
  const painter = createPainter({
    early: true,
    ...(config.renderThreads === null ? {} : { threads: config.renderThreads }),
  });
  closing.unshift(() => painter.close());
  // In the sandbox the console is for its address; what goes wrong is still said.
  const level = config.token === null && config.logLevel === 'info' ? 'warn' : config.logLevel;
  const house = { ...openHouse(store, SHELF), limits: config.limits };
  const log = openLog(level);
  closing.unshift(watchNights(house, log));
  const bot = await startBot({ house, painter, log, token, apiUrl });
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
  await connect(config, store, { token: sandbox.token, apiUrl: sandbox.api }, closing);
  await registerCommands(SHELF, sandbox.token, sandbox.api);
  process.stdout.write(
    `\nNo DISCORD_TOKEN is set, so this is the sandbox. Open ${sandbox.url} and play.\n\n`,
  );
}

async function goLive(config: Config, token: string, closing: Closing): Promise<void> {
  const store = await openStoreOf(config, closing);
  const bot = await connect(config, store, { token, apiUrl: config.apiUrl }, closing);
  const healthy = async () => bot.client.isReady() && (await store.healthy());
  const health = serveHealth(config.healthPort, healthy);
  closing.unshift(async () => health.close());
  const { user, guilds } = bot.client;
  process.stdout.write(`Firepit burns as ${user.tag} in ${guilds.cache.size} servers.\n`);
}

/** Says one sentence for a person and ends with a failure. */
function giveUp(error: unknown): never {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}

async function closeAll(closing: Closing): Promise<void> {
  for (const close of closing.splice(0)) await close();
}

async function main(): Promise<void> {
  const config = readConfig(process.env);
  const closing: Closing = [];
  const stop = (): void => {
    closeAll(closing).then(() => process.exit(0), giveUp);
  };
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
  try {
    await (config.token === null
      ? openSandbox(config, closing)
      : goLive(config, config.token, closing));
  } catch (error) {
    await closeAll(closing);
    throw error;
  }
}

main().catch(giveUp);
