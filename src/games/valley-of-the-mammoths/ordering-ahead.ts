import type { Choices, Seat } from '../../engine/game.ts';
import { tellOnly } from '../../engine/play.ts';
import { sightOf } from './draft.ts';
import { DRAFTED, type Drafted, draftOrder, offerDrafts, orderOf } from './ordering.ts';
import type { ValleyStanding } from './play.ts';
import { tribeOf, type ValleyState } from './state.ts';

/** Who has yet to move after the one whose turn it is. */
const waiting = ({ frames }: ValleyState): readonly Seat[] => {
  const frame = frames.at(-1);
  return frame?.frame === 'ordering' ? frame.left.slice(1) : [];
};

/** Groups and camps may be said ahead of the own turn, and `done` gives them; cards may not (Valley of the Mammoths, by post 1). */
export const orderingAhead: ValleyStanding<Drafted['do']> = {
  does: DRAFTED,
  asks: (state) => waiting(state).map((seat) => orderOf(state, seat)),
  choices: (state, _frame, { seat }): Choices<Drafted> => offerDrafts(state, seat),

  answer(play, _frame, [{ decision, action }]) {
    const { state } = play;
    const { seat } = decision;
    if (action.do === 'done') {
      const tribe = tribeOf(state, seat);
      const { draft } = tribe;
      tribe.draft = { ...draft, answers: draft.answers + 1, seen: sightOf(state, seat, draft) };
      tellOnly(play, seat, { type: 'orderGiven', seat });
    } else draftOrder(play, seat, action);
    return 'goes on';
  },
};
