import { RESOURCES } from '../content/goods.ts';
import { HUNGER } from '../content/numbers.ts';
import { missingFood } from '../meal.ts';
import { cheapest } from '../payment.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

/** What is paid is chosen next. */
export const MIX = { name: 'mix', emoji: '⚖️' } as const;

const SAID = { buy: 'feed', pay: 'mix', hunger: 'hunger' } as const;

export const feed: StoneAgeMove<'feed'> = {
  kind: 'feed',
  question: QUESTIONS.feed,
  command: { name: 'feed', emoji: '🍖' },
  others: [MIX, { name: 'hunger', emoji: '🥀' }],
  said: ({ how }) => SAID[how],
  label({ how }, { speech, tribe }) {
    const { say } = speech;
    const missing = missingFood(tribe);
    switch (how) {
      case 'buy':
        return say('labels.pay for food', {
          people: counted(speech, missing, 'people'),
          goods: goodsWords(speech, cheapest(tribe.goods, RESOURCES, missing)),
        });
      case 'pay':
        return say('labels.mix');
      case 'hunger':
        return say('labels.hunger', { points: counted(speech, HUNGER, 'points') });
    }
  },
  sure: ({ how }, { speech }) =>
    how === 'hunger'
      ? speech.say('labels.sure to hunger', { points: counted(speech, HUNGER, 'points') })
      : null,
};
