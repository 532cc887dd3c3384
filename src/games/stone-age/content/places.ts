import type { Good, Resource } from './goods.ts';

export const SOURCES = ['hunt', 'forest', 'clay', 'quarry', 'river'] as const;
/** Where goods are gathered with dice. */
export type Source = (typeof SOURCES)[number];

export interface SourcePlace {
  readonly yields: Good;
  /** People who find room there, all tribes together; null for any number. */
  readonly room: number | null;
}

/** The places where goods are gathered (base game, place and act). */
export const SOURCE: Readonly<Record<Source, SourcePlace>> = {
  hunt: { yields: 'food', room: null },
  forest: { yields: 'wood', room: 7 },
  clay: { yields: 'brick', room: 7 },
  quarry: { yields: 'stone', room: 7 },
  river: { yields: 'gold', room: 7 },
};

/** Where a resource is gathered. */
export const PLACE_OF: Readonly<Record<Resource, Source>> = {
  wood: 'forest',
  brick: 'clay',
  stone: 'quarry',
  gold: 'river',
};

export const VILLAGE = ['tools', 'field', 'hut'] as const;
/** The three places of the village. */
export type VillagePlace = (typeof VILLAGE)[number];

/** Exactly so many people of one tribe go there (base game, place). */
export const VILLAGE_PEOPLE: Readonly<Record<VillagePlace, number>> = {
  tools: 1,
  field: 1,
  hut: 2,
};
