import type { Playing } from '../games/players.ts';
import { type DealThought, playerOf } from './thought.ts';

/**
 * Which of the deals that it is offered the player of a thought takes, by what its seat sees in the world it imagines:
 * the place of the first; null for none.
 */
export function judge(playing: Playing, thought: DealThought): number | null {
  const { game } = playing;
  const { world, seat, deals } = thought;
  const view = game.view(game.parse(world), seat);
  const player = playerOf(playing, thought);
  const nth = deals.findIndex((deal) => player.accepts(view, deal));
  return nth < 0 ? null : nth;
}
