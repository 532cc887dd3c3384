import { describe, expect, it } from 'vitest';
import { tryLaws } from '../../src/engine/laws.ts';
import { STEADING } from './steading/rules.ts';

describe('a game with answers of every shape', () => {
  it.each([2, 4, 6])('keeps every law in matches of %i seats', (seats) => {
    for (let match = 0; match < 3; match += 1) {
      const name = `steading ${seats} ${match}`;
      const config = { workers: 7 + 60 * match, least: match % 2 };
      const trial = { name, config, seats, longest: 2000, thoroughness: 0.1 };
      expect(tryLaws(STEADING, trial)).toEqual([]);
    }
  });
});
