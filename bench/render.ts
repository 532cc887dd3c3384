import { setTimeout as sleep } from 'node:timers/promises';
import { playMatch } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { PANEL_PIXELS } from '../src/discord/pressed/showing.ts';
import { SHELF } from '../src/games/index.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import type { Scene } from '../src/presentation/scene.ts';
import type { Table } from '../src/presentation/table.ts';
import { artsOf, registerArt } from '../src/render/drawings/registry.ts';
import { createPainter, type Painter } from '../src/render/pool.ts';
import { rasterize } from '../src/render/raster.ts';
import { compareCanvases } from './canvases.ts';
import { type Figure, median, percentile, processorSeconds } from './figure.ts';
import { watchLag } from './lag.ts';
import { part } from './share.ts';
import { bestOf, ofEachGame } from './shelf.ts';

const SEATS = 4;
/** Matches of a game that ask for pictures at once, each for the next one when it has the last. */
const MATCHES = 4;
/** Pictures in all: those of the figures of time first, then the rest for memory alone. */
const PICTURES = 10_000;
/** Pictures before memory is read first: caches are full. */
const SETTLED = 3_000;

/** Panels' pictures that are painted before time is taken. */
const WARM_UP = 60;

/** Kilobytes of a board. */
const BOARD_KB = 200;

/** What a match shows, entry by entry. */
interface PlayedMatch {
  readonly edition: AnyEdition;
  readonly table: Table;
  readonly views: readonly unknown[];
  /** What may be chosen on a map or a land, each as its seat would see it. */
  readonly choices: readonly Scene[];
  /** Pictures of panels: what each who is asked sees of what changed and may be chosen, else the whole board. */
  readonly panels: readonly Scene[];
}

