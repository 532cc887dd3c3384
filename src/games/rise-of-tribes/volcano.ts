import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { gain } from '../../parts/goods.ts';
import type { Spread } from './action.ts';
import { RESOURCES } from './content/goods.ts';
import { VOLCANO } from './content/tiles.ts';
import { membersAt, sum } from './ground.ts';
import { landOf, type Place } from './map.ts';
import { added } from './one-by-one.ts';
import { outOfTurn, type RiseFrame, type RisePlay, type RiseStep } from './play.ts';
import { shuffleBack } from './slots.ts';
import { addMembers, spreads } from './spreading.ts';
import { type RiseState, tribeOf } from './state.ts';

/** The members of a seat beside the volcano. */
function exposed(state: RiseState, seat: Seat): (readonly [Place, number])[] {
  const touches = state.volcano === null ? [] : item(landOf(state).craters, state.volcano).touches;
  return touches
    .map((at) => [at, membersAt(state, seat, at)] as const)
    .filter(([, members]) => members > 0);
}

function lose(play: RisePlay, seat: Seat, on: Spread): void {
  for (const { at, members } of on) addMembers(tribeOf(play.state, seat), at, -members);
  if (on.length > 0) tell(play, { type: 'membersLost', seat, on, by: 'volcano' });
}

/** The volcano, by the doubles that brought it: who has no choice loses members at once, all find stone. */
export function erupt(play: RisePlay): void {
  const { state } = play;
  const loses = VOLCANO.loses[item(state.turn.dice, 0)];
  const left: Seat[] = [];
  for (const [seat, tribe] of state.tribes.entries()) {
    const here = exposed(state, seat);
    if (here.length === 0) continue;
    gain(tribe.goods, RESOURCES, VOLCANO.finds);
    tell(play, { type: 'goodsTaken', seat, from: 'volcano', goods: VOLCANO.finds });
    if (loses === 0) continue;
    const all = sum(here.map(([, members]) => members));
    if (here.length > 1 && all > loses) left.push(seat);
    else
      lose(
        play,
        seat,
        here.map(([at, members]) => ({ at, members: Math.min(members, loses) })),
      );
  }
  state.frames.push({ frame: 'erupting', loses, left });
}

/** Everybody says where it loses members, all at once. */
const sacrifice: RiseStep<'erupting', 'lose'> = {
  does: ['lose'],
  asks: (state, { left }) => left.map((seat) => outOfTurn(state, 'lose', seat)),
  choices: (state, { loses }, { seat }) => spreads(state, 'lose', exposed(state, seat), loses),

  /** Where the most are. */
  safe: (choices, seat, state) =>
    added(choices, (name, given) => {
      const at = landOf(state).board.named(name) ?? 0;
      return membersAt(state, seat, at) - (given[name] ?? 0);
    }),

  answer(play, frame, [{ decision, action }]) {
    lose(play, decision.seat, action.on);
    frame.left = frame.left.filter((seat) => seat !== decision.seat);
    return 'goes on';
  },

  goOn(play, { left }) {
    if (left.length > 0) return 'asks';
    shuffleBack(play, 'volcano');
    return 'over';
  },
};

export const erupting: RiseFrame<'erupting'> = { step: () => sacrifice };
