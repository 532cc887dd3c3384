import { BUILDING, BUILDINGS } from './content/buildings.ts';
import { CARD, CARDS, CRAFTS, DIE, SYMBOLS } from './content/cards.ts';
import { GOODS, RESOURCES, WORTH } from './content/goods.ts';
import { TILE, TILES } from './content/herd.ts';
import {
  BEST_TOOL,
  HUNGER,
  MOST_PEOPLE,
  MOST_TILES,
  MOST_TRACK,
  SLOTS,
  STACK,
  START,
  TOOL_SLOTS,
  TRIBES_AT_PLACE,
  VILLAGE_PLACES,
} from './content/numbers.ts';
import { PLACE_OF, SOURCE, SOURCES, VILLAGE, VILLAGE_PEOPLE } from './content/places.ts';
import { EVEN_START, SHORT, SPARES } from './content/versions.ts';

/** What all versions have. */
const FIRST = {
  goods: { order: GOODS, resources: RESOURCES, worth: WORTH },
  places: {
    order: SOURCES,
    sources: SOURCE,
    placeOf: PLACE_OF,
    village: VILLAGE,
    villagePeople: VILLAGE_PEOPLE,
    villagePlaces: VILLAGE_PLACES,
    tribesAtPlace: TRIBES_AT_PLACE,
  },
  cards: { order: CARDS, cards: CARD, symbols: SYMBOLS, crafts: CRAFTS, die: DIE, slots: SLOTS },
  buildings: { order: BUILDINGS, buildings: BUILDING, stack: STACK },
  tribe: {
    start: START,
    mostPeople: MOST_PEOPLE,
    mostTrack: MOST_TRACK,
    toolSlots: TOOL_SLOTS,
    bestTool: BEST_TOOL,
    hunger: HUNGER,
  },
  herd: { order: TILES, tiles: TILE, mostTiles: MOST_TILES },
} as const;

/**
 * All that matches of a version of the rules are played with, as data; not how it is called or looks. Another content
 * is another version, beside this one: whoever only changes it stops every match that runs with it.
 */
export const CONTENT = {
  1: FIRST,
  2: { ...FIRST, spares: SPARES[2] },
  3: { ...FIRST, spares: SPARES[3] },
  4: { ...FIRST, spares: SPARES[4], evenStart: EVEN_START[4], short: SHORT[4] },
} as const;
