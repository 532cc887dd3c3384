import type { Terrain } from './terrain.ts';

/** Our own numbers where the rules page marks them C: a host may swap this file while no match runs. */

export const SEASONS = [
  'spring',
  'summer',
  'autumn',
  'winter',
  'eruption',
  'flood',
  'wildfire',
  'drought',
  'blizzard',
  'predators',
] as const;
export type SeasonId = (typeof SEASONS)[number];

export interface SeasonCard {
  /** Tokens that appear on (or, negative, leave) each tile of a terrain; 'all' clears it. */
  readonly tokens?: Readonly<Partial<Record<Terrain, number | 'loses all'>>>;
  /** Members on these terrains are wounded. */
  readonly wounds?: readonly Terrain[];
  /** Members on these terrains are removed from play. */
  readonly removes?: readonly Terrain[];
  /** This terrain is easy through the whole next turn. */
  readonly easy?: Terrain;
  /** The herd does not enter these terrains on the roaming that follows. */
  readonly blocks?: readonly Terrain[];
  /** The mammoth goes to the breeding ground. */
  readonly herdGoesHome?: true;
  /** One entry for each copy in the deck: [arrows, ice]. */
  readonly copies: readonly (readonly [arrows: number, ice: number])[];
}

/** The 18 season cards (Tusk, content: seasons). */
export const SEASON: Readonly<Record<SeasonId, SeasonCard>> = {
  spring: {
    tokens: { grassland: 1 },
    wounds: ['river'],
    easy: 'jungle',
    copies: [
      [0, 1],
      [1, 1],
      [2, 2],
    ],
  },
  summer: {
    tokens: { berries: 1 },
    wounds: ['plains'],
    easy: 'swamp',
    copies: [
      [0, 1],
      [1, 1],
      [2, 1],
    ],
  },
  autumn: {
    tokens: { forest: 1 },
    removes: ['jungle'],
    easy: 'mountain',
    copies: [
      [0, 1],
      [1, 1],
      [2, 2],
    ],
  },
  winter: {
    tokens: { mountain: 1, berries: -1 },
    wounds: ['swamp'],
    copies: [
      [0, 2],
      [1, 2],
      [2, 2],
    ],
  },
  eruption: {
    tokens: { forest: -1 },
    removes: ['mountain'],
    blocks: ['mountain'],
    copies: [[1, 2]],
  },
  flood: {
    tokens: { grassland: -1 },
    wounds: ['river'],
    blocks: ['river', 'swamp'],
    copies: [[1, 1]],
  },
  wildfire: {
    tokens: { forest: 'loses all' },
    wounds: ['forest'],
    blocks: ['forest'],
    copies: [[2, 2]],
  },
  drought: { tokens: { berries: -1 }, herdGoesHome: true, easy: 'swamp', copies: [[0, 1]] },
  blizzard: { wounds: ['mountain'], herdGoesHome: true, copies: [[0, 2]] },
  predators: {
    wounds: ['plains'],
    removes: ['jungle'],
    blocks: ['jungle'],
    copies: [[1, 2]],
  },
};
