import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { MemberNumber } from './action.ts';
import type { WoundCause } from './event.ts';
import type { Place } from './map.ts';
import type { TuskPlay } from './play.ts';
import { memberOf, tribeOf, type TuskState } from './state.ts';

/** Wounds this member, unless it is wounded already. */
export function wound(play: TuskPlay, seat: Seat, number: MemberNumber, by: WoundCause): void {
  const member = memberOf(tribeOf(play.state, seat), number);
  if (member.wounded) return;
  member.wounded = true;
  tell(play, { type: 'memberWounded', seat, member: number, by });
}

/**
 * Whom up to `wounds` wounds of a seat on a tile fall to. It is decided for their owner: those with no
 * action left first, then by number (Tusk, fight); outside of its own turn nobody has an action left.
 */
export function nextToFall(
  state: TuskState,
  seat: Seat,
  at: Place,
  wounds: number,
): MemberNumber[] {
  const idle: MemberNumber[] = [];
  const busy: MemberNumber[] = [];
  for (const [index, member] of tribeOf(state, seat).members.entries()) {
    if (member.at !== at || member.wounded) continue;
    (member.actions === 0 ? idle : busy).push(index + 1);
  }
  return [...idle, ...busy].slice(0, wounds);
}
