import type { StoneAgeEvent } from '../event.ts';
import { CARD_SLOTS, isSlot, isSource, isVillage, type Location, numberOf } from '../locations.ts';
import type { StoneAgeView } from '../view.ts';
import type { Chapter } from './chapters.ts';

/** Where something can be pointed at: a place, or the tile of the herd. */
export type Pointed = Location | 'tile';

/** Where a chapter happened, each place once, so far as it is still there: cards and tiles move on with each round. */
export function placesOf(view: StoneAgeView, { events }: Chapter): Pointed[] {
  const all = events.flatMap((event) => whereOf(view, event));
  return [...new Set(all)];
}

function whereOf(view: StoneAgeView, event: StoneAgeEvent): readonly Pointed[] {
  const now = view.herd?.now ?? null;
  switch (event.type) {
    case 'roundBegan':
      if (event.round !== view.round) return [];
      return CARD_SLOTS.filter((at) => event.fresh.some((card) => card === cardAt(view, at)));
    case 'herdCame':
      return event.tile === now?.tile ? [event.to] : [];
    case 'peoplePlaced':
    case 'buildingBuilt':
    case 'buildingShown':
      return [event.at];
    case 'cardTaken':
      // Its slot stays empty until the next round.
      return cardAt(view, event.at) === null ? [event.at] : [];
    case 'diceRolled':
    case 'gathered':
      return isSource(event.from) ? [event.from] : [];
    case 'fieldMade':
    case 'personBorn':
    case 'toolMade':
      return isVillage(event.from) ? [event.from] : [];
    case 'herdTamed':
    case 'herdTied':
    case 'herdMissed':
      return event.tile === now?.tile ? ['tile'] : [];
    default:
      return [];
  }
}

const cardAt = ({ slots }: StoneAgeView, at: Location) =>
  isSlot(at) ? (slots[numberOf(at)] ?? null) : null;
