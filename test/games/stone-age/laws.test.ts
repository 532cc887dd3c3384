import { describe, expect, it } from 'vitest';
import { tryLaws } from '../../../src/engine/laws.ts';
import { stoneAge } from '../../../src/games/stone-age/rules.ts';

describe.each([2, 3, 4])('Stone Age keeps the laws with %i tribes', (seats) => {
  it.each(['on', 'off'])('and the herd %s', (herd) => {
    for (let match = 1; match <= 3; match += 1) {
      const name = `stone age ${seats} ${herd} ${match}`;
      const config = stoneAge.config({ herd });
      const trial = { name, config, seats, longest: 20_000, thoroughness: 0.05 };
      expect(tryLaws(stoneAge, trial)).toEqual([]);
    }
  });
});
