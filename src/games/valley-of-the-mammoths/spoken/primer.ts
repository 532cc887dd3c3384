import type { PrimerCard } from '../../../presentation/edition.ts';
import { primerCards } from '../../../presentation/starting.ts';
import { CAMPS_TO_WIN, RANGE } from '../content/numbers.ts';
import type { ValleySpeech } from '../words/index.ts';

/** How to play, in four cards. */
export const primerOf = (speech: ValleySpeech): readonly PrimerCard[] =>
  primerCards(
    [
      ['aim', { show: 'board', asked: 'order', nth: 30 }],
      ['moving', { show: 'board', asked: 'order', nth: 4 }],
      ['fights', { show: 'board', asked: 'plan', nth: 2 }],
      ['food', { show: 'board', asked: 'season', nth: 1 }],
    ],
    (card, text) => speech.say(`primer.${card}.${text}`, { camps: CAMPS_TO_WIN, range: RANGE }),
  );
