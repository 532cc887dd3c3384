import { z } from 'zod';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { SHELF } from '../../src/games/index.ts';
import { openLog } from '../../src/process/log.ts';
import { openApp } from '../../src/match/open.ts';
import { openStore } from '../../src/store/open.ts';
import type { Store } from '../../src/store/store.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { dotPainter } from '../e2e/dots.ts';

/** What the test that started this process asks of it. */
const order = z.discriminatedUnion('do', [
  z.strictObject({
    do: z.literal('start'),
    api: z.string(),
    token: z.string(),
    folder: z.string(),
    /** How far its clock is ahead, in milliseconds: claims of a process that was killed have run out. */
    ahead: z.int(),
  }),
  z.strictObject({ do: z.literal('settle') }),
  z.strictObject({ do: z.literal('close') }),
]);

let running: { readonly bot: Bot; readonly store: Store } | null = null;

async function obey(message: unknown): Promise<void> {
  const asked = order.parse(message);
  if (asked.do === 'start') {
    const store = await openStore({ databaseUrl: null, folder: asked.folder });
    const app = openApp(store, SHELF, () => new Date(Date.now() + asked.ahead));
    const { token, api: apiUrl } = asked;
    const log = openLog('silent');
    const bot = await startBot({
      app,
      painter: dotPainter(),
      mind: mindAtOnce(),
      log,
      token,
      apiUrl,
    });
    running = { bot, store };
  } else if (asked.do === 'settle') {
    await running?.bot.settled();
  } else {
    await running?.bot.close();
    await running?.store.close();
  }
  process.send?.(asked.do);
  if (asked.do === 'close') process.disconnect();
}

process.on('message', (message) => void obey(message));
process.send?.('loaded');
