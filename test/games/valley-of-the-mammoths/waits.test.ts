import { expect, it } from 'vitest';
import { turnsOf } from './waits.ts';

/** Matches with a season’s end at which some are hungry after a battle. */
const MATCHES = [
  [2, 'w 2 6'],
  [3, 'w 3 4'],
  [4, 'w 4 3'],
  [5, 'w 5 0'],
  [6, 'w 6 4'],
] as const;

/** How many waits more than tribes a turn of a match took at most. */
const most = (name: string, seats: number, rules?: number): number =>
  Math.max(...turnsOf(name, seats, rules).map(({ tribes, waits }) => waits.length - tribes));

it.each(MATCHES)(
  'a turn of %i tribes is at most n + 2 answers one after the other',
  (seats, name) => {
    expect(most(name, seats)).toBe(2);
    // Before version 2, births were asked once all had eaten.
    expect(most(name, seats, 1)).toBe(3);
  },
);
