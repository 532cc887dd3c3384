import { playAndKeep, playMatch } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { begin, submit } from '../src/engine/match.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { replay } from '../src/engine/replay.ts';
import { tusk } from '../src/games/tusk/rules.ts';
import { steady } from '../src/games/tusk/steady.ts';
import { compare } from './comparison.ts';
import { type Figure, median, percentile, processorSeconds } from './figure.ts';
import { part } from './share.ts';

const SEATS = 4;
const config = tusk.config({});
/** Matches in one run of self-play, and how many runs. */
const [MATCHES, RUNS] = [600, 7];
/** Matches of the steady player, which are longer: for replays, single answers and sizes. */
const LONG_MATCHES = 20;

/** Seconds of processor time and answers of one run of random matches on this thread, every choice enumerated. */
function selfPlay(
  run: number,
  matches: number,
): { readonly seconds: number; readonly actions: number } {
  let actions = 0;
  const players = Array.from({ length: SEATS }, () => randomPlayer);
  const seconds = processorSeconds(() => {
    for (let i = 0; i < matches; i += 1) {
      const name = `bench ${run} ${i}`;
      const random = namedRandom(name);
      const seed = namedSeed(name);
      actions += playMatch(tusk, { seed, seats: SEATS, config, players, random }).actions;
    }
  });
  return { seconds, actions };
}

/** Matches of four steady players, with what is needed to play them again. */
function longMatches(count: number) {
  return Array.from({ length: count }, (_, i) => {
    const seed = namedSeed(`bench long ${i}`);
    const players = Array.from({ length: SEATS }, () => steady);
    const random = namedRandom('unused');
    const { entered } = playAndKeep(tusk, { seed, seats: SEATS, config, players, random });
    return { seed, seats: SEATS, config, rules: tusk.rules, entered };
  });
}

type Long = ReturnType<typeof longMatches>[number];

/** Milliseconds to replay a whole match from its log. */
function replayTime({ entered, ...beginning }: Long): number {
  const entries = entered.map(({ entry }) => entry);
  const start = performance.now();
  const replayed = replay(tusk, beginning, entries);
  const time = performance.now() - start;
  if (!replayed.ok) throw new Error('A match of the benchmark cannot be replayed.');
  return time;
}

/** Milliseconds for each answer that is submitted by its names, as a press does. */
function submitTimes({ entered, ...beginning }: Long): number[] {
  const times: number[] = [];
  let { match } = begin(tusk, beginning);
  for (const { entry } of entered) {
    for (const name of entry.kind === 'answers' ? entry.answers : []) {
      const start = performance.now();
      const submitted = submit(tusk, beginning.seed, match, name);
      times.push(performance.now() - start);
      if (!submitted.ok) throw new Error(`An answer of the benchmark is refused: ${name.choice}.`);
      match = submitted.value.match;
    }
  }
  return times;
}

function largestState(matches: readonly Long[]): number {
  const sizes = matches.flatMap(({ entered }) =>
    entered.map(({ match }) => Buffer.byteLength(JSON.stringify(tusk.stored(match.state)))),
  );
  return Math.max(...sizes);
}

/** The figures of the engine with Tusk! on it, read on one core, each the median of several runs. */
export async function benchEngine(share: number): Promise<Figure[]> {
  const matches = part(MATCHES, share);
  selfPlay(0, matches);
  const runs = Array.from({ length: RUNS }, (_, i) => selfPlay(i + 1, matches));
  const long = longMatches(part(LONG_MATCHES, share));
  for (const match of long) replayTime(match);
  const replays = long.map((match) => median(Array.from({ length: 5 }, () => replayTime(match))));
  const submits = Array.from({ length: 5 }, () => percentile(long.flatMap(submitTimes), 0.99));
  const comparison = compare(share);
  return [
    {
      name: 'actionsPerSecond',
      value: Math.round(median(runs.map(({ actions, seconds }) => actions / seconds))),
      unit: 'answers/s',
      target: { atLeast: 100_000 },
    },
    {
      name: 'matchesPerSecond',
      value: Math.round(median(runs.map(({ seconds }) => matches / seconds))),
      unit: 'matches/s',
      target: { atLeast: 300 },
    },
    { name: 'replayMs', value: Math.max(...replays), unit: 'ms', target: { atMost: 10 } },
    { name: 'submitP99Ms', value: median(submits), unit: 'ms', target: { atMost: 2 } },
    { name: 'stateBytes', value: largestState(long), unit: 'bytes', target: { atMost: 16_384 } },
    {
      name: 'boardgameioRatio',
      value: Math.min(comparison.reducer, comparison.client) / comparison.ours,
      unit: 'times as fast',
      target: { atLeast: 10 },
    },
  ];
}
