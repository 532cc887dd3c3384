import type { PrimerCard } from '../../../presentation/edition.ts';
import { primerCards } from '../../../presentation/starting.ts';
import { LIMIT, TO_WIN } from '../content/numbers.ts';
import type { RiseSpeech } from '../words/index.ts';

/** How to play, in four cards. */
export const primerOf = (speech: RiseSpeech): readonly PrimerCard[] =>
  primerCards(
    [
      ['aim', { show: 'board', asked: 'settle', nth: 12 }],
      ['dice', { show: 'board', asked: 'act', nth: 2 }],
      ['actions', { show: 'board', asked: 'move', nth: 4 }],
      ['villages', { show: 'hand', asked: 'settle', nth: 6 }],
    ],
    (card, text) =>
      speech.say(`primer.${card}.${text}`, { points: TO_WIN.whole, limit: LIMIT.usual }),
  );
