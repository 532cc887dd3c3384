import { randomBytes, randomInt } from 'node:crypto';
import { join } from 'node:path';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import { type Bot, startBot } from './discord/bot.ts';
import { randomFrom } from './engine/random.ts';
import { SHELF } from './games/index.ts';
import { createPainter } from './render/pool.ts';
import { openStore } from './store/open.ts';

/** Firepit, put together and connected. */
export interface Firepit {
  readonly bot: Bot;
  /** Whether the database answers and Discord is connected. */
  healthy(): Promise<boolean>;
  close(): Promise<void>;
}

/** What a host or a test decides. */
export interface Startup {
  readonly config: Config;
  readonly log: Logger;
  readonly token: string;
  readonly apiUrl: string | null;
  readonly now?: () => Date;
}

const LARGEST = 2 ** 47;

/** Opens the store and the painter and logs in. What was opened is closed again where a later step fails. */
export async function startFirepit({
  config,
  log,
  token,
  apiUrl,
  now = () => new Date(),
}: Startup): Promise<Firepit> {
  const { databaseUrl, dataDir } = config;
  const store = await openStore({
    databaseUrl,
    folder: dataDir === ':memory:' ? dataDir : join(dataDir, 'postgres'),
  });
  const painter = createPainter(
    config.renderThreads === null ? {} : { threads: config.renderThreads },
  );
  const house = {
    store,
    shelf: SHELF,
    now,
    secret: (bytes: number) => randomBytes(bytes).toString('hex'),
    chance: randomFrom(() => () => randomInt(LARGEST) / LARGEST),
  };
  try {
    const bot = await startBot({ house, painter, log, token, apiUrl });
    return {
      bot,
      healthy: async () => bot.client.isReady() && (await store.healthy()),
      async close() {
        await bot.close();
        await painter.close();
        await store.close();
      },
    };
  } catch (error) {
    await painter.close();
    await store.close();
    throw error;
  }
}
