import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { registerCommands } from '../src/discord/commands/register.ts';
import { SHELF } from '../src/games/index.ts';
import { type Person, type Sandbox, startSandbox } from '../src/sandbox/index.ts';
import { type Built, builtAt, builtHere } from './bot/built.ts';
import { type Crowd, gatherCrowd, has } from './bot/crowd.ts';
import {
  processorSecondsOf,
  processorSecondsOfAll,
  processorSecondsOfHelpers,
  processorSecondsOfMain,
} from './bot/processor.ts';
import { peakMegabytesOf } from './bot/memory.ts';
import { startPostgres, type TemporaryPostgres } from './bot/postgres.ts';
import { type Figure, median, percentile } from './figure.ts';
import { part } from './share.ts';

const MATCHES = 60;
/** Besides the two people of each match. */
const COMPUTERS = 2;
/** Interactions a second, unless another number is asked for. */
const RATE = 50;
/** How often the bot here and another one are measured by turns. */
const TURNS = 3;
const WARM_UP_SECONDS = 15;
const SECONDS = 60;
/** How long a post may take after the last press, before it counts as lost. */
const TIMEOUT_SECONDS = 30;

/** Milliseconds since 1970 at which Discord's ids begin; an id carries its time above its 22nd bit. */
const ID_EPOCH = 1_420_070_400_000;
const timeOf = (id: string): number => Number(BigInt(id) >> 22n) + ID_EPOCH;

/** What is measured: interactions a second, and besides the bot here that of another commit. */
export interface Wanted {
  readonly rate: number | null;
  readonly against: string | null;
}

/** Measures the bot; where another commit is named, both by turns in the same minutes, each figure the middle of its turns. */
export async function benchBot(share: number, { rate, against }: Wanted): Promise<Figure[]> {
  const here = builtHere();
  if (against === null) return measure(here, share, rate ?? RATE);
  const there = builtAt(against);
  const read: { readonly mine: Figure[]; readonly other: Figure[] }[] = [];
  try {
    for (let turn = 0; turn < TURNS; turn += 1) {
      const other = await measure(there, share, rate ?? RATE);
      read.push({ other, mine: await measure(here, share, rate ?? RATE) });
    }
  } finally {
    there.close();
  }
  const mine = middle(read.map((one) => one.mine));
  const other = middle(read.map((one) => one.other));
  return [
    ...mine,
    ...other.map(({ name, value, unit }) => figure(`before.${name}`, value ?? Number.NaN, unit)),
  ];
}

/** Of figures that were read several times the middle. */
const middle = (readings: readonly Figure[][]): Figure[] =>
  (readings[0] ?? []).map((one) => ({
    ...one,
    value: median(
      readings.map((figures) => figures.find(({ name }) => name === one.name)?.value ?? Number.NaN),
    ),
  }));

/**
 * Plays many matches at once on the bot as it is shipped, in a process of its own, over the sandbox in this
 * one and a Postgres of its own. People press at fixed moments, whether the bot has answered others or not.
 * What goes wrong meanwhile is told on standard error, and counted.
 */
