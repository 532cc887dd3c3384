import { openLog } from '../../src/log.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { registerCommands } from '../../src/discord/register.ts';
import { SHELF } from '../../src/games/index.ts';
import { openHouse } from '../../src/match/house.ts';
import { createPainter, type Painter } from '../../src/render/pool.ts';
import {
  type Outcome,
  type PageMessage,
  type Person,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from '../../src/sandbox/index.ts';
import type { Store } from '../../src/store/store.ts';
import { openMemoryStore } from '../store/memory.ts';

/** The real bot on the real discord.js client, over the sandbox, with a store in memory. */
export interface Camp {
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly painter: Painter;
  bot: Bot;
  /** Ends the bot and starts another one over the same store, as a restart does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** Opens a camp with the commands registered. */
export async function pitchCamp(options: SandboxOptions = {}): Promise<Camp> {
  const sandbox = await startSandbox(options);
  const store = await openMemoryStore();
  const painter = createPainter({ threads: 2 });
  const log = openLog(process.env['TEST_LOG'] ?? 'silent');
  const start = (): Promise<Bot> =>
    startBot({
      house: openHouse(store, SHELF),
      painter,
      log,
      token: sandbox.token,
      apiUrl: sandbox.api,
    });
  await registerCommands(SHELF, sandbox.token, sandbox.api);
  const camp: Camp = {
    sandbox,
    store,
    painter,
    bot: await start(),
    async restart() {
      await camp.bot.close();
      camp.bot = await start();
    },
    async close() {
      await camp.bot.close();
      await painter.close();
      await store.close();
      await sandbox.close();
    },
  };
  return camp;
}

/** What somebody reads of an outcome. Throws where the interaction failed. */
export function read(outcome: Outcome): string {
  if (outcome.is === 'failed') throw new Error(`The bot did not answer: ${outcome.text}`);
  return outcome.text;
}

/** The message that an outcome led to. Throws where it led to none. */
export function messageOf(outcome: Outcome): PageMessage {
  if ('message' in outcome) return outcome.message;
  throw new Error(`No message but: ${outcome.is} ${outcome.text}`);
}

/** Opens a match for these people and starts it. Returns its thread. */
export async function startMatch(
  camp: Camp,
  people: readonly Person[],
  computers = 0,
): Promise<string> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('Somebody must host the match.');
  const seats = people.length + computers;
  read(await host.invoke('match new', { seats, computers }, { channel: 'tusk' }));
  await camp.bot.outbox.settled();
  const lobby = host.messagesIn('tusk').findLast((message) => !message.ephemeral);
  if (lobby === undefined) throw new Error('The lobby was not posted.');
  for (const guest of guests) read(await guest.press(lobby, 'Join'));
  read(await host.press(lobby, 'Start'));
  await camp.bot.outbox.settled();
  const thread = host.channels().findLast(({ name }) => name.startsWith('Tusk! #'));
  if (thread === undefined) throw new Error('The thread was not opened.');
  return thread.id;
}

/** The messages that everybody sees in a channel, oldest first. */
export const posts = (person: Person, channel: string): PageMessage[] =>
  person.messagesIn(channel).filter((message) => !message.ephemeral);

/** Opens somebody's panel with the Play button of the latest post. */
export async function openPanel(person: Person, thread: string): Promise<PageMessage> {
  const post = posts(person, thread).at(-1);
  if (post === undefined) throw new Error('Nothing was posted in the thread.');
  return messageOf(await person.press(post, 'Play'));
}
