import { priceWords } from '../spoken/cards.ts';
import { placeName } from '../spoken/names.ts';
import { priceThere } from '../spoken/stages.ts';
import { bought, sureToLackFood } from './hunger.ts';
import { pick } from './options.ts';
import { shopGives } from './shops.ts';
import type { StoneAgeMove } from './stone-age-move.ts';

export const choose: StoneAgeMove<'choose'> = {
  kind: 'act',
  command: {
    name: 'choose',
    emoji: '⚖️',
    options: ({ say }) => [pick('at', say('commands.choose.at'))],
  },
  options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
  label: ({ at }, { speech, view }) =>
    speech.say('labels.choose', {
      place: placeName(speech, at),
      price: priceWords(speech, priceThere(view, at)),
    }),
  result: ({ at }, { speech, view }) => shopGives(speech, at, view),
  sure: ({ at }, asked) => sureToLackFood(asked, bought(at, asked)),
  spot: ({ at }) => at,
};
