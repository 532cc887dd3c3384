import { amounts, countChoices, nthChoice } from '../../../src/engine/choices.ts';
import type { Amounts, Seat } from '../../../src/engine/game.ts';
import { tell } from '../../../src/engine/play.ts';
import { pay } from '../../../src/parts/goods.ts';
import { item } from '../../../src/parts/item.ts';
import type { ActionOf } from './action.ts';
import { KINDS } from './content.ts';
import type { SteadingState } from './state.ts';
import { numbers, type SteadingPlay, type SteadingStage, type SteadingStep } from './step.ts';

/** How many mouths a seat has to feed: every two workers that it has sent are one more. */
export const mouths = (state: Pick<SteadingState, 'rules' | 'sent'>, seat: Seat): number =>
  numbers(state).mouths + Math.floor(item(state.sent, seat).length / 2);

function payments(state: SteadingState, seat: Seat): Amounts<ActionOf<'feed'>> {
  const { food, wood } = item(state.goods, seat);
  return amounts({
    name: 'feed',
    most: { food, wood },
    total: Math.min(mouths(state, seat), food + wood),
    action: (paid) => ({ do: 'feed', ...paid }),
  });
}

/** Everybody feeds its own, in any order: what one pays changes nothing for another. */
const feed: SteadingStep<'feeding', 'feed'> = {
  does: ['feed'],
  asks: ({ round }, { left }) =>
    left.map((seat) => ({ seat, kind: 'feed', topic: `feed.${round}.${seat}` })),
  choices: (state, _frame, { seat }) => payments(state, seat),
  answer(play, frame, [{ decision, action }]) {
    feedAll(play, decision.seat, action);
    frame.left = frame.left.filter((seat) => seat !== decision.seat);
    return 'goes on';
  },
  /** Who can pay in one way alone is not asked. */
  goOn(play, frame) {
    const isAsked = (seat: Seat) => countChoices(payments(play.state, seat)) > 1;
    for (const seat of frame.left.filter((one) => !isAsked(one))) {
      feedAll(play, seat, nthChoice(payments(play.state, seat), 0).action);
    }
    frame.left = frame.left.filter(isAsked);
    return frame.left.length > 0 ? 'asks' : 'over';
  },
};

/** Each mouth that stays hungry costs a point. */
function feedAll(play: SteadingPlay, seat: Seat, { food, wood }: ActionOf<'feed'>): void {
  const { goods, points } = play.state;
  const hungry = mouths(play.state, seat) - food - wood;
  pay(item(goods, seat), KINDS, { food, wood });
  points[seat] = Math.max(0, item(points, seat) - hungry);
  tell(play, { type: 'fed', seat, paid: { food, wood }, hungry });
}

export const feeding: SteadingStage<'feeding'> = { step: () => feed };
