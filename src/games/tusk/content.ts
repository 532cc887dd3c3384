import {
  CARDS_DRAWN,
  FIGHT_WOUNDS_FROM,
  FIRST_SNOW,
  HUNT_HITS_FROM,
  MAMMOTH_WOUNDS_FROM,
} from './content/numbers.ts';
import { SEASON, SEASONS } from './content/seasons.ts';
import { GOODS, TERRAIN, TERRAINS, TOKENS, TOKENS_ON_NEW_TILE } from './content/terrain.ts';
import { ACTIONS, EVEN_START, GROWTH_COSTS, MAMMOTH_FOOD, MEMBERS } from './content/tribe.ts';
import { VICTORIES, VICTORY } from './content/victory.ts';
import { type Version } from './content/versions.ts';
import { BREEDING_GROUND, COMPASS, HEXES, NEIGHBOURS, PLACE_NAMES, RADIUS } from './map.ts';

/** All that matches of a version of the rules are played with, as data; not how it is called or looks. */
const contentOf = (version: Version) => ({
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
    growthCosts: GROWTH_COSTS[version],
    actions: ACTIONS,
    mammothFood: MAMMOTH_FOOD,
    // Version 1 had no even start.
    ...(version === 1 ? {} : { evenStart: EVEN_START[version] }),
  },
  numbers: {
    cardsDrawn: CARDS_DRAWN,
    firstSnow: FIRST_SNOW,
    fightWoundsFrom: FIGHT_WOUNDS_FROM,
    huntHitsFrom: HUNT_HITS_FROM,
    mammothWoundsFrom: MAMMOTH_WOUNDS_FROM,
  },
  victories: { order: VICTORIES, cards: VICTORY[version] },
  map: {
    radius: RADIUS,
    breedingGround: BREEDING_GROUND,
    hexes: HEXES,
    neighbours: NEIGHBOURS,
    names: PLACE_NAMES,
    compass: COMPASS,
  },
});

/** Another content is another version, beside these: whoever only changes one stops every match that runs with it. */
export const CONTENT = { 1: contentOf(1), 2: contentOf(2) } as const;
