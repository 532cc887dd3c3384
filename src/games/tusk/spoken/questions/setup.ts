import { BREEDING_GROUND, placeName } from '../../map.ts';
import { cardWords } from '../cards.ts';
import { cardName, tribeName } from '../names.ts';
import { type Asker, stageOf } from './asking.ts';

/** Asks where a tribe's first member enters. */
export const askForPlace: Asker = ({ speech, seat }) => ({
  title: speech.say('questions.place.title', { tribe: tribeName(speech, seat) }),
  text: '',
  help: speech.say('questions.place.help', { home: placeName(BREEDING_GROUND) }),
});

/** Asks which card a tribe keeps. */
export const askForCard: Asker = ({ speech, view }) => {
  const cards = (stageOf(view, 'drafting').offer ?? []).map((card) =>
    speech.say('questions.draft.card', {
      card: cardName(speech, card),
      worth: cardWords(speech, view.rules, card),
    }),
  );
  return {
    title: speech.say('questions.draft.title'),
    text: cards.join('\n'),
    help: speech.say('questions.draft.help'),
  };
};
