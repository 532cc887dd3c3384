import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import { choice } from '../../../parts/choice.ts';
import type { TuskPlay, TuskStep } from '../play.ts';
import { type FightFrame, tribeOf, type TuskState, unwounded } from '../state.ts';

// Ids and keys stand in logs and on buttons, so taking sides keeps its old name there.
const STAYS_IN = choice('stand.in', { do: 'sides', sitsOut: false });
const SITS_OUT = choice('stand.out', { do: 'sides', sitsOut: true });

/** Tusk, fight 1: with three tribes or four each says in turn whether it sits out, the initiator aside. */
export const sides: TuskStep<'fight', 'sides'> = {
  does: ['sides'],

  asks(_state, { seats, asked, number }) {
    const seat = item(seats, asked);
    return [{ seat, kind: 'sides', topic: `stand.${number}.${seat}` }];
  },

  choices: () => [STAYS_IN, SITS_OUT],

  safe: () => SITS_OUT,

  answer(play, frame, [{ action }]) {
    takeSide(play, frame, action.sitsOut);
    return 'goes on';
  },

  goOn(play, frame) {
    const seat = frame.seats[frame.asked];
    if (seat === undefined) {
      frame.step = 'aim';
      frame.asked = 0;
    } else {
      if (isAbleToAct(play.state, frame, seat)) return 'asks';
      takeSide(play, frame, true);
    }
    return 'goes on';
  },
};

/** Whether a tribe has a die to roll or grass to use; one that has neither sits out unasked. */
function isAbleToAct(state: TuskState, { at }: FightFrame, seat: Seat): boolean {
  return unwounded(state, seat, at) > 0 || tribeOf(state, seat).goods.grass > 0;
}

/** The tribe whose word it is stays in or sits out. */
function takeSide(play: TuskPlay, frame: FightFrame, sitsOut: boolean): void {
  const seat = item(frame.seats, frame.asked);
  frame.asked += 1;
  if (!sitsOut) return;
  frame.out = [...frame.out, seat];
  tell(play, { type: 'satOut', seat });
}
