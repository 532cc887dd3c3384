import type { Good } from './terrain.ts';
import type { Version } from './versions.ts';

/** Our own numbers where the rules page marks them C: a host may swap this file while no match runs. */

/** Members of a tribe, the one that starts on the map included. */
export const MEMBERS = 4;

/**
 * Food to place a member, by how many of the tribe's members have left its board's spaces.
 * With none left the tribe re-enters for free; the third member's price is printed, the others are ours.
 */
export const GROWTH_COSTS: Readonly<Record<Version, readonly number[]>> = {
  1: [0, 1, 2, 3],
  // A tribe of two hunts: what a second member costs is gathered instead.
  2: [0, 0, 2, 2],
};

/** What a tribe begins with. */
export type HeadStart = Readonly<Partial<Record<Good, number>>>;

/**
 * With an even start: what the first tribe begins with, the second and so on, by the number of tribes. Ours, found by
 * self-play (docs/balance.md); the printed start gives nobody anything.
 */
export const EVEN_START: Readonly<Record<Version, Readonly<Record<number, readonly HeadStart[]>>>> =
  {
    1: {},
    2: {
      2: [{}, { food: 2 }],
      3: [{}, { food: 2 }, { food: 2 }],
      4: [{}, { stick: 1 }, {}, { food: 1 }],
    },
  };

/** Actions of a member in its tribe's own turn. */
export const ACTIONS = 2;

/** Food on a fresh mammoth, and food that its leader divides after a kill. */
export const MAMMOTH_FOOD = 4;
