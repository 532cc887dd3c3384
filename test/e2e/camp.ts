import { ComponentType } from 'discord.js';
import { createHash } from 'node:crypto';
import { Writable } from 'node:stream';
import { z } from 'zod';
import type { Mind } from '../../src/ai/mind.ts';
import { type Bot, startBot } from '../../src/discord/bot.ts';
import { LINK_TIMEOUTS, type LinkTimeouts } from '../../src/discord/link.ts';
import { namedRandom, type Random } from '../../src/engine/random.ts';
import { registerCommands } from '../../src/discord/commands/register.ts';
import { SHELF } from '../../src/games/index.ts';
import { type Language, SPOKEN } from '../../src/language/languages.ts';
import { openLog } from '../../src/process/log.ts';
import type { App } from '../../src/match/app/app.ts';
import { openApp } from '../../src/match/open.ts';
import { artsOf } from '../../src/render/drawings/registry.ts';
import { createPainter, type Painter } from '../../src/render/pool.ts';
import {
  type Clock,
  type Outcome,
  type PageMessage,
  type Person,
  type Sandbox,
  type SandboxOptions,
  startSandbox,
} from '../../src/sandbox/index.ts';
import { StoreUnavailable } from '../../src/store/failure.ts';
import type { Store } from '../../src/store/store.ts';
import { heldBy } from '../discord/fields.ts';
import { mindAtOnce } from '../ai/at-once.ts';
import { openMemoryStore } from '../store/memory.ts';
import { dotPainter } from './dots.ts';

/** The real bot on the real discord.js client, over the sandbox, with a store in memory. */
export interface Camp {
  readonly sandbox: Sandbox;
  readonly store: Store;
  readonly painter: Painter;
  /** What the bot has logged, oldest first. */
  readonly log: LogLine[];
  /** What the bot's store does instead of its work, where a test wants something to go amiss. */
  amiss: Partial<Store>;
  /** The games that the bot has from its next start on. */
  shelf: App['shelf'];
  bot: Bot;
  /** Resolves when the bot has answered and said everything. */
  settled(): Promise<void>;
  /** Sets the bot's clock forward and lets it see what is due then. Clocks do not count it, as when it was down. */
  later(ms: number): Promise<void>;
  /** The same with the bot at work all that time, so that clocks count it. */
  passing(ms: number): Promise<void>;
  /** Ends the bot and starts another one over the same store, as a restart does. */
  restart(): Promise<void>;
  close(): Promise<void>;
}

/** One line of the bot's log. `level` is 30 for what is good to know, 40 for a warning, 50 for an error. */
export interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly match?: number | null;
  readonly deed?: string;
  readonly [field: string]: unknown;
}

/** The machine's clock, with timers so many times as slow: a busy machine must not miss Discord's 3 seconds. */
export const patientClock = (times = 5): Clock => ({
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, Math.min(times * ms, 2 ** 31 - 1));
    timer.unref();
    return () => clearTimeout(timer);
  },
});

/** How a camp may differ from the usual one. */
export interface CampOptions extends SandboxOptions {
  /** Draws real pictures; without it every picture is one dot, which is quicker. */
  readonly pictures?: boolean;
  /** How soon the bot sees that Discord is gone or silent. */
  readonly linkTimeouts?: LinkTimeouts;
  /** When it is for the bot at first; now unless told. */
  readonly at?: Date;
  /** The games that it has. */
  readonly shelf?: App['shelf'];
  /** Opens its store; an empty one in memory unless told. */
  readonly store?: () => Promise<Store>;
  /** The languages that are spoken; as for everybody unless told. */
  readonly languages?: readonly Language[];
  /** Where computer players think; at once unless told. */
  readonly mind?: Mind;
  /** Resolves when whoever presses is not to wait for them any longer; they wait unless told. */
  readonly wait?: () => Promise<unknown>;
}

/** By day, wherever in Europe somebody says it lives: whom a test calls is awake, whenever it runs. */
export const NOON = new Date('2026-06-01T12:00:00Z');

