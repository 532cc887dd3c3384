/** Our own numbers where the rules page marks them C: a host may swap this file while no match runs. */

export const TOKENS = ['stick', 'grass', 'stone'] as const;
/** What members find and use. */
export type Token = (typeof TOKENS)[number];

export const GOODS = [...TOKENS, 'food'] as const;
/** Everything a tribe can hold. */
export type Good = (typeof GOODS)[number];

export const TERRAINS = [
  'forest',
  'grassland',
  'mountain',
  'berries',
  'jungle',
  'river',
  'plains',
  'swamp',
] as const;
export type Terrain = (typeof TERRAINS)[number];

export interface TerrainCard {
  /** How many of the 36 tiles are of this terrain. */
  readonly tiles: number;
  /** What lies here, three of it when the tile is laid. */
  readonly yields: Good | null;
  /** Entering it takes a whole Move. */
  readonly difficult: boolean;
  /** Two tokens of a tribe that become 1 food here. */
  readonly rule: readonly [Token, Token] | null;
}

/** The 36 terrain tiles (Tusk, content: terrain). */
export const TERRAIN: Readonly<Record<Terrain, TerrainCard>> = {
  forest: { tiles: 6, yields: 'stick', difficult: false, rule: null },
  grassland: { tiles: 6, yields: 'grass', difficult: false, rule: null },
  mountain: { tiles: 6, yields: 'stone', difficult: true, rule: null },
  berries: { tiles: 5, yields: 'food', difficult: false, rule: null },
  jungle: { tiles: 3, yields: 'food', difficult: true, rule: null },
  river: { tiles: 4, yields: null, difficult: false, rule: ['grass', 'stone'] },
  plains: { tiles: 3, yields: null, difficult: false, rule: ['stick', 'stone'] },
  swamp: { tiles: 3, yields: null, difficult: true, rule: ['stick', 'grass'] },
};

/** Tokens on a tile when it is laid. */
export const TOKENS_ON_NEW_TILE = 3;
