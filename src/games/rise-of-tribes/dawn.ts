import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import { NEW_TRIBE } from './content/numbers.ts';
import {
  has,
  leastPopulated,
  membersAt,
  nameOf,
  onMap,
  placesOf,
  unoccupied,
  villagesOf,
} from './ground.ts';
import type { Place } from './map.ts';
import { total } from './payment.ts';
import { variedOf } from './placing.ts';
import { inTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { gainPoints } from './scoring.ts';
import { addMembers } from './spreading.ts';
import { type RiseState, tribeOf } from './state.ts';

/** A seat's turn begins. */
export function beginTurn(play: RisePlay, seat: Seat): void {
  const { state } = play;
  const number = state.turn.number + 1;
  state.turn = { number, seat, answers: 0, dice: [], used: [], once: [], lent: null };
  tell(play, { type: 'turnBegan', turn: number, seat });
  state.frames.push({ frame: 'dawn', step: 'enter' });
}

/** Where a tribe that died out comes anew. */
function entries(state: RiseState): Place[] {
  const free = unoccupied(state);
  return free.length > 0 ? free : leastPopulated(state, placesOf(state));
}

function enterAt(play: RisePlay, at: Place): void {
  const { seat } = play.state.turn;
  addMembers(tribeOf(play.state, seat), at, NEW_TRIBE);
  tell(play, { type: 'membersPlaced', seat, on: [{ at, members: NEW_TRIBE }] });
}

/** Whether an opponent has more resources in all. */
const isPoorer = ({ tribes }: RiseState, seat: Seat): boolean =>
  tribes.some(({ goods }) => total(goods) > total(tribeOf({ tribes }, seat).goods));

/** Steps 0 and 1 of a turn: who died out comes anew, Pottery, and villages score. */
const dawnOfTurn: RiseStep<'dawn', 'enter'> = {
  does: ['enter'],
  asks: (state) => inTurn(state, 'enter'),
  choices: (state) =>
    entries(state).map((at) => choice(`enter.${nameOf(state, at)}`, { do: 'enter', at })),

  safe: (choices, _seat, state) => variedOf(choices, state),

  answer(play, _frame, [{ action }]) {
    enterAt(play, action.at);
    return 'goes on';
  },

  goOn(play, frame) {
    const { state } = play;
    const { seat } = state.turn;
    const tribe = tribeOf(state, seat);
    switch (frame.step) {
      case 'enter': {
        const sites = entries(state);
        if (onMap(tribe) > 0) frame.step = 'pottery';
        else if (sites.length > 1) return 'asks';
        else enterAt(play, item(sites, 0));
        return 'goes on';
      }
      case 'pottery':
        frame.step = 'villages';
        if (has(state, seat, 'pottery') && isPoorer(state, seat)) {
          const most = { food: 1, wood: 1, stone: 1 };
          state.frames.push({ frame: 'taking', seat, from: 'pottery', most, least: 0, count: 1 });
        }
        return 'goes on';
      case 'villages': {
        const lived = villagesOf(tribe).filter((at) => membersAt(state, seat, at) > 0);
        gainPoints(play, seat, 'villages', lived.length);
        return 'over';
      }
    }
  },
};

export const dawn: RiseFrame<'dawn'> = { step: () => dawnOfTurn };
