import * as animals from './content/animals.ts';
import * as cards from './content/cards.ts';
import * as events from './content/events.ts';
import * as land from './content/land.ts';
import * as numbers from './content/numbers.ts';
import { ASKS_TOGETHER } from './content/versions.ts';

/** What all versions have: whatever these files declare. */
const FIRST = {
  animals: { ...animals },
  cards: { ...cards },
  events: { ...events },
  land: { ...land },
  numbers: { ...numbers },
} as const;

/**
 * All that matches of a version of the rules are played with, as data. Another content is another version, beside these:
 * whoever only changes it stops every match that runs with it.
 */
export const CONTENT = { 1: FIRST, 2: { ...FIRST, asksTogether: ASKS_TOGETHER[2] } } as const;
