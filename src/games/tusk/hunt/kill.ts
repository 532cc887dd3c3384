import { amounts, eachChoice } from '../../../engine/choices.ts';
import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { choice, keptAmounts } from '../../../parts/choice.ts';
import { item } from '../../../parts/item.ts';
import { seatsFrom } from '../../../parts/seats.ts';
import type { ActionOf } from '../action.ts';
import { ofPlaces } from '../choice.ts';
import { MAMMOTH_FOOD } from '../content/tribe.ts';
import { sendHome } from '../roaming.ts';
import { BREEDING_GROUND, type Place } from '../map.ts';
import { tilesBeside } from '../movement.ts';
import type { TuskPlay, TuskStep } from '../play.ts';
import { countDeed } from '../scoring.ts';
import { type HuntFrame, tribeOf, type TuskState } from '../state.ts';

/** The seat that leads the hunt. Throws where none does. */
export function leaderOf({ leader }: TuskState): Seat {
  if (leader === null) throw new Error('A hunt has a leader.');
  return leader;
}

/** The mammoth is dead: its leader divides it. */
export function toKill(frame: HuntFrame): void {
  frame.step = 'share';
}

const once = keptAmounts<ActionOf<'share'>>();

/** Tusk, hunt 2: the leader divides the kill in whole tokens, and nobody refuses. */
const share: TuskStep<'hunt', 'share'> = {
  does: ['share'],
  asks: (state) => [{ seat: leaderOf(state), kind: 'share', topic: `share.${state.turn}` }],

  /** All of it, divided among all seats. */
  choices: ({ tribes }) =>
    once(`${tribes.length}`, () =>
      amounts({
        name: 'share',
        most: Object.fromEntries(tribes.map((_, seat) => [seat, MAMMOTH_FOOD])),
        total: MAMMOTH_FOOD,
        action: (parts) => ({ do: 'share', food: tribes.map((_, seat) => parts[seat] ?? 0) }),
      }),
    ),

  safe: (choices, leader) =>
    [...eachChoice(choices)].find(({ action }) => action.food[leader] === MAMMOTH_FOOD),

  answer(play, frame, [{ action }]) {
    const { state } = play;
    const { food } = action;
    const leader = leaderOf(state);
    for (const seat of state.tribes.keys()) tribeOf(state, seat).goods.food += item(food, seat);
    tell(play, { type: 'foodShared', leader, food });
    for (const seat of seatsFrom(leader, state.tribes.length)) {
      if (seat !== leader && food[seat] === 0) countDeed(play, seat, 'left out of a kill');
    }
    if (state.mammoth === BREEDING_GROUND) {
      frame.step = 'land';
      return 'goes on';
    }
    returnFromKill(play, state.mammoth);
    return 'over';
  },
};

const LAND = ofPlaces((to, name) => choice(`land.${name}`, { do: 'land', to }));

/** Tusk, hunt 2: after a kill on the breeding ground the leader chooses one tile beside it for all hunters. */
const land: TuskStep<'hunt', 'land'> = {
  does: ['land'],
  asks: (state) => [{ seat: leaderOf(state), kind: 'land', topic: `land.${state.turn}` }],
  choices: (state) => tilesBeside(state, state.mammoth).map((place) => item(LAND, place)),

  answer(play, _frame, [{ action }]) {
    returnFromKill(play, action.to);
    return 'over';
  },
};

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
function returnFromKill(play: TuskPlay, to: Place): void {
  const { state } = play;
  for (const seat of seatsFrom(leaderOf(state), state.tribes.length)) callBack(play, seat, to);
  state.mammothFood = MAMMOTH_FOOD;
  sendHome(play);
}

/** What follows once the mammoth is dead. */
export const KILL = { share, land };
