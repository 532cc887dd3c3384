import type { Viewer } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import { copyState, type RiseState } from './state.ts';

/**
 * Another world that this viewer cannot tell from the real one: tiles to come lie in another order, and so do goals, but
 * for those that a tribe has put under its deck; others hold any of their goals that are not completed.
 */
export function resample(state: RiseState, viewer: Viewer, random: Random): RiseState {
  const world = copyState(state);
  world.deck = random.shuffle(world.deck);
  for (const [seat, tribe] of world.tribes.entries()) {
    const { hand, deck, known } = tribe;
    if (isOpen(state, seat, viewer)) {
      const top = deck.length - known;
      tribe.deck = [...random.shuffle(deck.slice(0, top)), ...deck.slice(top)];
    } else {
      const goals = random.shuffle([...hand, ...deck]);
      tribe.hand = goals.slice(0, hand.length);
      tribe.deck = goals.slice(hand.length);
    }
  }
  return world;
}

/** Whether a viewer sees what a tribe has in progress. */
export const isOpen = ({ options }: RiseState, seat: number, viewer: Viewer): boolean =>
  options.open || seat === viewer;
