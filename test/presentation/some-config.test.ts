import { describe, expect, it } from 'vitest';
import { someConfig } from '../../src/presentation/some-config.ts';
import { EDITIONS } from '../games/editions.ts';

describe.each(EDITIONS)('what a table of $name might have chosen', (edition) => {
  const { options = [] } = edition.in('en');
  const many = options.reduce((product, { values }) => product * values.length, 1);
  const chosen = Array.from({ length: many }, (_, nth) => JSON.stringify(someConfig(edition, nth)));

  it('is each value with each of the others, the usual first', () => {
    expect(new Set(chosen).size).toBe(many);
    const usual = options.map(({ name, values }) => [name, values[0]?.value]);
    expect(someConfig(edition, 0)).toEqual(edition.game.config(Object.fromEntries(usual)));
    expect(someConfig(edition, many)).toEqual(someConfig(edition, 0));
  });
});
