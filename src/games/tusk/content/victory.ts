import type { Token } from './terrain.ts';
import type { Version } from './versions.ts';

/** Our own numbers where the rules page marks them C: a host may swap this file while no match runs. */

export const VICTORIES = [
  'trappers',
  'fishers',
  'snarers',
  'stick-hoard',
  'grass-hoard',
  'stone-hoard',
  'spiteful-spirit',
  'pack-leader',
  'warmonger',
] as const;
export type VictoryId = (typeof VICTORIES)[number];

/** What brings a food token onto a card, and reveals it. */
export type Deed = 'left out of a kill' | 'led a kill' | 'won a fight';

export type VictoryCard =
  /** `food` for every full set of these tokens in the tribe's store at the end. */
  | {
      readonly scores: 'sets';
      readonly set: Readonly<Partial<Record<Token, number>>>;
      readonly food: number;
    }
  /** `food` for every token on the card. */
  | {
      readonly scores: 'deeds';
      readonly deed: Deed;
      readonly food: number;
      readonly oncePerTurn?: true;
    };

/** The 9 victory cards (Tusk, content: victory cards), as they were first. */
const FIRST: Readonly<Record<VictoryId, VictoryCard>> = {
  trappers: { scores: 'sets', set: { stick: 1, stone: 1 }, food: 3 },
  fishers: { scores: 'sets', set: { grass: 1, stone: 1 }, food: 3 },
  snarers: { scores: 'sets', set: { stick: 1, grass: 1 }, food: 3 },
  'stick-hoard': { scores: 'sets', set: { stick: 3 }, food: 4 },
  'grass-hoard': { scores: 'sets', set: { grass: 3 }, food: 4 },
  'stone-hoard': { scores: 'sets', set: { stone: 3 }, food: 4 },
  'spiteful-spirit': { scores: 'deeds', deed: 'left out of a kill', food: 3 },
  'pack-leader': { scores: 'deeds', deed: 'led a kill', food: 3 },
  warmonger: { scores: 'deeds', deed: 'won a fight', food: 2, oncePerTurn: true },
};

/** The same by version. */
export const VICTORY: Readonly<Record<Version, Readonly<Record<VictoryId, VictoryCard>>>> = {
  1: FIRST,
  2: {
    ...FIRST,
    fishers: { scores: 'sets', set: { grass: 1, stone: 1 }, food: 2 },
    snarers: { scores: 'sets', set: { stick: 1, grass: 1 }, food: 2 },
    'pack-leader': { scores: 'deeds', deed: 'led a kill', food: 5 },
    warmonger: { scores: 'deeds', deed: 'won a fight', food: 4, oncePerTurn: true },
  },
};
