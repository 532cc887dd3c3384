import type { Seat } from '../../engine/game.ts';
import { leftOf } from '../../parts/seats.ts';
import type { TuskPlay } from './play.ts';
import type { TuskState } from './state.ts';

/** Tusk, season phase 4: the first-player token passes left. */
export function passFirstPlayer({ state }: TuskPlay): void {
  state.first = leftOf(state.first, state.tribes.length);
}

/** Who drafted first: the first player of the first turn; the token has passed left in each turn since. */
export function firstDrafter({ first, turn, tribes }: TuskState): Seat {
  const passes = Math.max(0, turn - 1);
  return (first + passes * (tribes.length - 1)) % tribes.length;
}
