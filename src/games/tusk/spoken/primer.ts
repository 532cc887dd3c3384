import type { PrimerCard } from '../../../presentation/edition.ts';
import { primerCards } from '../../../presentation/starting.ts';
import { CARDS_DRAWN, FIRST_SNOW, HUNT_HITS_FROM } from '../content/numbers.ts';
import { ACTIONS, MAMMOTH_FOOD } from '../content/tribe.ts';
import type { TuskSpeech } from '../words/index.ts';

const FACTS = {
  actions: ACTIONS,
  drawn: CARDS_DRAWN,
  food: MAMMOTH_FOOD,
  hits: HUNT_HITS_FROM,
  snow: FIRST_SNOW,
};

/** How to play, in four cards. */
export const primerOf = ({ say }: TuskSpeech): readonly PrimerCard[] =>
  primerCards(
    [
      ['aim', { show: 'board', asked: 'turn', nth: 90 }],
      ['turn', { show: 'choice', asked: 'turn', nth: 20, command: 'move' }],
      ['hunt', { show: 'board', asked: 'attack', nth: 0 }],
      ['card', { show: 'hand', asked: 'turn', nth: 0 }],
    ],
    (card, text) => say(`primer.${card}.${text}`, FACTS),
  );
