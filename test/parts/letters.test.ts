import { describe, expect, it } from 'vitest';
import { grouped } from '../../src/parts/grouped.ts';
import { letterOf, lettered } from '../../src/parts/letters.ts';

describe('letters', () => {
  it('go on after Z', () => {
    expect([0, 25, 26, 27, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'BA']);
  });

  it('are one for each thing, however many keys lead to it, and none for nothing', () => {
    const { letters, things } = lettered([
      { key: 'walk', thing: 7 },
      { key: 'rest', thing: null },
      { key: 'run', thing: 7 },
      { key: 'hide', thing: 3 },
    ]);
    expect(letters).toEqual({ walk: 'A', run: 'A', hide: 'B' });
    expect(things).toEqual([
      [7, 'A'],
      [3, 'B'],
    ]);
  });
});

describe('what is gathered by a key', () => {
  it('keeps the order in which keys and items first came up', () => {
    expect(grouped(['b1', 'a1', 'b2'], (item) => item.charAt(0))).toEqual([
      ['b', ['b1', 'b2']],
      ['a', ['a1']],
    ]);
  });
});
