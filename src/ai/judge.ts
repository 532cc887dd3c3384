import type { Playing } from '../games/players.ts';
import { type DealThought, playerOf } from './thought.ts';

/** Whether the player of a thought takes the deal that it is offered, by what its seat sees in the world it imagines. */
export function judge(playing: Playing, thought: DealThought): boolean {
  const { game } = playing;
  const { world, seat, deal } = thought;
  return playerOf(playing, thought).accepts(game.view(game.parse(world), seat), deal);
}
