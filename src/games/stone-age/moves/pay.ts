import { GOODS } from '../content/goods.ts';
import { isSlot } from '../locations.ts';
import { countOf, worthOf } from '../payment.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import { payingFor } from '../spoken/stages.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { amountOfEach, goodsBy } from './options.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const pay: StoneAgeMove<'pay'> = {
  kind: 'pay',
  question: QUESTIONS.pay,
  command: { name: 'pay', emoji: '🪙', options: amountOfEach(GOODS) },
  options: (action) => ({ ...action.goods }),
  label({ goods: paid }, { speech, view }) {
    const { say } = speech;
    const goods = goodsWords(speech, paid);
    const what = payingFor(view);
    const people = counted(speech, countOf(paid), 'people');
    if (what === 'food') return say('labels.pay for food', { people, goods });
    if (what === 'tamers') return say('labels.pay for tamers', { people, goods });
    if (isSlot(what)) return say('labels.pay', { goods });
    return say('labels.pay for points', {
      goods,
      points: counted(speech, worthOf(paid), 'points'),
    });
  },
  amounts: goodsBy(true),
};
