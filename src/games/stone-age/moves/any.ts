import { RESOURCES } from '../content/goods.ts';
import { goodsWords } from '../spoken/names.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { amountOfEach, goodsBy } from './options.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

/** Nobody has yet what is taken of choice. */
export const any: StoneAgeMove<'any'> = {
  kind: 'any',
  question: QUESTIONS.any,
  command: { name: 'take', emoji: '🎁', options: amountOfEach(RESOURCES) },
  options: (action) => ({ ...action.goods }),
  label: ({ goods }, { speech }) => speech.say('labels.take', { goods: goodsWords(speech, goods) }),
  amounts: goodsBy(false),
};
