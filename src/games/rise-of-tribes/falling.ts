import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { ELDER_POINTS } from './content/numbers.ts';
import { MAMMOTH } from './content/tiles.ts';
import { membersAt } from './ground.ts';
import type { RisePlay } from './play.ts';
import { withScored } from './scored.ts';
import { gainPoints } from './scoring.ts';
import { tribeOf } from './state.ts';

/** The end of steps 2, 4 and 5: villages without their owner fall, and a tame mammoth without its owner is gone. */
export function checkVillages(play: RisePlay, after: 'events' | 'conflicts' | 'building'): void {
  const { state } = play;
  for (const [seat, tribe] of state.tribes.entries()) {
    for (const at of tribe.villages) {
      if (item(tribe.members, at) > 0) continue;
      tribe.villages = tribe.villages.filter((one) => one !== at);
      const elder = tribe.elder === at;
      tell(play, { type: 'villageFell', seat, at, elder });
      if (!elder) continue;
      tribe.elder = null;
      if (after === 'conflicts' && seat !== state.turn.seat)
        gainPoints(play, state.turn.seat, 'elder', ELDER_POINTS);
      // Nothing after that counts.
      if (state.winner !== null) return;
    }
  }
  const { tame } = state;
  if (tame === null || membersAt(state, tame.seat, tame.at) > 0) return;
  const { seat, at } = tame;
  state.tame = null;
  state.discarded = [...state.discarded, 'mammoth'];
  tell(play, { type: 'mammothLost', seat, at });
  const tribe = tribeOf(state, seat);
  const { points } = MAMMOTH.tamed;
  tribe.points -= points;
  tribe.scored = withScored(tribe.scored, 'mammoth', -points);
  tell(play, { type: 'pointsLost', seat, by: 'mammoth', points, after: tribe.points });
}
