import { playAndKeep, playMatch, playOut } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { selfPlay as simulate } from '../src/cli/self-play.ts';
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
/** Answers in one run of self-play, about so many, and how many runs: enough for all code to be compiled in the first. */
const [ANSWERS, RUNS] = [400_000, 7];
/** Matches of the best player, which are longer: for replays, single answers and sizes. */
const LONG_MATCHES = 20;
/**
 * How many answers a second there are to be, by game, as more is to be counted in one than in another: where matches are
 * played out or simulated, and where each answer is an entry.
 */
const LEAST: Readonly<
  Record<
    string,
    {
      readonly playedOut: number;
      readonly entered: number;
      readonly matches?: number;
      /** How long the longest replay may take, in milliseconds. */
      readonly replayMs: number;
    }
  >
> = {
  tusk: { playedOut: 500_000, entered: 100_000, matches: 300, replayMs: 10 },
  'stone-age': { playedOut: 200_000, entered: 50_000, replayMs: 10 },
  'rise-of-tribes': { playedOut: 60_000, entered: 30_000, replayMs: 15 },
  'valley-of-the-mammoths': { playedOut: 40_000, entered: 30_000, replayMs: 15 },
};

const atLeast = (least: number | undefined): Figure['target'] =>
  least === undefined ? null : { atLeast: least };

/** Answers and matches for each second of processor time of one run of random matches on this thread, every choice enumerated. */
function selfPlay(
  { game }: AnyEdition,
  play: typeof playOut | typeof playMatch,
  run: number,
  answers: number,
): { readonly actions: number; readonly matches: number } {
  let [actions, matches] = [0, 0];
  const config = game.config({});
  const players = Array.from({ length: SEATS }, () => randomPlayer);
  const seconds = processorSeconds(() => {
    for (; actions < answers; matches += 1) {
      const name = `bench ${run} ${matches}`;
      const random = namedRandom(name);
      const seed = namedSeed(name);
      actions += play(game, { seed, seats: SEATS, config, players, random }).actions;
    }
  });
  return { actions: actions / seconds, matches: matches / seconds };
}

/** The middle of several runs, after one that counts for nothing. */
function selfPlays(edition: AnyEdition, play: typeof playOut | typeof playMatch, answers: number) {
  const runs = Array.from({ length: 1 + RUNS }, (_, i) => selfPlay(edition, play, i, answers));
  const [, ...counted] = runs;
  return {
    actions: Math.round(median(counted.map(({ actions }) => actions))),
    matches: Math.round(median(counted.map(({ matches }) => matches))),
  };
}

/** Answers a second by the clock, as `npm run simulate` counts them, of about so many. */
async function simulated(edition: AnyEdition, matches: number): Promise<number> {
  const config = edition.game.config({});
  const simulation = { edition, players: [randomPlayer], seats: SEATS, config, matches };
  const runs: number[] = [];
  for (let run = 0; run <= RUNS; run += 1) {
    runs.push((await simulate({ ...simulation, seed: `bench ${run}` }, null)).actionsPerSecond);
  }
  return Math.round(median(runs.slice(1)));
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
async function benchGame(edition: AnyEdition, share: number): Promise<Figure[]> {
  const answers = part(ANSWERS, share);
  const least = LEAST[edition.game.id];
  const playedOut = selfPlays(edition, playOut, answers);
  const inSimulation = await simulated(
    edition,
    Math.ceil((answers * playedOut.matches) / playedOut.actions),
  );
  const entered = selfPlays(edition, playMatch, answers);
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
      value: playedOut.actions,
      unit: 'answers/s',
      target: atLeast(least?.playedOut),
    },
    {
      name: 'matchesPerSecond',
      value: playedOut.matches,
      unit: 'matches/s',
      target: atLeast(least?.matches),
    },
    {
      name: 'simulatedPerSecond',
      value: inSimulation,
      unit: 'answers/s',
      target: atLeast(least?.playedOut),
    },
    {
      name: 'enteredPerSecond',
      value: entered.actions,
      unit: 'answers/s',
      target: atLeast(least?.entered),
    },
    {
      name: 'replayMs',
      value: Math.max(...replays),
      unit: 'ms',
      target: { atMost: least?.replayMs ?? 10 },
    },
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