async function measure(built: Built, share: number, wanted: number): Promise<Figure[]> {
  const matches = part(MATCHES, share, 2);
  const rate = wanted * share;
  const closing: (() => Promise<unknown>)[] = [];
  const wrong: string[] = [];
  try {
    const postgres = await startPostgres();
    closing.unshift(() => postgres.close());
    const sandbox = await startSandbox({ people: namesOf(2 * matches) });
    closing.unshift(() => sandbox.close());
    await registerCommands(SHELF, sandbox.token, sandbox.api);
    const bot = startBot(built, sandbox, postgres, (complaint) => wrong.push(complaint));
    closing.unshift(() => bot.close());
    await Promise.race([sandbox.botOnline(), bot.ended, overdue('The bot did not log in')]);
    postgres.run(NOTE_TURNS);
    const crowd = gatherCrowd(sandbox, await openMatches(sandbox, matches));
    await press(crowd, rate, part(WARM_UP_SECONDS, share));
    sandbox.requests.clear();
    const clocks = [
      () => bot.processorSeconds(),
      () => bot.mainThreadSeconds(),
      () => bot.helperSeconds(),
      () => postgres.processorSeconds(),
      () => (process.cpuUsage().user + process.cpuUsage().system) / 1e6,
      processorSecondsOfAll,
      () => postgres.statements(),
      () => postgres.transactions(),
      () => crowd.panels().shown,
      () => crowd.panels().pictured,
    ];
    const before = clocks.map((read) => read());
    const seconds = part(SECONDS, share, 5);
    const pace = await press(crowd, rate, seconds);
    const after = clocks.map((read) => read());
    const [
      ofBot = 0,
      ofMain = 0,
      ofHelpers = 0,
      ofPostgres = 0,
      ofSandbox = 0,
      ofAll = 0,
      statements = 0,
      transactions = 0,
      shown = 0,
      pictured = 0,
    ] = after.map((seconds, at) => seconds - (before[at] ?? 0));
    const painted = sandbox.requests.all.reduce((sum, { files }) => sum + files.length, 0);
    await crowd.calm();
    await quiet(postgres);
    const peak = bot.peakMegabytes();
    const { latencies, faults } = evaluate(sandbox, postgres, seconds);
    wrong.push(...crowd.faults, ...faults);
    const { pressed, idle } = pace;
    const served = pressed / pace.seconds;
    return [
      ...latencies,
      figure('interactions', pressed, ''),
      figure('interactionsPerSecond', served, '/s', { atLeast: 0.95 * wanted }),
      figure('idleMoments', idle, ''),
      figure('refusedAsStale', crowd.refused(), ''),
      figure('botMemoryMB', peak, 'MB resident at its peak, Postgres aside', { atMost: 500 }),
      figure('botProcessorMs', (1000 * ofBot) / pressed, 'ms per interaction'),
      figure('botMainThreadMs', (1000 * ofMain) / pressed, 'ms per interaction'),
      figure('helperMs', (1000 * ofHelpers) / pressed, 'ms of V8’s helper threads per interaction'),
      figure(
        'paintMs',
        (1000 * (ofBot - ofMain - ofHelpers)) / painted,
        'ms of the other threads, which paint and think, per picture sent',
      ),
      figure('picturesPerInteraction', painted / pressed, 'sent per interaction'),
      figure('picturesShown', pictured / shown, 'of the panels that were used'),
      figure('statements', statements / pressed, 'per interaction'),
      figure('transactions', transactions / pressed, 'per interaction, of several statements'),
      figure('postgresProcessorMs', (1000 * ofPostgres) / pressed, 'ms per interaction'),
      figure('sandboxProcessorMs', (1000 * ofSandbox) / pressed, 'ms per interaction'),
      figure(
        'coresUsedByOthers',
        (ofAll - ofBot - ofPostgres - ofSandbox) / pace.seconds,
        'of this machine',
      ),
      figure('faults', wrong.length, '', { atMost: 0 }),
    ];
  } finally {
    for (const close of closing) await close();
    if (wrong.length > 0) process.stderr.write(`${summed(wrong)}\n`);
  }
}

const figure = (
  name: string,
  value: number,
  unit: string,
  target: Figure['target'] = null,
): Figure => ({ name, value, unit, target });

/** Each sentence once, with how often it was said. */
function summed(sentences: readonly string[]): string {
  return [...new Set(sentences)]
    .map((sentence) => `${sentences.filter((other) => other === sentence).length} × ${sentence}`)
    .join('\n');
}

const namesOf = (count: number): string[] =>
  Array.from({ length: count }, (_, at) => `Player ${at + 1}`);

interface BotProcess {
  /** The most memory that it has held so far. */
  peakMegabytes(): number;
  processorSeconds(): number;
  /** Of that, what the thread used that answers. */
  mainThreadSeconds(): number;
  /** And V8's helper threads, which collect and compile; all others paint and think. */
  helperSeconds(): number;
  /** Rejects when it ends before it is told to. */
  readonly ended: Promise<never>;
  close(): Promise<void>;
}

/** What `npm start` sets for the C library, and what it gives to Node. Another commit is held to the same. */
const limitsSchema = z.object({
  env: z.record(z.string(), z.string()),
  node: z.array(z.string()),
});

const logLine = z.object({ level: z.number(), msg: z.string() });

/**
 * Starts the bot as `npm start` does with a token: compiled, without what this process runs TypeScript by. `complain` is
 * told of its warnings and errors.
 */
