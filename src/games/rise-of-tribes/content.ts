import * as dice from './content/dice.ts';
import * as goals from './content/goals.ts';
import * as goods from './content/goods.ts';
import * as land from './content/land.ts';
import * as leaders from './content/leaders.ts';
import * as numbers from './content/numbers.ts';
import * as tiles from './content/tiles.ts';

/**
 * All that matches of a version of the rules are played with, as data: whatever these files declare. Another content is
 * another version, beside this one: whoever only changes it stops every match that runs with it.
 */
export const CONTENT = {
  1: {
    dice: { ...dice },
    goals: { ...goals },
    goods: { ...goods },
    land: { ...land },
    leaders: { ...leaders },
    numbers: { ...numbers },
    tiles: { ...tiles },
  },
} as const;
