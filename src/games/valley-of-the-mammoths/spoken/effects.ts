import { WOLF_PACK } from '../content/animals.ts';
import {
  AMBUSH,
  type CardId,
  EATEN_STRANGER,
  MARCH,
  PALISADE,
  RAIDED,
  SMOKED_MEAT,
} from '../content/cards.ts';
import { ALMS, type EventId, FEVER } from '../content/events.ts';
import { LOWLAND } from '../content/land.ts';
import { EATS, HARVEST } from '../content/numbers.ts';
import type { ValleySpeech } from '../words/index.ts';

/** What a card does. */
export const cardEffect = ({ say }: ValleySpeech, card: CardId): string =>
  say(`cards.${card}`, {
    march: MARCH,
    ambush: AMBUSH,
    palisade: PALISADE,
    meat: SMOKED_MEAT,
    eaten: EATEN_STRANGER,
    raided: RAIDED,
  });

/** What an event does. */
export const eventEffect = ({ say }: ValleySpeech, event: EventId): string =>
  say(`events.${event}`, {
    full: HARVEST.wet[2],
    half: HARVEST.wet[1],
    lowland: LOWLAND,
    fever: FEVER,
    pack: WOLF_PACK,
    cold: EATS.cold,
    alms: ALMS,
  });
