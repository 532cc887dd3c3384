import type { Seat, Told } from '../../engine/game.ts';
import type { Random } from '../../engine/random.ts';
import type { MemberNumber } from './action.ts';
import type { TuskEvent, WoundCause } from './event.ts';
import type { Place } from './map.ts';
import { memberOf, tribeOf, type WorkingState } from './state.ts';

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
 * Whom up to `wounds` wounds of a seat on a tile fall to. It is decided for their owner: those with no
 * action left first, then by number (Tusk, fight); outside of its own turn nobody has an action left.
 */
export function nextToFall(
  state: WorkingState,
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
