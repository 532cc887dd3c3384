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

/** Actions of a member in its tribe's own turn. */
export const ACTIONS = 2;

/** Food on a fresh mammoth, and food that its leader divides after a kill. */
export const MAMMOTH_FOOD = 4;
