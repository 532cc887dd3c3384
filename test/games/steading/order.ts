import { tellOnly } from '../../../src/engine/play.ts';
import { item } from '../../../src/parts/item.ts';
import type { SteadingStep } from './step.ts';

/** A storm at the next feast of another. It stands for everybody, so that it does not tell who holds the card. */
export const order: SteadingStep<null, 'order'> = {
  does: ['order'],
  asks: ({ ordered }) =>
    ordered.map((earlier, seat) => ({ seat, kind: 'order', topic: `order.${seat}`, earlier })),
  choices: ({ hands }, _frame, { seat }) =>
    [false, ...(hands[seat] === 'storm' ? [true] : [])].map((storm) => ({
      key: storm ? 'storm' : 'none',
      action: { do: 'order', storm },
    })),
  answer(play, _frame, [{ decision, action }]) {
    const { seat } = decision;
    const { storm } = action;
    play.state.orders[seat] = storm;
    play.state.ordered[seat] = item(play.state.ordered, seat) + 1;
    tellOnly(play, seat, { type: 'ordered', seat, storm });
    return 'goes on';
  },
};
