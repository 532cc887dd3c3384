import { playAndKeep } from '../src/ai/playout.ts';
import { randomPlayer } from '../src/ai/random.ts';
import { namedSeed } from '../src/engine/laws.ts';
import { namedRandom } from '../src/engine/random.ts';
import type { AnyEdition } from '../src/presentation/edition.ts';
import { momentsOf } from '../src/presentation/moments.ts';
import type { Beat } from '../src/presentation/story.ts';
import { SHELF } from '../src/games/index.ts';
import { artsOf } from '../src/render/drawings/registry.ts';
import { createPainter } from '../src/render/pool.ts';
import { type Figure, percentile } from './figure.ts';
import { watchLag } from './lag.ts';
import { part } from './share.ts';
import { ofEachGame } from './shelf.ts';

const SEATS = 4;
/** Matches of random players, who fight and hunt more than people would; the longest one is animated. */
const MATCHES = 20;
const BYTES = 8 * 2 ** 20;
const MEGABYTE = 1e6;

function beatsOf(edition: AnyEdition, number: number): readonly Beat[] {
  const { game } = edition;
  const name = `bench animation ${number}`;
  const { entered } = playAndKeep(game, {
    seed: namedSeed(name),
    seats: SEATS,
    config: game.config({}),
    players: Array.from({ length: SEATS }, () => randomPlayer),
    random: namedRandom(name),
  });
  const replayed = {
    matches: entered.map(({ match }) => match),
    told: entered.map(({ events }) => events),
  };
  const entries = entered.map(({ entry }) => entry);
  const table = {
    matchName: `${edition.name} #${number}`,
    seats: Array.from({ length: SEATS }, (_, seat) => ({
      name: `Player ${seat + 1}`,
      mention: '@player',
      computer: false,
    })),
  };
  const moments = [...momentsOf(game, replayed, entries)];
  return edition.in('en').story?.beats(moments, table) ?? [];
}

/**
 * Animates a long match of a game in the painter's thread: seconds by the clock, the thread's start included, and
 * megabytes; and how late the main thread comes to its turn meanwhile. Nothing of a game that tells no story.
 */
async function animate(edition: AnyEdition, share: number): Promise<Figure[]> {
  if (edition.in('en').story === undefined) return [];
  const matches = Array.from({ length: part(MATCHES, share) }, (_, nth) =>
    beatsOf(edition, nth + 1),
  );
  const whole = matches.reduce((one, other) => (other.length > one.length ? other : one));
  const longest = whole.slice(0, part(whole.length, share));
  const painter = createPainter({ arts: artsOf(SHELF) });
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

/** The figures of the animation of each game on the shelf. */
export const benchAnimation = (share: number): Promise<Figure[]> =>
  ofEachGame((edition) => animate(edition, share));
