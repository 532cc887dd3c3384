import * as dice from './content/dice.ts';
import * as goals from './content/goals.ts';
import * as goods from './content/goods.ts';
import * as land from './content/land.ts';
import * as leaders from './content/leaders.ts';
import * as numbers from './content/numbers.ts';
import * as tiles from './content/tiles.ts';
import { LEAVES_HEXES } from './content/versions.ts';

/** What all versions have: whatever these files declare. */
const FIRST = {
  dice: { ...dice },
  goals: { ...goals },
  goods: { ...goods },
  land: { ...land },
  leaders: { ...leaders },
  numbers: { ...numbers },
  tiles: { ...tiles },
} as const;

/**
 * All that matches of a version of the rules are played with, as data. Another content is another version, beside these:
 * whoever only changes it stops every match that runs with it.
 */
export const CONTENT = { 1: FIRST, 2: { ...FIRST, leavesHexes: LEAVES_HEXES[2] } } as const;
