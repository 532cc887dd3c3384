import type { Chooser } from '../engine/laws.ts';
import type { AnyGame } from '../engine/game.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import { randomPlayer } from './random.ts';

/**
 * Who picks the answers where a game is tried out: mostly a computer player, so that the match gets
 * somewhere, and sometimes chance, so that it gets everywhere.
 *
 * @param chance how often, out of 100, chance picks
 */
export function mixed(
  game: AnyGame,
  player: ComputerPlayer<unknown, unknown>,
  chance: number,
): Chooser<unknown, unknown> {
  return (state, decision, choices, random) =>
    random.below(100) < chance
      ? randomPlayer.choose(null, decision, choices, random)
      : player.choose(game.view(state, decision.seat), decision, choices, random);
}
