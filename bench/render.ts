import { setTimeout as sleep } from 'node:timers/promises';
import { eachChoice } from '../src/engine/choices.ts';
import { playMatch } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { tuskEdition } from '../src/games/tusk/index.ts';
import { tusk } from '../src/games/tusk/rules.ts';
import { steady } from '../src/games/tusk/steady.ts';
import type { TuskView } from '../src/games/tusk/view.ts';
import type { Scene } from '../src/presentation/scene.ts';
import type { Table } from '../src/presentation/table.ts';
import { createPainter, type Painter } from '../src/render/pool.ts';
import { compareCanvases } from './canvases.ts';
import { type Figure, median, percentile } from './figure.ts';
import { watchLag } from './lag.ts';
import { part } from './share.ts';

const SEATS = 4;
/** Matches that ask for pictures at once, each for the next one when it has the last. */
const MATCHES = 4;
/** Pictures in all: those of the figures of time first, then the rest for memory alone. */
const PICTURES = 10_000;
/** Pictures before memory is read first: caches are full. */
const SETTLED = 3_000;

/** What a match shows, entry by entry. */
interface Shown {
  readonly table: Table;
  readonly views: readonly TuskView[];
  /** Choice maps of turns, each as its seat would see it. */
  readonly choices: readonly Scene[];
}

/** A match of steady players; the last of them of random ones, who wander and fight more. */
function playedMatch(number: number, share: number): Shown {
  const name = `bench render ${number}`;
  const table: Table = {
    matchName: `Tusk! #${number}`,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${number}.${seat + 1}`,
      mention: '@player',
      computer: seat > 1,
    })),
  };
  const views: TuskView[] = [];
  const choices: Scene[] = [];
  const player = number === MATCHES ? randomPlayer : steady;
  playMatch(tusk, {
    seed: namedSeed(name),
    seats: SEATS,
    config: tusk.config({}),
    players: Array.from({ length: SEATS }, () => player),
    random: namedRandom(name),
    each: ({ match: { state } }) => {
      views.push(tusk.view(state, 'public'));
      for (const decision of tusk.decisions(state)) {
        const view = tusk.view(state, decision.seat);
        const offered = [...eachChoice(tusk.choices(state, decision))];
        const scene = tuskEdition
          .in('en')
          .choiceScene?.(view, decision.seat, offered, table)?.scene;
        if (scene !== undefined && scene.map !== null) choices.push(scene);
      }
    },
  });
  return {
    table,
    views: views.slice(0, part(views.length, share)),
    choices: choices.slice(0, part(choices.length, share)),
  };
}

/** From a view to the bytes of its picture: milliseconds and kilobytes. */
async function paintView(painter: Painter, { table }: Shown, view: TuskView) {
  const start = performance.now();
  const { length } = await painter.paint(tuskEdition.in('en').scene(view, table));
  return { ms: performance.now() - start, kilobytes: length / 1024 };
}

/** Every view of all matches, the matches side by side. */
async function paintAll(painter: Painter, matches: readonly Shown[]) {
  const read = await Promise.all(
    matches.map(async (match) => {
      const pictures: { ms: number; kilobytes: number }[] = [];
      for (const view of match.views) pictures.push(await paintView(painter, match, view));
      return pictures;
    }),
  );
  return read.flat();
}

const firstViews = (matches: readonly Shown[], count: number): Shown[] =>
  matches.map((match) => ({ ...match, views: match.views.slice(0, count) }));

/** The memory of the process in megabytes, the middle of some readings: collection makes it jump. */
async function memory(): Promise<number> {
  const readings: number[] = [];
  for (let i = 0; i < 9; i += 1) {
    readings.push(process.memoryUsage.rss() / 2 ** 20);
    await sleep(50);
  }
  return median(readings);
}

/** The figures of pictures, with the painter as the bot has it: two threads beside the main one. */
export async function benchRender(share: number): Promise<Figure[]> {
  const matches = Array.from({ length: MATCHES }, (_, i) => playedMatch(i + 1, share));
  const pictures = part(PICTURES, share);
  const painter = createPainter();
  try {
    const start = performance.now();
    await painter.warm();
    const warm = performance.now() - start;
    const [first] = await paintAll(painter, firstViews(matches.slice(0, 1), 1));
    await paintAll(painter, firstViews(matches, 3));
    const lag = watchLag();
    const boards = await paintAll(painter, matches);
    const late = await lag.stop();
    const choices: number[] = [];
    for (const scene of matches.flatMap((match) => match.choices)) {
      choices.push((await painter.paint(scene)).length / 1024);
    }
    const times = boards.map(({ ms }) => ms);
    let painted = boards.length + choices.length;
    let settled: number | null = null;
    while (painted < pictures) {
      painted += (await paintAll(painter, matches)).length;
      if (settled === null && painted >= part(SETTLED, share)) settled = await memory();
    }
    const growth = (await memory()) - (settled ?? Number.NaN);
    const { napi, skia } = compareCanvases(
      matches
        .map(({ table, views }) =>
          views
            .filter((_, at) => at % 8 === 0)
            .map((view) => tuskEdition.in('en').scene(view, table)),
        )
        .flat(),
    );
    return [
      { name: 'warmUpMs', value: warm, unit: 'ms before the bot logs in', target: null },
      {
        name: 'firstBoardMs',
        value: first?.ms ?? null,
        unit: 'ms, the first one after that',
        target: { atMost: 500 },
      },
      { name: 'boardP50Ms', value: median(times), unit: 'ms', target: { atMost: 60 } },
      { name: 'boardP99Ms', value: percentile(times, 0.99), unit: 'ms', target: { atMost: 200 } },
      { name: 'lagP99Ms', value: percentile(late, 0.99), unit: 'ms', target: { atMost: 15 } },
      {
        name: 'boardKB',
        value: Math.max(...boards.map(({ kilobytes }) => kilobytes)),
        unit: 'KB, the largest',
        target: { atMost: 400 },
      },
      {
        name: 'choiceKB',
        value: Math.max(...choices),
        unit: 'KB, the largest',
        target: { atMost: 150 },
      },
      {
        name: 'memoryGrowthMB',
        value: growth,
        unit: `MB over ${pictures} pictures`,
        target: { atMost: 50 },
      },
      napi,
      skia,
    ];
  } finally {
    await painter.close();
  }
}
