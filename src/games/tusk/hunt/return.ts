import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { seatsFrom } from '../../../parts/seats.ts';
import { MAMMOTH_FOOD } from '../content/tribe.ts';
import { sendHome } from '../mammoth.ts';
import type { Place } from '../map.ts';
import type { TuskPlay } from '../play.ts';
import { tribeOf } from '../state.ts';
import { leaderOf } from './round.ts';

/** All hunters of a seat go to one tile. */
export function callBack(play: TuskPlay, seat: Seat, to: Place): void {
  const members: number[] = [];
  for (const [index, member] of tribeOf(play.state, seat).members.entries()) {
    if (member.at !== 'hunting') continue;
    member.at = to;
    members.push(index + 1);
  }
  if (members.length > 0) tell(play, { type: 'huntersReturned', seat, members, to });
}

/** After a kill all hunters go to one tile; the mammoth goes home, unhurt. */
export function returnFromKill(play: TuskPlay, to: Place): void {
  const { state } = play;
  for (const seat of seatsFrom(leaderOf(state), state.tribes.length)) callBack(play, seat, to);
  state.mammothFood = MAMMOTH_FOOD;
  sendHome(play);
}
