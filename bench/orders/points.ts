import { playOut } from '../../src/ai/playout.ts';
import { digest } from '../../src/engine/digest.ts';
import { namedRandom } from '../../src/engine/random.ts';
import { stoneAge } from '../../src/games/stone-age/rules.ts';
import { steady } from '../../src/games/stone-age/steady.ts';
import { orderingPlayer } from './ordering.ts';

const SEATS = 4;

/** The points that one seat comes to in a match, the others played by *steady*. */
function pointsOf(name: string, seat: number, player: typeof steady): number {
  const { state } = playOut(stoneAge, {
    seed: digest(name).slice(0, 32),
    seats: SEATS,
    config: stoneAge.config({}),
    players: Array.from({ length: SEATS }, (_, at) => (at === seat ? player : steady)),
    random: namedRandom(name),
  });
  return stoneAge.view(state, 'public').scores[seat] ?? Number.NaN;
}

/**
 * The points of somebody who orders, out of those of the same player who answers each question: in the same matches, from
 * each seat in as many.
 */
export function shareOfPoints(matches: number): number {
  let [ordering, asked] = [0, 0];
  for (let nth = 0; nth < matches; nth += 1) {
    const name = `ordered ${nth}`;
    ordering += pointsOf(name, nth % SEATS, orderingPlayer());
    asked += pointsOf(name, nth % SEATS, steady);
  }
  return ordering / asked;
}
