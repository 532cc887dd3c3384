import { playAndKeep } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import { tuskStory } from '../src/games/tusk/retelling.ts';
import { tusk } from '../src/games/tusk/rules.ts';
import { momentsOf } from '../src/presentation/moments.ts';
import type { Beat } from '../src/presentation/story.ts';
import { createPainter } from '../src/render/pool.ts';
import { type Figure, percentile } from './figure.ts';
import { watchLag } from './lag.ts';
import { part } from './share.ts';
import { tuskSpeech } from '../src/games/tusk/words/index.ts';

const SPEECH = tuskSpeech('en');

const SEATS = 4;
/** Matches of random players, who fight and hunt more than people would; the longest one is animated. */
const MATCHES = 20;
const BYTES = 8 * 2 ** 20;
const MEGABYTE = 1e6;

function beatsOf(number: number): readonly Beat[] {
  const name = `bench animation ${number}`;
  const { entered } = playAndKeep(tusk, {
    seed: namedSeed(name),
    seats: SEATS,
    config: tusk.config({}),
    players: Array.from({ length: SEATS }, () => randomPlayer),
    random: namedRandom(name),
  });
  const replayed = {
    matches: entered.map(({ match }) => match),
    told: entered.map(({ events }) => events),
  };
  const entries = entered.map(({ entry }) => entry);
  const table = {
    matchName: `Tusk! #${number}`,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mention: '@player',
      computer: false,
    })),
  };
  return tuskStory(SPEECH).beats([...momentsOf(tusk, replayed, entries)], table);
}

/**
 * Animates a long match in the painter's thread: seconds by the clock, the thread's start included, and
 * megabytes; and how late the main thread comes to its turn meanwhile.
 */
export async function benchAnimation(share: number): Promise<Figure[]> {
  const matches = Array.from({ length: part(MATCHES, share) }, (_, number) => beatsOf(number + 1));
  const whole = matches.reduce((one, other) => (other.length > one.length ? other : one));
  const longest = whole.slice(0, part(whole.length, share));
  const painter = createPainter();
  try {
    const lag = watchLag();
    const start = performance.now();
    const { length } = await painter.animate(longest, BYTES);
    const seconds = (performance.now() - start) / 1000;
    const late = await lag.stop();
    return [
      { name: 'animationSeconds', value: seconds, unit: 's', target: { atMost: 10 } },
      { name: 'animationMB', value: length / MEGABYTE, unit: 'MB', target: { atMost: 8 } },
      { name: 'animationBeats', value: longest.length, unit: 'frames', target: null },
      { name: 'animationLagP99Ms', value: percentile(late, 0.99), unit: 'ms', target: null },
    ];
  } finally {
    await painter.close();
  }
}
