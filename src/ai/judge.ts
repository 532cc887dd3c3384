import type { Playing } from '../games/players.ts';
import { type DealThought, playerOf } from './thought.ts';

/**
 * The first of the offered deals that a computer player accepts, by its index; null for none. It sees only the imagined
 * world of the thought.
 */
export function judge(playing: Playing, thought: DealThought): number | null {
  const { game } = playing;
  const { world, seat, deals } = thought;
  const view = game.view(game.parse(world), seat);
  const player = playerOf(playing, thought);
  const nth = deals.findIndex((deal) => player.accepts(view, deal));
  return nth < 0 ? null : nth;
}