/** Opens a camp with the commands registered. The dice of its nth match are always the same. */
export async function pitchCamp(options: CampOptions = {}): Promise<Camp> {
  const sandbox = await startSandbox({ clock: patientClock(), ...options });
  const { languages = SPOKEN, shelf = SHELF } = options;
  const store = await (options.store ?? openMemoryStore)();
  const painter =
    options.pictures === true ? createPainter({ arts: artsOf(shelf), threads: 2 }) : dotPainter();
  const lines: LogLine[] = [];
  const log = openLog(
    'info',
    new Writable({
      write(chunk, _, done) {
        if (process.env['TEST_LOG'] !== undefined) process.stderr.write(String(chunk));
        lines.push(JSON.parse(String(chunk)));
        done();
      },
    }),
  );
  // Time that somebody lets pass by the page passes for the bot as well.
  let ahead = options.at === undefined ? 0 : options.at.getTime() - sandbox.clock.now();
  const now = (): Date => new Date(sandbox.clock.now() + ahead);
  let secrets = 0;
  const secret = (bytes: number): string => {
    secrets += 1;
    return createHash('sha256')
      .update(`secret ${secrets}`)
      .digest('hex')
      .slice(0, 2 * bytes);
  };
  const mind = options.mind ?? mindAtOnce(() => camp.shelf);
  const wait = options.wait ?? (() => new Promise(() => undefined));
  const watched = faulty(store, () => camp.amiss);
  // Computer players are as lucky each time.
  const chance = (about: string): Random => namedRandom(`camp ${about}`);
  const start = (): Promise<Bot> =>
    startBot({
      app: { ...openApp(watched, camp.shelf, now), secret, chance, languages },
      painter,
      mind,
      wait,
      log,
      token: sandbox.token,
      apiUrl: sandbox.api,
      linkTimeouts: options.linkTimeouts ?? LINK_TIMEOUTS,
    });
  await registerCommands(shelf, sandbox.token, sandbox.api, languages);
  const camp: Omit<Camp, 'bot'> = {
    sandbox,
    store,
    painter,
    log: lines,
    amiss: {},
    shelf,
    settled: () => pitched.bot.settled(),
    async later(ms) {
      ahead += ms;
      pitched.bot.outbox.wake();
      await pitched.settled();
    },
    async passing(ms) {
      ahead += ms;
      await pitched.bot.timePassed();
      await pitched.settled();
      pitched.bot.outbox.wake();
      await pitched.settled();
    },
    async restart() {
      await pitched.bot.close();
      pitched.bot = await start();
    },
    async close() {
      await pitched.bot.close();
      await painter.close();
      await mind.close();
      await store.close();
      await sandbox.close();
    },
  };
  const pitched: Camp = Object.assign(camp, { bot: await start() });
  sandbox.onTimePassed(() => void pitched.bot.timePassed());
  return pitched;
}

/** A store of which some methods do something else at the moment. */
function faulty(store: Store, amiss: () => Partial<Store>): Store {
  return new Proxy(store, {
    get(target, name) {
      const other: unknown = Reflect.get(amiss(), name);
      const own: unknown = Reflect.get(target, name);
      if (typeof other === 'function') return other;
      return typeof own === 'function' ? own.bind(target) : own;
    },
  });
}

