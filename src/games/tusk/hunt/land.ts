import { item } from '../../../parts/item.ts';
import { choice } from '../../../parts/choice.ts';
import { ofPlaces } from '../choice.ts';
import { tilesBeside } from '../movement.ts';
import type { TuskStep } from '../play.ts';
import { returnFromKill } from './return.ts';
import { leaderOf } from './round.ts';

const LAND = ofPlaces((to, name) => choice(`land.${name}`, { do: 'land', to }));

/** Tusk, hunt 2: after a kill on the breeding ground the leader chooses one tile beside it for all hunters. */
export const land: TuskStep<'hunt', 'land'> = {
  does: ['land'],
  asks: (state) => [{ seat: leaderOf(state), kind: 'land', topic: `land.${state.turn}` }],
  choices: (state) => tilesBeside(state, state.mammoth).map((place) => item(LAND, place)),

  answer(play, _frame, [{ action }]) {
    returnFromKill(play, action.to);
    return 'over';
  },
};
