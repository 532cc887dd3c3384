import type { Chooser } from '../engine/laws.ts';
import type { AnyGame } from '../engine/game.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import { randomPlayer } from './random.ts';

/** Chance picks. */
export const byChance: Chooser<unknown, unknown> = (_state, decision, choices, random) =>
  randomPlayer.choose(null, decision, choices, random);

/**
 * Who picks the answers where a game is tried out: mostly a computer player, so that the match gets
 * somewhere, and sometimes chance, so that it gets everywhere. Chance gives the orders that a player would not.
 *
 * @param often how often, out of 100, chance picks
 * @param instead who picks then, if not chance
 */
export function mixed(
  game: AnyGame,
  player: ComputerPlayer<unknown, unknown>,
  often: number,
  instead = byChance,
): Chooser<unknown, unknown> {
  return (state, decision, choices, random) => {
    if (random.below(100) < often) return instead(state, decision, choices, random);
    const view = game.view(state, decision.seat);
    if (decision.owed) return player.choose(view, decision, choices, random);
    const order = player.order?.(view, decision, choices, random) ?? null;
    return order ?? instead(state, decision, choices, random);
  };
}