/** A store whose database is not there. */
export function noDatabase(): Partial<Store> {
  const gone = (): Promise<never> =>
    Promise.reject(new StoreUnavailable('The database cannot be reached. Try again in a moment.'));
  return {
    transaction: gone,
    press: gone,
    match: gone,
    matchIn: gone,
    matchesIn: gone,
    matchesWith: gone,
    waitingFor: gone,
    idsWaitingForComputers: gone,
    logEnd: gone,
    entries: gone,
    proposal: gone,
    rulings: gone,
    person: gone,
    server: gone,
    blocks: gone,
    pledges: gone,
    plansOf: gone,
    watchers: gone,
    countFinished: gone,
    claimOutbox: gone,
    renewClaims: gone,
    markAlarmed: gone,
    retryDeferred: gone,
    markTogether: gone,
    deferMessage: gone,
  };
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
  camp: Pick<Camp, 'settled'>,
  people: readonly Person[],
  computers = 0,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> {
  const [host, ...guests] = people;
  if (host === undefined) throw new Error('Somebody must host the match.');
  const seats = people.length + computers;
  const lobby = await openTable(camp, host, seats, computers, options);
  for (const guest of guests) await pressLobby(camp, guest, lobby, JOIN);
  await pressLobby(camp, host, lobby, 'Start');
  const thread = host.channels().findLast(({ name }) => / #\d+: /.test(name));
  if (thread === undefined) throw new Error('The thread was not opened.');
  return thread.id;
}

/** The button by which people join a table, and leave it. */
export const JOIN = 'Join / leave';

/**
 * Has somebody open a match and choose for it, as a host does behind **Host …**. Returns the message by which people
 * join.
 */
export async function openTable(
  camp: Pick<Camp, 'settled'>,
  host: Person,
  seats: number,
  computers = 0,
  options: Readonly<Record<string, string | number | boolean>> = {},
): Promise<PageMessage> {
  const { game, pace, ...chosen } = options;
  const typed = {
    seats,
    ...(game === undefined ? {} : { game }),
    ...(pace === undefined ? {} : { pace }),
  };
  read(await host.invoke('match new', typed, { channel: 'tusk' }));
  await camp.settled();
  const lobby = posts(host, 'tusk').at(-1);
  if (lobby === undefined) throw new Error('The lobby was not posted.');
  await chooseFor(camp, host, lobby, chosen);
  const match = Number(/#(\d+)/u.exec(lobby.content)?.[1]);
  for (let taken = 1; taken <= computers; taken += 1) {
    await pressLobby(camp, host, lobby, `seat:${match}:${taken}`);
  }
  return host.message(lobby);
}

/** What of a table stands in the form about time: by its option, its field and what fills it in. */
function timeFields(chosen: Readonly<Record<string, string | number | boolean>>) {
  const { hours, bank, late, rests = true, learners = false, 'sleeps-after': sleeps } = chosen;
  const also = [...(rests === true ? ['rests'] : []), ...(learners === true ? ['learners'] : [])];
  return {
    also,
    ...(hours === undefined ? {} : { pace: 'own', own: `${hours} + ${bank ?? hours}` }),
    ...(late === undefined ? {} : { late: String(late) }),
    ...(sleeps === undefined ? {} : { sleeps: String(sleeps) }),
  };
}

const TIMES = ['hours', 'bank', 'late', 'rests', 'learners', 'sleeps-after'];

/** Has a host choose for its table in the forms behind **Host …**. */
export async function chooseFor(
  camp: Pick<Camp, 'settled'>,
  host: Person,
  lobby: PageMessage,
  chosen: Readonly<Record<string, string | number | boolean>>,
): Promise<void> {
  const names = Object.keys(chosen);
  const [ofTime, ofGame] = [
    names.filter((one) => TIMES.includes(one)),
    names.filter((one) => !TIMES.includes(one)),
  ];
  if (names.length === 0) return;
  const panel = messageOf(await host.press(host.message(lobby), 'Host …'));
  const send = async (button: string, fields: Record<string, string | string[]>): Promise<void> => {
    const form = await host.press(panel, button);
    if (form.is !== 'modal') throw new Error('No form was opened.');
    read(await host.submitModal(form, { ...heldBy(form.modal.components), ...fields }));
    await camp.settled();
  };
  if (ofTime.length > 0) await send('Time …', timeFields(chosen));
  if (ofGame.length > 0)
    await send('Game …', Object.fromEntries(ofGame.map((name) => [name, String(chosen[name])])));
}

/**
 * Presses a button below the message by which people join. What it did, that message shows.
 * Returns what the presser alone was told: a refusal, or nothing.
 */
export async function pressLobby(
  camp: Pick<Camp, 'settled'>,
  person: Person,
  lobby: PageMessage,
  button: string,
): Promise<string | null> {
  const before = person.ephemerals().length;
  read(await person.press(lobby, button, { until: 'acknowledged', unchecked: /:/.test(button) }));
  await camp.settled();
  return person.ephemerals()[before]?.content ?? null;
}

/** The messages that everybody sees in a channel, oldest first. */
export const posts = (person: Person, channel: string): PageMessage[] =>
  person.messagesIn(channel).filter((message) => !message.ephemeral);

/** What the buttons and lists of a message say. */
export const labelsOn = (panel: PageMessage): string[] =>
  panel.components.flatMap((row) =>
    row.type === ComponentType.ActionRow
      ? row.components.flatMap((one) => ('label' in one ? [one.label ?? ''] : []))
      : [],
  );

const postedBody = z.object({
  content: z.string(),
  attachments: z.array(z.object({ filename: z.string(), description: z.string() })),
});

/** What was posted into a thread with a board, as it was then: older posts have given theirs up. */
export const boardsPosted = (
  { sandbox }: Pick<Camp, 'sandbox'>,
  thread: string,
): { readonly content: string; readonly alt: string }[] =>
  sandbox.requests.all
    .filter(({ method, path }) => method === 'POST' && path === `/channels/${thread}/messages`)
    .flatMap(({ body }) => {
      const { content = '', attachments = [] } = postedBody.safeParse(body).data ?? {};
      const [file] = attachments;
      return file?.filename === 'board.png' ? [{ content, alt: file.description }] : [];
    });

/** Opens somebody's panel with the Play button of the newest post that has one, which may say that in another language. */
export async function openPanel(
  person: Person,
  thread: string,
  play = 'Play',
): Promise<PageMessage> {
  return messageOf(await person.press(livePost(person, thread), play));
}

/** A panel with what is behind **More …**: all that answers nothing. */
export const moreOn = async (person: Person, panel: PageMessage): Promise<PageMessage> =>
  messageOf(await person.press(panel, idOn(person.message(panel), 'more')));

/** Presses a button of a message, which on a panel may stand behind **More …**. */
export async function pressOn(
  person: Person,
  message: PageMessage,
  button: string,
): Promise<Outcome> {
  const isThere = JSON.stringify(person.message(message).components).includes(`"${button}"`);
  return person.press(isThere ? message : await moreOn(person, message), button);
}

/** A panel made anew, as **Back** behind **More …** does, and **Refresh** on panels that stand from before. */
export async function anew(person: Person, panel: PageMessage): Promise<PageMessage> {
  const beside = idOn(person.message(panel), '(?:more|panel|piece)');
  const back = beside.replace(/^[a-z]+:(\d+).*/u, 'panel:$1');
  return messageOf(await person.press(panel, back, { unchecked: true }));
}

/** A panel with all that happened: what somebody has, newest, unless told; itself where it tells all of it. */
export async function happenedOn(
  person: Person,
  panel = person.ephemerals().at(-1),
): Promise<PageMessage> {
  if (panel === undefined) throw new Error('There is no panel.');
  const isTold = !JSON.stringify(panel.components).includes('"happened:');
  return isTold ? panel : messageOf(await person.press(panel, idOn(panel, 'happened')));
}

/** What a panel says but for when it was made. */
export const undated = (text: string): string => text.replace(/\n-# (?:as of|Stand) .*$/u, '');

/** The custom id of a button that a message has, or had, by what a press of it does. Throws where it has none. */
export function idOn({ components }: PageMessage, does: string): string {
  const id = new RegExp(`"(${does}:[^"]+)"`).exec(JSON.stringify(components))?.[1];
  if (id === undefined) throw new Error(`Nothing on that message does "${does}".`);
  return id;
}

/** The post from which the match is played now. */
export function livePost(person: Person, thread: string): PageMessage {
  const post = posts(person, thread).findLast(({ components }) =>
    JSON.stringify(components).includes('"play:'),
  );
  if (post === undefined) throw new Error('Nothing was posted in the thread.');
  return post;
}

/** Whether a match is still played. */
export const isPlayed = async (camp: Pick<Camp, 'store'>, match: number): Promise<boolean> =>
  (await camp.store.match(match))?.status === 'running';

/** A flag of a message: phones stay silent. */
export const SILENT = 4096;

const body = z.object({ content: z.string(), flags: z.int().optional() });

/** What was posted into a channel, as it was then, oldest first. */
export const sentTo = ({ sandbox }: Camp, channel: string) =>
  sandbox.requests.all
    .filter(({ method, path }) => method === 'POST' && path === `/channels/${channel}/messages`)
    .flatMap((request) => body.safeParse(request.body).data ?? []);
