import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import type { MemberNumber } from './action.ts';
import type { Place } from './map.ts';
import type { TuskPlay } from './play.ts';
import { memberOf, tribeOf } from './state.ts';

/** The spaces on a tribe's board, where members wait to come into play. */

/** The left-most waiting member comes onto a tile. Returns its number. */
export function enter({ state }: TuskPlay, seat: Seat, at: Place): MemberNumber {
  const tribe = tribeOf(state, seat);
  const number = item(tribe.waiting, 0);
  tribe.waiting = tribe.waiting.slice(1);
  memberOf(tribe, number).at = at;
  return number;
}

/** Out of play: to the right-most empty space, so next in line, and standing when it comes back. */
export function remove(play: TuskPlay, seat: Seat, number: MemberNumber): void {
  const tribe = tribeOf(play.state, seat);
  const member = memberOf(tribe, number);
  if (typeof member.at !== 'number') return;
  tell(play, { type: 'memberRemoved', seat, member: number, at: member.at });
  member.at = 'waiting';
  member.wounded = false;
  tribe.waiting = [number, ...tribe.waiting];
}
