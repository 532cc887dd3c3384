import type { PrimerCard } from '../../../presentation/edition.ts';
import { primerCards } from '../../../presentation/starting.ts';
import { MOST_TILES } from '../content/numbers.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { divisorWords } from './names.ts';

/** How to play, in four cards. */
export function primerOf(speech: StoneAgeSpeech): readonly PrimerCard[] {
  const facts = { divisors: divisorWords(speech), mostTiles: MOST_TILES };
  return primerCards(
    [
      ['aim', { show: 'board', asked: 'place', nth: 60 }],
      ['place', { show: 'board', asked: 'place', nth: 0 }],
      ['act', { show: 'board', asked: 'act', nth: 10 }],
      ['herd', { show: 'board', asked: 'tame', nth: 0 }],
    ],
    (card, text) => speech.say(`primer.${card}.${text}`, facts),
  );
}
