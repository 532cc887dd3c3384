import type { Seat, Told } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { MemberNumber } from './action.ts';
import type { TuskEvent, WoundCause } from './event.ts';
import type { Place } from './map.ts';
import { type Member, memberOf, tribeOf, type WorkingState } from './state.ts';

/** One action while it is worked out: the state to change, the chance to draw from, what was told. */
export interface Play {
  readonly state: WorkingState;
  readonly random: Random;
  readonly told: Told<TuskEvent>[];
  /** Something that was hidden from somebody was shown. */
  reveals: boolean;
}

export function beginPlay(state: WorkingState, random: Random): Play {
  return { state, random, told: [], reveals: false };
}

/** Tells everybody. */
export function tell(play: Play, event: TuskEvent): void {
  play.told.push({ event });
}

/** Tells one seat, and the others something else or nothing. */
export function tellOnly(
  play: Play,
  seat: Seat,
  event: TuskEvent,
  others: TuskEvent | null = null,
): void {
  play.told.push({ event, only: [seat], others });
}

/** Wounds this member, unless it is wounded already. */
export function wound(play: Play, seat: Seat, number: MemberNumber, by: WoundCause): void {
  const member = memberOf(tribeOf(play.state, seat), number);
  if (member.wounded) return;
  member.wounded = true;
  tell(play, { type: 'memberWounded', seat, member: number, by });
}

/**
 * Wounds up to `wounds` members of a seat on a tile. Which ones is decided for their owner: those with
 * no action left first, then by number (Tusk, fight); outside of its own turn nobody has an action left.
 */
export function woundSome(
  play: Play,
  seat: Seat,
  at: Place,
  wounds: number,
  by: 'fight' | 'stone',
): void {
  const { members } = tribeOf(play.state, seat);
  const isNext = (member: Member) => member.at === at && !member.wounded;
  for (let left = wounds; left > 0; left -= 1) {
    let next = members.findIndex((member) => isNext(member) && member.actions === 0);
    if (next < 0) next = members.findIndex(isNext);
    if (next < 0) return;
    wound(play, seat, next + 1, by);
  }
}
