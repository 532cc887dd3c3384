import type { Glimpse, PrimerCard } from '../../../presentation/edition.ts';
import { CARDS_DRAWN, FIRST_SNOW, HUNT_HITS_FROM } from '../content/numbers.ts';
import { ACTIONS, MAMMOTH_FOOD } from '../content/tribe.ts';
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

const FACTS = {
  actions: ACTIONS,
  drawn: CARDS_DRAWN,
  food: MAMMOTH_FOOD,
  hits: HUNT_HITS_FROM,
  snow: FIRST_SNOW,
};

/** How to play, in four cards. */
export const primerOf = ({ say }: TuskSpeech): readonly PrimerCard[] =>
  CARDS.map((card) => ({
    title: say(`primer.${card}.title`, FACTS),
    text: say(`primer.${card}.text`, FACTS),
    picture: PICTURES[card],
  }));
