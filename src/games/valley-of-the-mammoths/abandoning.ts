import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf } from './state.ts';
import { removeCamp } from './tribes.ts';

/** A tribe loses its camps where it has no female any more; their crops stay (Valley of the Mammoths, a turn, step 4). */
export function abandonCamps(play: ValleyPlay, seat: Seat): void {
  const tribe = tribeOf(play.state, seat);
  for (const at of tribe.camps) {
    if (item(tribe.females, at) > 0) continue;
    removeCamp(tribe, at);
    tell(play, { type: 'campAbandoned', seat, at });
  }
}
