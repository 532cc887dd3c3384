import type { Moments } from '../../presentation/edition.ts';
import type { ValleyEvent } from './event.ts';
import type { ValleyState } from './state.ts';

const COMES: Readonly<Record<string, (state: ValleyState) => boolean>> = {
  severalAtFourCamps: ({ announced }) => announced.length > 1,
  emptySack: ({ sack }) => sack.length === 0,
  emptyEvents: ({ events }) => events.summer.length === 0 || events.winter.length === 0,
  emptyFate: ({ pile }) => pile.length === 0,
};

/**
 * Several tribes that may win by the next turn, an empty sack, and empty decks. No play by chance empties the sack: four
 * tribes would have to live for 18 turns and kill no animal, two for 26. A test of arrivals begins there.
 */
export const moments: Moments<ValleyState, ValleyEvent> = {
  all: Object.keys(COMES),
  broughtBy: (_events, state) =>
    Object.entries(COMES).flatMap(([moment, comes]) => (comes(state) ? [moment] : [])),
};
