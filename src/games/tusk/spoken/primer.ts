import type { Glimpse, PrimerCard } from '../../../presentation/edition.ts';
import type { primer as texts } from '../words/en/primer.ts';
import type { TuskSpeech } from '../words/index.ts';

/** What each card shows, in order. */
const PICTURES: Readonly<Record<keyof typeof texts, Glimpse>> = {
  aim: { show: 'board', asked: 'turn', nth: 90 },
  turn: { show: 'choice', asked: 'turn', nth: 20, command: 'move' },
  hunt: { show: 'board', asked: 'attack', nth: 0 },
  card: { show: 'hand', asked: 'turn', nth: 0 },
};

const CARDS = ['aim', 'turn', 'hunt', 'card'] as const;

/** How to play, in four cards. */
export const primerOf = ({ say }: TuskSpeech): readonly PrimerCard[] =>
  CARDS.map((card) => ({
    title: say(`primer.${card}.title`),
    text: say(`primer.${card}.text`),
    picture: PICTURES[card],
  }));