/** A match of the best players; the last of them of random ones, who do more of what is rare. */
function playedMatch(edition: AnyEdition, number: number, share: number): PlayedMatch {
  const name = `bench render ${number}`;
  const { game } = edition;
  const words = edition.in('en');
  const table: Table = {
    matchName: `${edition.name} #${number}`,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${number}.${seat + 1}`,
      mention: '@player',
      computer: seat > 1,
    })),
  };
  const views: unknown[] = [];
  const choices: Scene[] = [];
  const panels: Scene[] = [];
  const player = number === MATCHES ? randomPlayer : bestOf(edition);
  playMatch(game, {
    seed: namedSeed(name),
    seats: SEATS,
    config: game.config({}),
    players: Array.from({ length: SEATS }, () => player),
    random: namedRandom(name),
    each: ({ match: { state } }) => {
      views.push(game.view(state, 'public'));
      for (const decision of game.decisions(state)) {
        const view = game.view(state, decision.seat);
        // What is answered by its shape is shown with no answers listed, as on a panel.
        const asked = game.choices(state, decision);
        const offered = 'shape' in asked ? [] : asked;
        const scene = words.choiceScene?.(view, decision.seat, offered, table) ?? null;
        if (scene !== null && (scene.map !== null || scene.landscape !== null)) {
          choices.push(scene);
        }
        if (decision.owed) panels.push(scene ?? words.scene(view, table));
      }
    },
  });
  return {
    edition,
    table,
    views: views.slice(0, part(views.length, share)),
    choices: choices.slice(0, part(choices.length, share)),
    panels: panels.slice(0, part(panels.length, share)),
  };
}

/** From a view to the bytes of its picture: milliseconds and kilobytes. */
async function paintView(painter: Painter, { edition, table }: PlayedMatch, view: unknown) {
  const start = performance.now();
  const { length } = await painter.paint(edition.in('en').scene(view, table));
  return { ms: performance.now() - start, kilobytes: length / 1024 };
}

/** Milliseconds of the processor for a panel's picture on this thread: the matches by turns, each as it was played. */
function paintMs(matches: readonly PlayedMatch[]): number {
  const most = Math.max(...matches.map(({ panels }) => panels.length));
  const scenes = Array.from({ length: most }, (_, at) =>
    matches.flatMap(({ panels }) => panels[at] ?? []),
  ).flat();
  const paint = (some: readonly Scene[]) => {
    for (const scene of some) rasterize(scene, { width: PANEL_PIXELS });
  };
  registerArt(artsOf(SHELF));
  paint(scenes.slice(0, WARM_UP));
  return (1000 * processorSeconds(() => paint(scenes))) / scenes.length;
}

/** Every view of all matches, the matches side by side. */
async function paintAll(painter: Painter, matches: readonly PlayedMatch[]) {
  const read = await Promise.all(
    matches.map(async (match) => {
      const pictures: { ms: number; kilobytes: number }[] = [];
      for (const view of match.views) pictures.push(await paintView(painter, match, view));
      return pictures;
    }),
  );
  return read.flat();
}

const firstViews = (matches: readonly PlayedMatch[], count: number): PlayedMatch[] =>
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

/** The figures of a game's pictures, painted as if nothing of it had been painted before. */
async function benchGame(
  painter: Painter,
  matches: readonly PlayedMatch[],
): Promise<{ readonly painted: number; readonly figures: readonly Figure[] }> {
  const [first] = await paintAll(painter, firstViews(matches.slice(0, 1), 1));
  await paintAll(painter, firstViews(matches, 3));
  const lag = watchLag();
  const boards = await paintAll(painter, matches);
  const late = await lag.stop();
  const choices: number[] = [];
  for (const scene of matches.flatMap((match) => match.choices)) {
    choices.push((await painter.paint(scene)).length / 1024);
  }
  // What may be chosen on a map is a part of it; on a land it is the whole board.
  const isLand = matches.some((match) => match.choices.some(({ landscape }) => landscape !== null));
  const times = boards.map(({ ms }) => ms);
  const figures: Figure[] = [
    {
      name: 'firstBoardMs',
      value: first?.ms ?? null,
      unit: 'ms, the first one after that',
      target: { atMost: 500 },
    },
    {
      name: 'paintMs',
      value: paintMs(matches),
      unit: 'ms of the processor for a panel’s picture, on one thread',
      target: { atMost: 12 },
    },
    { name: 'boardP50Ms', value: median(times), unit: 'ms', target: { atMost: 40 } },
    { name: 'boardP99Ms', value: percentile(times, 0.99), unit: 'ms', target: { atMost: 200 } },
    { name: 'lagP99Ms', value: percentile(late, 0.99), unit: 'ms', target: { atMost: 15 } },
    {
      name: 'boardKB',
      value: Math.max(...boards.map(({ kilobytes }) => kilobytes)),
      unit: 'KB, the largest',
      target: { atMost: BOARD_KB },
    },
    {
      name: 'choiceKB',
      value: Math.max(...choices),
      unit: 'KB, the largest',
      target: { atMost: isLand ? BOARD_KB : 150 },
    },
  ];
  return { painted: boards.length + choices.length, figures };
}

/** The figures of pictures, with the painter as the bot has it: two threads beside the main one. */
export async function benchRender(share: number): Promise<Figure[]> {
  const played = new Map(
    [...SHELF.values()].map((edition) => [
      edition,
      Array.from({ length: MATCHES }, (_, i) => playedMatch(edition, i + 1, share)),
    ]),
  );
  const [tusk = []] = played.values();
  const matches = [...played.values()].flat();
  const pictures = part(PICTURES, share);
  const painter = createPainter({ arts: artsOf(SHELF) });
  try {
    const start = performance.now();
    await painter.warm();
    const warm = performance.now() - start;
    let painted = 0;
    const figures = await ofEachGame(async (edition) => {
      const read = await benchGame(painter, played.get(edition) ?? []);
      painted += read.painted;
      return read.figures;
    });
    let settled: number | null = null;
    // A game after the other would be easier on what is kept than all side by side.
    while (painted < pictures || settled === null) {
      painted += (await paintAll(painter, matches)).length;
      if (settled === null && painted >= part(SETTLED, share)) settled = await memory();
    }
    const growth = (await memory()) - settled;
    const { napi, skia } = compareCanvases(
      tusk.flatMap(({ edition, table, views }) =>
        views.filter((_, at) => at % 8 === 0).map((view) => edition.in('en').scene(view, table)),
      ),
    );
    return [
      { name: 'warmUpMs', value: warm, unit: 'ms before the bot logs in', target: null },
      ...figures,
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
