import { GOODS } from '../content/goods.ts';
import { cheapest } from '../payment.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import { QUESTIONS } from '../spoken/questions.ts';
import { spent, sureToLackFood } from './hunger.ts';
import { pick } from './options.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const tame: StoneAgeMove<'tame'> = {
  kind: 'tame',
  question: QUESTIONS.tame,
  command: {
    name: 'tame',
    emoji: '🦣',
    options: ({ say }) => [pick('people', say('commands.tame.people'))],
  },
  options: ({ people }) => ({ people: String(people) }),
  label: ({ people }, { speech, tribe: { goods } }) =>
    people === 0
      ? speech.say('labels.nobody tames')
      : speech.say('labels.pay for tamers', {
          people: counted(speech, people, 'people'),
          goods: goodsWords(speech, cheapest(goods, GOODS, people)),
        }),
  sure: ({ people }, asked) =>
    sureToLackFood(asked, { ...asked.tribe, goods: spent(asked.tribe, GOODS, people) }),
};
