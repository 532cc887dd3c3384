import { amounts } from '../../../src/engine/choices.ts';
import { tell } from '../../../src/engine/play.ts';
import { pay } from '../../../src/parts/goods.ts';
import { item } from '../../../src/parts/item.ts';
import { KINDS } from './content.ts';
import { numbers, type SteadingStage, type SteadingStep } from './step.ts';

/** All bid in secret, also who has nothing. Everybody pays, and the highest bids win the prize. */
const bid: SteadingStep<'bidding', 'bid'> = {
  does: ['bid'],
  asks: ({ round, goods }) =>
    goods.map((_, seat) => ({ seat, kind: 'bid', topic: `bid.${round}.${seat}`, sealed: true })),
  choices: ({ goods }, _frame, { seat }) =>
    amounts({
      name: 'bid',
      most: item(goods, seat),
      action: (offered) => ({ do: 'bid', goods: offered }),
    }),
  answer(play, _frame, answers) {
    const { goods, points } = play.state;
    const bids = answers.map(({ decision, action }) => {
      pay(item(goods, decision.seat), KINDS, action.goods);
      tell(play, { type: 'bid', seat: decision.seat, goods: action.goods });
      return {
        seat: decision.seat,
        total: KINDS.reduce((sum, kind) => sum + action.goods[kind], 0),
      };
    });
    const most = Math.max(1, ...bids.map(({ total }) => total));
    const seats = bids.flatMap(({ seat, total }) => (total === most ? [seat] : []));
    for (const seat of seats) points[seat] = item(points, seat) + numbers(play.state).prize;
    if (seats.length > 0) tell(play, { type: 'favoured', seats });
    play.reveals = true;
    return 'over';
  },
};

export const bidding: SteadingStage<'bidding'> = { step: () => bid };
