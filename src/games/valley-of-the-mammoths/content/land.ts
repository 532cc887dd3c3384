export const TERRAINS = ['plains', 'forest', 'mountain', 'volcano', 'lake'] as const;
export type Terrain = (typeof TERRAINS)[number];

const OF = { P: 'plains', F: 'forest', M: 'mountain', V: 'volcano', L: 'lake' } as const;
type Letter = keyof typeof OF;
const row = (...letters: Letter[]): readonly Terrain[] => letters.map((letter) => OF[letter]);

/** The map, ours: hexes that stand on a corner, row by row from the top (Valley of the Mammoths, map). */
export const ROWS: readonly (readonly Terrain[])[] = [
  row('F', 'P', 'P', 'M'),
  row('F', 'F', 'P', 'M', 'M'),
  row('P', 'F', 'F', 'M', 'V', 'F'),
  row('M', 'P', 'L', 'L', 'F', 'P', 'P'),
  row('P', 'M', 'P', 'P', 'F', 'M'),
  row('M', 'V', 'P', 'F', 'M'),
  row('F', 'P', 'P', 'P'),
];

/** The two hexes on the banks of each stretch of a river, by name. */
export const RIVERS: readonly (readonly [string, string])[] = [
  ['1a', '1b'],
  ['1b', '2b'],
  ['2c', '3c'],
  ['3c', '3d'],
  ['5c', '5d'],
  ['6b', '6c'],
  ['6c', '7b'],
  ['7b', '7c'],
  ['4e', '5d'],
  ['4e', '5e'],
  ['4f', '5f'],
  ['4g', '5f'],
];

/** Where a river is interrupted: only a sign on the map. */
export const FORDS: readonly (readonly [string, string])[] = [
  ['2b', '2c'],
  ['5c', '6c'],
  ['4f', '5e'],
];

/** Where an animal with a letter arrives. */
export const LETTERS = {
  A: '1d',
  B: '2e',
  C: '5f',
  D: '6e',
  E: '6a',
  F: '4a',
  a: '1a',
  b: '1b',
  c: '1c',
  e: '3f',
  f: '4g',
  g: '7d',
  h: '7c',
  i: '7b',
  j: '7a',
  k: '5a',
  l: '3a',
  p: '2a',
} as const;

/** The hexes that each face of a die, from 1, points at. */
export type Regions = readonly (readonly string[])[];

const P23 = ['3a', '4b', '5a'];
const P56 = ['5c', '5d', '6c', '7b', '7c', '7d'];
const F12 = ['1a', '2a', '2b', '3b', '3c'];
const F45 = ['4e', '5e', '6d'];
const M12 = ['1d', '2d', '2e', '3d'];
const M56 = ['5f', '6e'];
const G13 = ['1a', '1b', '2b', '2c', '3c'];
const G46 = ['5c', '5d', '6c', '7b', '7c'];

/** Regions of a terrain, which rivers do not part; those of the great flood. */
export const REGIONS = {
  plains: [['1b', '1c', '2c'], P23, P23, ['4f', '4g'], P56, P56],
  forest: [F12, F12, ['3f'], F45, F45, ['7a']],
  mountain: [M12, M12, ['4a'], ['5b', '6a'], M56, M56],
  flood: [G13, G13, G13, G46, G46, G46],
} as const satisfies Readonly<Record<string, Regions>>;

/** Where lava comes from, and what a small flood drowns. */
export const VOLCANOES = ['3e', '6b'] as const;
export const LOWLAND = '4f';
