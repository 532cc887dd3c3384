import { mkdir, readdir, readFile } from 'node:fs/promises';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { command, Fault, whole, writeWhole } from '../src/cli/command.ts';
import { SHELF } from '../src/games/index.ts';
import type { Wanted } from './bot.ts';
import { type Figure, isMet } from './figure.ts';
import { isOf } from './shelf.ts';

const USAGE =
  'npm run -s bench -- engine|bot|table|learn|orders|page|next|render|laws|balance|month|league|rating [--results bench/results] [--note TEXT] [--share PERCENT] [--game ID] [--rate N] [--against COMMIT] [--json]';

/** How much of the usual is to be measured: 1 for all of it. */
type Share = number;

/**
 * The benchmarks, by name, each told of which games, where that takes hours, and for the bot how fast people press, and
 * beside which other commit. Each throws where its figures would mean nothing.
 */
const BENCHMARKS: Readonly<
  Record<string, (share: Share, games: readonly string[], bot: Wanted) => Promise<Figure[]>>
> = {
  engine: async (share) => (await import('./engine.ts')).benchEngine(share),
  bot: async (share, _, wanted) => (await import('./bot.ts')).benchBot(share, wanted),
  table: async (share, games) => (await import('./table.ts')).benchTable(share, games),
  learn: async (share) => (await import('./learn.ts')).benchLearn(share),
  orders: async (share) => (await import('./orders.ts')).benchOrders(share),
  page: async (share, games) => (await import('./page.ts')).benchPage(share, games),
  next: async (share) => (await import('./next.ts')).benchNext(share),
  render: async (share) => [
    ...(await (await import('./render.ts')).benchRender(share)),
    ...(await (await import('./animation.ts')).benchAnimation(share)),
  ],
  balance: async (share, games) => (await import('./balance.ts')).benchBalance(share, games),
  month: async (share, games) => (await import('./month.ts')).benchMonth(share, games),
  league: async (share) => (await import('./league.ts')).benchLeague(share),
  rating: async (share) => (await import('./rating.ts')).benchRating(share),
  laws: async (share, games) => (await import('./laws.ts')).benchLaws(share, games),
};

const target = z.union([
  z.object({ atLeast: z.number() }),
  z.object({ atMost: z.number() }),
  z.null(),
]);
const readings = z.object({
  bench: z.string(),
  machine: z.object({ cpu: z.string(), cores: z.number(), node: z.string() }),
  /** What else was going on, where it matters. */
  note: z.string().optional(),
  figures: z.array(
    z.object({ name: z.string(), value: z.number().nullable(), unit: z.string(), target }),
  ),
});
type Readings = z.infer<typeof readings>;

const shown = (value: number | null): string =>
  value === null
    ? 'not read:'
    : value.toLocaleString('en', { maximumSignificantDigits: value < 1000 ? 3 : 9 });

function goal({ target: aim }: Figure): string {
  if (aim === null) return '';
  return 'atLeast' in aim ? `at least ${shown(aim.atLeast)}` : `at most ${shown(aim.atMost)}`;
}

/** Whether a figure is as it should be; nothing where nobody said how it should be. */
function verdict(figure: Figure): string {
  if (figure.target === null) return '';
  return isMet(figure) ? 'yes' : 'no';
}

function table({ bench, machine, note, figures }: Readings): string {
  return [
    `## ${bench}`,
    '',
    `${machine.cpu}, ${machine.cores} cores, Node ${machine.node}`,
    ...(note === undefined ? [] : ['', note]),
    '',
    '| figure | read | target | met |',
    '|---|---|---|---|',
    ...figures.map(
      (figure) =>
        `| ${figure.name} | ${shown(figure.value)} ${figure.unit} | ${goal(figure)} | ${verdict(figure)} |`,
    ),
  ].join('\n');
}

/** The readings, with those of other games that were kept where only one game was read now. */
async function withOthers(folder: string, fresh: Readings, game: string): Promise<Readings> {
  const file = join(folder, `${fresh.bench}.json`);
  const kept = await readFile(file, 'utf8').catch(() => null);
  if (kept === null) return fresh;
  const { note, figures } = readings.parse(JSON.parse(kept));
  const others = figures.filter(({ name }) => !isOf(game, name));
  return { ...fresh, note: fresh.note ?? note, figures: [...fresh.figures, ...others] };
}

/** Writes the readings beside the others, and all of them into one page. */
async function save(folder: string, fresh: Readings): Promise<void> {
  await writeWhole(join(folder, `${fresh.bench}.json`), `${JSON.stringify(fresh, null, 2)}\n`);
  const files = (await readdir(folder)).filter((name) => name.endsWith('.json')).sort();
  const tables: string[] = [];
  for (const file of files) {
    const kept = readings.parse(JSON.parse(await readFile(join(folder, file), 'utf8')));
    tables.push(table(kept));
  }
  const how = `Read with \`${USAGE}\`; how each figure is read stands in \`bench/\`.`;
  const page = ['# Benchmarks', '', how, '', tables.join('\n\n'), ''];
  await writeWhole(`${folder.replace(/\/$/, '')}.md`, page.join('\n'));
}

/** Where one game alone may be measured. */
const BY_GAME: readonly string[] = ['month', 'balance', 'page', 'laws', 'table'];

const OPTIONS = ['results', 'note', 'share', 'game', 'rate', 'against'] as const;

await command(
  USAGE,
  OPTIONS,
  async ([name = ''], { results, note, share: percent = '100', game, rate, against = null }) => {
    const measure = BENCHMARKS[name];
    if (measure === undefined) {
      const known = Object.keys(BENCHMARKS).join(', ');
      throw new Fault(`There is no benchmark called "${name}"; there is ${known}.`);
    }
    const [cpu] = cpus();
    const machine = {
      cpu: cpu?.model ?? 'unknown',
      cores: cpus().length,
      node: process.versions.node,
    };
    const share = whole('--share', percent, 1, 100) / 100;
    if (share < 1 && results !== undefined) {
      throw new Fault('Only what was measured in full is kept: leave --share or --results out.');
    }
    if (game !== undefined && !(SHELF.has(game) && BY_GAME.includes(name))) {
      throw new Fault(
        `${BY_GAME.join(', ')} can be read of one game: ${[...SHELF.keys()].join(', ')}.`,
      );
    }
    if (name !== 'bot' && (rate !== undefined || against !== null)) {
      throw new Fault('--rate and --against are of the bot alone.');
    }
    const bot = { rate: rate === undefined ? null : whole('--rate', rate, 1, 1000), against };
    // Before the minutes that measuring takes, rather than after them.
    if (results !== undefined) await mkdir(results, { recursive: true });
    const games = game === undefined ? [...SHELF.keys()] : [game];
    const measured = await measure(share, games, bot);
    // A part shows that it runs; how fast, it does not.
    const figures = share < 1 ? measured.map((one) => ({ ...one, target: null })) : measured;
    const read: Readings = {
      bench: name,
      machine,
      ...(note === undefined ? {} : { note }),
      figures,
    };
    if (results !== undefined) {
      await save(results, game === undefined ? read : await withOthers(results, read, game));
    }
    const values = Object.fromEntries(figures.map((figure) => [figure.name, figure.value]));
    const targets = Object.fromEntries(figures.map((figure) => [figure.name, figure.target]));
    const ok = figures.every(isMet);
    return { ok, text: table(read), json: { bench: name, machine, ...values, targets, met: ok } };
  },
);
