import type { Chooser } from '../engine/laws.ts';
import type { AnyGame } from '../engine/game.ts';
import type { ComputerPlayer } from '../presentation/edition.ts';
import { randomPlayer } from './random.ts';

/** Picks at random. */
export const byChance: Chooser<unknown, unknown> = (_state, decision, choices, random) =>
  randomPlayer.choose(null, decision, choices, random);

/**
 * Picks answers to try a game out: mostly a computer player’s, so that the match progresses, and sometimes random ones,
 * so that everything comes up. Only chance gives orders that no player would.
 *
 * @param often how often, out of 100, chance picks
 * @param instead picks then, in place of chance
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