function startBot(
  { folder }: Built,
  sandbox: Sandbox,
  postgres: TemporaryPostgres,
  complain: (line: string) => void,
): BotProcess {
  const limits = limitsSchema.parse(
    JSON.parse(readFileSync(new URL('../scripts/limits.json', import.meta.url), 'utf8')),
  );
  const child: ChildProcess = spawn(process.execPath, [...limits.node, 'dist/main.js'], {
    cwd: folder,
    env: {
      ...process.env,
      ...limits.env,
      DISCORD_TOKEN: sandbox.token,
      DISCORD_API_URL: sandbox.api,
      DATABASE_URL: postgres.url,
      HEALTH_PORT: '0',
      LOG_LEVEL: 'warn',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let rest = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines.filter((one) => one.startsWith('{'))) {
      complain(`The bot says: ${logLine.safeParse(JSON.parse(line)).data?.msg ?? line}`);
    }
  });
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return {
    peakMegabytes: () => peakMegabytesOf(child.pid ?? 0),
    processorSeconds: () => processorSecondsOf(child.pid ?? 0),
    mainThreadSeconds: () => processorSecondsOfMain(child.pid ?? 0),
    helperSeconds: () => processorSecondsOfHelpers(child.pid ?? 0),
    ended: exited.then((code) => {
      throw new Error(`The bot ended before it served, with ${code}.`);
    }),
    async close() {
      child.kill('SIGTERM');
      await Promise.race([exited, overdue('The bot did not end when it was told to')]).catch(
        (error: unknown) => {
          child.kill('SIGKILL');
          throw error;
        },
      );
    },
  };
}

/** Opens all matches and starts them. Returns who sits where. */
async function openMatches(
  sandbox: Sandbox,
  matches: number,
): Promise<{ person: Person; thread: string }[]> {
  const seats: { person: Person; thread: string }[] = [];
  for (let match = 1; match <= matches; match += 1) {
    const host = sandbox.user(`Player ${2 * match - 1}`);
    const guest = sandbox.user(`Player ${2 * match}`);
    await host.invoke('match new', { seats: 2 + COMPUTERS }, { channel: 'tusk' });
    const lobby = await eventually(() =>
      host.messagesIn('tusk').findLast((message) => message.content.includes(`match #${match}\n`)),
    );
    for (let taken = 1; taken <= COMPUTERS; taken += 1) {
      const id = `seat:${match}:${taken}`;
      await host.press(lobby, id, { until: 'acknowledged', unchecked: true });
    }
    await guest.press(lobby, `join:${match}`, { until: 'acknowledged', unchecked: true });
    await eventually(() => (host.message(lobby).content.includes(guest.id) ? true : undefined));
    await host.press(lobby, 'Start', { until: 'acknowledged' });
    const thread = await eventually(() =>
      host.channels().find(({ name }) => name.startsWith(`Tusk! #${match}:`)),
    );
    await eventually(() =>
      host.messagesIn(thread.id).find(({ components }) => has(components, 'Play')),
    );
    seats.push({ person: host, thread: thread.id }, { person: guest, thread: thread.id });
  }
  return seats;
}

/** Rejects after half a minute. */
async function overdue(what: string): Promise<never> {
  await sleep(30_000, null, { ref: false });
  throw new Error(`${what} within 30 seconds.`);
}

/** What `look` finds, as soon as it finds something. */
async function eventually<T>(look: () => T | undefined): Promise<T> {
  for (let waited = 0; waited < 500; waited += 1) {
    const found = look();
    if (found !== undefined) return found;
    await sleep(20);
  }
  throw new Error('The bot did not do within 10 seconds what it should.');
}

interface Pace {
  readonly seconds: number;
  readonly pressed: number;
  /** Moments at which everybody waited for an answer or for another player. */
  readonly idle: number;
}

/** Has people press at fixed moments, so many a second, for so many seconds. A moment that was slept through is made up for. */
async function press(crowd: Crowd, rate: number, seconds: number): Promise<Pace> {
  const start = performance.now();
  let [pressed, idle] = [0, 0];
  for (let moment = 0; moment < seconds * rate; moment += 1) {
    const wait = start + (moment * 1000) / rate - performance.now();
    if (wait > 0) await sleep(wait);
    if (crowd.act()) pressed += 1;
    else idle += 1;
  }
  return { seconds: (performance.now() - start) / 1000, pressed, idle };
}

const countSchema = z.object({ waiting: z.number() });

