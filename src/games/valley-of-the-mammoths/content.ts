import * as animals from './content/animals.ts';
import * as cards from './content/cards.ts';
import * as events from './content/events.ts';
import * as land from './content/land.ts';
import * as numbers from './content/numbers.ts';

/**
 * All that matches of a version of the rules are played with, as data: whatever these files declare. Another content is
 * another version, beside this one: whoever only changes it stops every match that runs with it.
 */
export const CONTENT = {
  1: {
    animals: { ...animals },
    cards: { ...cards },
    events: { ...events },
    land: { ...land },
    numbers: { ...numbers },
  },
} as const;
