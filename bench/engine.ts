import { playAndKeep, playMatch } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { begin, submit } from '../src/engine/match.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { replay } from '../src/engine/replay.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import { compare } from './comparison.ts';
import { type Figure, median, percentile, processorSeconds } from './figure.ts';
import { part } from './share.ts';
import { bestOf, ofEachGame } from './shelf.ts';

const SEATS = 4;
/** Matches in one run of self-play, and how many runs. */
const [MATCHES, RUNS] = [600, 7];
/** Matches of the best player, which are longer: for replays, single answers and sizes. */
const LONG_MATCHES = 20;
/** How many answers and matches a second there are to be, by game: more is to be counted in one than in another. */
const LEAST: Readonly<Record<string, { readonly answers: number; readonly matches?: number }>> = {
  tusk: { answers: 100_000, matches: 300 },
  'stone-age': { answers: 50_000 },
};

const atLeast = (least: number | undefined): Figure['target'] =>
  least === undefined ? null : { atLeast: least };

/** Seconds of processor time and answers of one run of random matches on this thread, every choice enumerated. */
function selfPlay(
  { game }: AnyEdition,
  run: number,
  matches: number,
): { readonly seconds: number; readonly actions: number } {
  let actions = 0;
  const config = game.config({});
  const players = Array.from({ length: SEATS }, () => randomPlayer);
  const seconds = processorSeconds(() => {
    for (let i = 0; i < matches; i += 1) {
      const name = `bench ${run} ${i}`;
      const random = namedRandom(name);
      const seed = namedSeed(name);
      actions += playMatch(game, { seed, seats: SEATS, config, players, random }).actions;
    }
  });
  return { seconds, actions };
}

/** Matches of four of the best players, with what is needed to play them again. */
function longMatches(edition: AnyEdition, count: number) {
  const { game } = edition;
  const config = game.config({});
  return Array.from({ length: count }, (_, i) => {
    const seed = namedSeed(`bench long ${i}`);
    const players = Array.from({ length: SEATS }, () => bestOf(edition));
    const random = namedRandom('unused');
    const { entered } = playAndKeep(game, { seed, seats: SEATS, config, players, random });
    return { seed, seats: SEATS, config, rules: game.rules, entered };
  });
}

type Long = ReturnType<typeof longMatches>[number];

/** Milliseconds to replay a whole match from its log. */
function replayTime({ game }: AnyEdition, { entered, ...beginning }: Long): number {
  const entries = entered.map(({ entry }) => entry);
  const start = performance.now();
  const replayed = replay(game, beginning, entries);
  const time = performance.now() - start;
  if (!replayed.ok) throw new Error('A match of the benchmark cannot be replayed.');
  return time;
}

/** Milliseconds for each answer that is submitted by its names, as a press does. */
function submitTimes({ game }: AnyEdition, { entered, ...beginning }: Long): number[] {
  const times: number[] = [];
  let { match } = begin(game, beginning);
  for (const { entry } of entered) {
    for (const name of entry.kind === 'answers' ? entry.answers : []) {
      const start = performance.now();
      const submitted = submit(game, beginning.seed, match, name);
      times.push(performance.now() - start);
      if (!submitted.ok) throw new Error(`An answer of the benchmark is refused: ${name.choice}.`);
      match = submitted.value.match;
    }
  }
  return times;
}

function largestState({ game }: AnyEdition, matches: readonly Long[]): number {
  const sizes = matches.flatMap(({ entered }) =>
    entered.map(({ match }) => Buffer.byteLength(JSON.stringify(game.stored(match.state)))),
  );
  return Math.max(...sizes);
}

/** The figures of the engine with a game on it, read on one core, each the median of several runs. */
function benchGame(edition: AnyEdition, share: number): Figure[] {
  const matches = part(MATCHES, share);
  const least = LEAST[edition.game.id];
  selfPlay(edition, 0, matches);
  const runs = Array.from({ length: RUNS }, (_, i) => selfPlay(edition, i + 1, matches));
  const long = longMatches(edition, part(LONG_MATCHES, share));
  for (const match of long) replayTime(edition, match);
  const replays = long.map((match) =>
    median(Array.from({ length: 5 }, () => replayTime(edition, match))),
  );
  const submits = Array.from({ length: 5 }, () =>
    percentile(
      long.flatMap((match) => submitTimes(edition, match)),
      0.99,
    ),
  );
  return [
    {
      name: 'actionsPerSecond',
      value: Math.round(median(runs.map(({ actions, seconds }) => actions / seconds))),
      unit: 'answers/s',
      target: atLeast(least?.answers),
    },
    {
      name: 'matchesPerSecond',
      value: Math.round(median(runs.map(({ seconds }) => matches / seconds))),
      unit: 'matches/s',
      target: atLeast(least?.matches),
    },
    { name: 'replayMs', value: Math.max(...replays), unit: 'ms', target: { atMost: 10 } },
    { name: 'submitP99Ms', value: median(submits), unit: 'ms', target: { atMost: 2 } },
    {
      name: 'stateBytes',
      value: largestState(edition, long),
      unit: 'bytes',
      target: { atMost: 16_384 },
    },
  ];
}

/** The figures of the engine with each game of the shelf, and how it fares beside another one. */
export async function benchEngine(share: number): Promise<Figure[]> {
  const figures = await ofEachGame((edition) => benchGame(edition, share));
  const comparison = compare(share);
  return [
    ...figures,
    {
      name: 'boardgameioRatio',
      value: Math.min(comparison.reducer, comparison.client) / comparison.ours,
      unit: 'times as fast',
      target: { atLeast: 10 },
    },
  ];
}
