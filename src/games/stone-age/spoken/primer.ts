import type { Glimpse, PrimerCard } from '../../../presentation/edition.ts';
import type { primer as texts } from '../words/en/primer.ts';
import { MOST_TILES } from '../content/numbers.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { divisorWords } from './names.ts';

/** What each card shows, in order. */
const PICTURES: Readonly<Record<keyof typeof texts, Glimpse>> = {
  aim: { show: 'board', asked: 'place', nth: 60 },
  place: { show: 'board', asked: 'place', nth: 0 },
  act: { show: 'board', asked: 'act', nth: 10 },
  herd: { show: 'board', asked: 'tame', nth: 0 },
};

const CARDS = ['aim', 'place', 'act', 'herd'] as const;

/** How to play, in four cards. */
export const primerOf = (speech: StoneAgeSpeech): readonly PrimerCard[] =>
  CARDS.map((card) => ({
    title: speech.say(`primer.${card}.title`),
    text: speech.say(`primer.${card}.text`, {
      divisors: divisorWords(speech),
      mostTiles: MOST_TILES,
    }),
    picture: PICTURES[card],
  }));
