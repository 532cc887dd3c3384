import {
  CARDS_DRAWN,
  FIGHT_WOUNDS_FROM,
  FIRST_SNOW,
  HUNT_HITS_FROM,
  MAMMOTH_WOUNDS_FROM,
} from './content/numbers.ts';
import { SEASON, SEASONS } from './content/seasons.ts';
import { GOODS, TERRAIN, TERRAINS, TOKENS, TOKENS_ON_NEW_TILE } from './content/terrain.ts';
import { ACTIONS, GROWTH_COSTS, MAMMOTH_FOOD, MEMBERS } from './content/tribe.ts';
import { VICTORIES, VICTORY } from './content/victory.ts';
import { BREEDING_GROUND, COMPASS, HEXES, NEIGHBOURS, PLACE_NAMES, RADIUS } from './map.ts';

/**
 * All that matches of version 1 of the rules are played with, as data; not how it is called or looks. Another content is another version, beside
 * this one: whoever only changes it stops every match that runs.
 */
export const CONTENT = {
  1: {
    seasons: { order: SEASONS, cards: SEASON },
    terrain: {
      order: TERRAINS,
      cards: TERRAIN,
      tokens: TOKENS,
      goods: GOODS,
      tokensOnNewTile: TOKENS_ON_NEW_TILE,
    },
    tribe: {
      members: MEMBERS,
      growthCosts: GROWTH_COSTS,
      actions: ACTIONS,
      mammothFood: MAMMOTH_FOOD,
    },
    numbers: {
      cardsDrawn: CARDS_DRAWN,
      firstSnow: FIRST_SNOW,
      fightWoundsFrom: FIGHT_WOUNDS_FROM,
      huntHitsFrom: HUNT_HITS_FROM,
      mammothWoundsFrom: MAMMOTH_WOUNDS_FROM,
    },
    victories: { order: VICTORIES, cards: VICTORY },
    map: {
      radius: RADIUS,
      breedingGround: BREEDING_GROUND,
      hexes: HEXES,
      neighbours: NEIGHBOURS,
      names: PLACE_NAMES,
      compass: COMPASS,
    },
  },
} as const;
