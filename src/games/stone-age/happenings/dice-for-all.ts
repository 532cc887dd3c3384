import { only } from '../../../parts/only.ts';
import { broughtWords } from '../spoken/cards.ts';
import { diceTaken, dieTop, emptyDieWords } from '../spoken/gives.ts';
import { seatName, tribeName } from '../spoken/names.ts';
import type { LineFormatter, Passage, EventFormatter, Tellings } from './told.ts';

/** The dice on the table, and who took which, with what its tribe got. */
const taken: LineFormatter = (speech, events) => {
  const rolled = only(events, 'diceForAllRolled').map((roll) => ({
    text: speech.say('told.dice for all', { dice: roll.dice.join(', ') }),
    of: [roll],
  }));
  const takes = diceTaken(events).map(({ seat, face, isGain }) =>
    speech.say('told.takes', {
      seat: seatName(speech, seat),
      face,
      gives: isGain ? broughtWords(speech, dieTop(face)) : emptyDieWords(speech, face),
    }),
  );
  if (takes.length === 0) return rolled;
  return [...rolled, speech.say('told.take dice', { takes: takes.join('; ') })];
};

const takenInShort: EventFormatter = (speech, events) => {
  const takes = diceTaken(events).map(({ seat, face, isGain }) =>
    speech.say('captions.takes', {
      seat: tribeName(speech, seat),
      gives: isGain ? broughtWords(speech, dieTop(face)) : speech.say('captions.nothing'),
    }),
  );
  const dice = only(events, 'diceForAllRolled').flatMap((rolled) => rolled.dice);
  const what = takes.length === 0 ? dice : takes;
  return [speech.say('captions.dice for all', { what: what.join(', ') })];
};

export const diceForAll: Passage = { lines: taken, inShort: takenInShort };

export const sharing = {
  diceForAllRolled: { passage: diceForAll, beat: 'evening', kind: 'dice' },
  dieTaken: {
    passage: diceForAll,
    beat: 'evening',
    kind: 'outcome',
    befalls: ({ seat }) => [seat],
    doers: ({ seat }) => [seat],
  },
} satisfies Partial<Tellings>;
