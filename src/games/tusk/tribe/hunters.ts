import type { Choice, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import type { MemberNumber, TurnAction } from '../action.ts';
import { choice } from '../../../parts/choice.ts';
import { MEMBERS } from '../content/tribe.ts';
import type { TuskPlay } from '../play.ts';
import { memberOf, tribeOf, type TuskState } from '../state.ts';

/** By a set of members as bits: bit 0 is member 1. The first entry, nobody, is never offered. */
const SEND = Array.from({ length: 1 << MEMBERS }, (_, bits) => {
  const members = Array.from({ length: MEMBERS }, (_none, i) => i + 1).filter(
    (number) => (bits & (1 << (number - 1))) !== 0,
  );
  return choice(`hunt.${members.join('')}`, { do: 'send', members: Object.freeze(members) });
});

/** Every set of members who can hunt; the wounded cannot. */
export function offerHunters(state: TuskState, seat: Seat, choices: Choice<TurnAction>[]): void {
  let able = 0;
  let bit = 1;
  for (const { at, wounded } of tribeOf(state, seat).members) {
    if (typeof at === 'number' && !wounded) able |= bit;
    bit <<= 1;
  }
  for (let members = 1; members <= able; members += 1) {
    if ((members & ~able) === 0) choices.push(item(SEND, members));
  }
}

/** Tusk, tribe phase 2: the first tribe to send a hunter leads. */
export function sendHunters(play: TuskPlay, seat: Seat, members: readonly MemberNumber[]): void {
  const { state } = play;
  for (const number of members) {
    const member = memberOf(tribeOf(state, seat), number);
    member.at = 'hunting';
    member.actions = 0;
  }
  state.leader ??= seat;
  tell(play, { type: 'huntersSent', seat, members, leads: state.leader === seat });
}
