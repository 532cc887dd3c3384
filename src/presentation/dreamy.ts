import { anyChoice } from '../engine/choices.ts';
import type { ComputerPlayer } from './edition.ts';

/**
 * Plays like another computer player, and now and then gives whatever answer comes to mind: one that can be beaten by
 * whoever plays a game for the first time.
 *
 * @param often how often that is, out of 100
 */
export const dreamy = <A, V>(
  player: ComputerPlayer<A, V>,
  often: number,
): ComputerPlayer<A, V, 'dreamy'> => ({
  id: 'dreamy',
  choose: (view, decision, choices, random) =>
    random.below(100) < often
      ? anyChoice(choices, random)
      : player.choose(view, decision, choices, random),
  accepts: (view, deal) => player.accepts(view, deal),
});
