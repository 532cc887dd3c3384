import { tell } from '../../engine/play.ts';
import type { ValleyPlay } from './play.ts';
import { lives } from './tribes.ts';

/** A tribe whose last people died is out: its hand is discarded, its food lost. Nobody alive: the match is over. */
export function buryTribes(play: ValleyPlay): void {
  const { state } = play;
  for (const [seat, tribe] of state.tribes.entries()) {
    if (tribe.outSince !== null || lives(tribe)) continue;
    state.discards = [...state.discards, ...tribe.hand];
    if (tribe.hand.length > 0) play.reveals = true;
    tribe.hand = [];
    tribe.food = 0;
    tribe.camps = [];
    tribe.lasting = [];
    tribe.outSince = state.turn.number;
    state.order = state.order.filter((one) => one !== seat);
    tell(play, { type: 'tribeOut', seat });
  }
}
