import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import { choice } from '../../../parts/choice.ts';
import { ofPlaces } from '../choice.ts';
import { tilesBeside } from '../movement.ts';
import type { TuskStep } from '../play.ts';
import { unwounded } from '../state.ts';
import { callBack } from './return.ts';
import { beginRound, hunters } from './round.ts';

const RETREAT = ofPlaces((to, name) => choice(`retreat.${name}`, { do: 'regroup', to }));
const STAY = choice('stay', { do: 'regroup', to: null });

/** Tusk, hunt 4: all that hunt say in secret, at once, whether and where to they call off their hunt. */
export const regroup: TuskStep<'hunt', 'regroup'> = {
  does: ['regroup'],

  asks: (state, { round }) =>
    hunters(state).map((seat) => ({
      seat,
      kind: 'regroup',
      topic: `regroup.${state.turn}.${round}.${seat}`,
      sealed: true,
    })),

  /** To one tile beside the mammoth; a tribe whose hunters are all wounded must. */
  choices(state, _frame, { seat }) {
    const ways = tilesBeside(state, state.mammoth).map((place) => item(RETREAT, place));
    return unwounded(state, seat, 'hunting') > 0 ? [STAY, ...ways] : ways;
  },

  /** All answers are revealed together; whoever still hunts begins another round. */
  answer(play, frame, answers) {
    if (answers.length > 1) play.reveals = true;
    for (const { decision, action } of answers) {
      const { seat } = decision;
      if (action.to === null) tell(play, { type: 'huntStayed', seat });
      else callBack(play, seat, action.to);
    }
    if (hunters(play.state).length === 0) return 'over';
    beginRound(play, frame);
    return 'goes on';
  },
};
