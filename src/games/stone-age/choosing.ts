import { amounts } from '../../engine/choices.ts';
import { RESOURCES } from './content/goods.ts';
import { gainGoods } from './gains.ts';
import { byWorth } from './payment.ts';
import type { StoneAgeFrame, StoneAgeStep } from './play.ts';
import { countAnswer, inTurn } from './turn.ts';

/** Resources of choice, taken at once. */
const any: StoneAgeStep<'choosing', 'any'> = {
  does: ['any'],
  asks: (state, { seat }) => inTurn(state, seat, 'any'),

  choices: (_state, { count }) =>
    amounts({
      name: 'any',
      most: Object.fromEntries(RESOURCES.map((kind) => [kind, count])),
      total: count,
      key: 'some',
      action: (goods) => ({ do: 'any', goods }),
    }),

  safe: (choices) => byWorth(choices, 'most'),

  answer(play, { seat, from }, [{ action }]) {
    countAnswer(play);
    gainGoods(play, seat, from, action.goods);
    return 'over';
  },
};

export const choosing: StoneAgeFrame<'choosing'> = { step: () => any };