/** Waits until everything that is to be said has been said. */
async function quiet(postgres: TemporaryPostgres): Promise<void> {
  const waiting = `SELECT count(*)::int AS waiting FROM outbox WHERE "deliveredAt" IS NULL`;
  for (let waited = 0; waited < TIMEOUT_SECONDS; waited += 1) {
    const [row] = postgres.query(waiting);
    if (countSchema.parse(row).waiting === 0) return;
    await sleep(1000);
  }
}

/** Has the database note which transactions changed a match, and when a turn was put into the outbox or added to. */
const NOTE_TURNS = `
  CREATE SEQUENCE bench_order;
  CREATE TABLE bench_change (at bigint, written xid, match int);
  CREATE FUNCTION bench_change() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO bench_change VALUES (nextval('bench_order'), pg_current_xact_id()::xid, NEW.id);
    RETURN NULL;
  END $$;
  CREATE TRIGGER bench_change AFTER UPDATE OF snapshot ON match
    FOR EACH ROW EXECUTE FUNCTION bench_change();
  CREATE TABLE bench_turn (at bigint, message int, match int);
  CREATE FUNCTION bench_turn() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
    INSERT INTO bench_turn VALUES (nextval('bench_order'), NEW.id, NEW."matchId"); RETURN NULL;
  END $$;
  CREATE TRIGGER bench_turn AFTER INSERT OR UPDATE OF payload ON outbox
    FOR EACH ROW WHEN (NEW.kind IN ('turn', 'over')) EXECUTE FUNCTION bench_turn();`;

/**
 * Presses with the post that they made due, or computer players who answered them. What nobody waits for is held back,
 * and told with what comes after it.
 */
const TOLD = `
  WITH pressed AS MATERIALIZED (
    SELECT bench_change.at, bench_change.match, interaction.id
    FROM bench_change JOIN interaction ON interaction.xmin = bench_change.written)
  SELECT DISTINCT press.id AS press, outbox.posted AS post
  FROM (SELECT max(at) AS at, message, match FROM bench_turn GROUP BY message, match) AS turn
  CROSS JOIN LATERAL (
    SELECT id FROM pressed WHERE pressed.match = turn.match AND pressed.at < turn.at
    ORDER BY pressed.at DESC LIMIT 1) AS press
  JOIN outbox ON outbox.id = turn.message
  WHERE outbox.posted IS NOT NULL OR NOT coalesce((outbox.payload ->> 'quiet')::boolean, false)`;

const toldSchema = z.object({ press: z.string(), post: z.string().nullable() });

function evaluate(
  sandbox: Sandbox,
  postgres: TemporaryPostgres,
  seconds: number,
): { readonly latencies: readonly Figure[]; readonly faults: readonly string[] } {
  const requests = sandbox.requests.all;
  const acks = requests.flatMap(({ path, at, status }) => {
    const press = /^\/interactions\/(\d+)\/.*\/callback$/.exec(path)?.[1];
    return press === undefined || status >= 400 ? [] : [{ press, took: at - timeOf(press) }];
  });
  const measured = new Set(acks.map(({ press }) => press));
  const told = postgres
    .query(TOLD)
    .map((row) => toldSchema.parse(row))
    .filter(({ press }) => measured.has(press));
  const posts = told.flatMap(({ press, post }) =>
    post === null ? [] : [timeOf(post) - timeOf(press)],
  );
  const lost = told.length - posts.length;
  const faults = [
    ...requests
      .filter(({ status }) => status >= 400)
      .map(({ method, route, status }) => `The sandbox refused ${method} ${route}: ${status}.`),
    ...Array.from({ length: lost }, () => 'A press was not told of in the thread.'),
  ];
  const ack = acks.map(({ took }) => took);
  const pictures = new Set(told.flatMap(({ post }) => post ?? [])).size;
  return {
    faults,
    latencies: [
      figure('ackP99Ms', percentile(ack, 0.99), 'ms', { atMost: 100 }),
      figure('ackMedianMs', median(ack), 'ms'),
      figure('postP99Ms', percentile(posts, 0.99), 'ms', { atMost: 1000 }),
      figure('postMedianMs', median(posts), 'ms'),
      figure('pressesWithPost', posts.length, ''),
      figure('postsPerSecond', pictures / seconds, '/s'),
    ],
  };
}
