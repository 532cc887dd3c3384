import { amounts, eachChoice } from '../../../engine/choices.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import { seatsFrom } from '../../../parts/seats.ts';
import type { ActionOf } from '../action.ts';
import { keptAmounts } from '../../../parts/choice.ts';
import { MAMMOTH_FOOD } from '../content/tribe.ts';
import { BREEDING_GROUND } from '../map.ts';
import type { TuskStep } from '../play.ts';
import { countDeed } from '../scoring.ts';
import { tribeOf } from '../state.ts';
import { returnFromKill } from './return.ts';
import { leaderOf } from './round.ts';

const once = keptAmounts<ActionOf<'share'>>();

/** Tusk, hunt 2: the leader divides the kill in whole tokens, and nobody refuses. */
export const share: TuskStep<'hunt', 'share'> = {
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
