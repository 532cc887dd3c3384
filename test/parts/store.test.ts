import { describe, expect, it } from 'vitest';
import { draw } from '../../src/parts/deck.ts';
import { gain, pay } from '../../src/parts/goods.ts';
import { item } from '../../src/parts/item.ts';

describe('a store of goods', () => {
  it('changes by the amounts of the kinds named, and no other', () => {
    const store = { wood: 3, food: 2, gold: 1 };
    pay(store, ['wood', 'food'], { wood: 2 });
    expect(store).toEqual({ wood: 1, food: 2, gold: 1 });
    gain(store, ['wood', 'food'], { food: 4, wood: 1 });
    expect(store).toEqual({ wood: 2, food: 6, gold: 1 });
  });
});

describe('a deck', () => {
  it('gives its top cards, fewer where it runs out, and stays as it is', () => {
    const deck = ['a', 'b', 'c'];
    expect(draw(deck, 2)).toEqual({ drawn: ['a', 'b'], left: ['c'] });
    expect(draw(deck, 5)).toEqual({ drawn: ['a', 'b', 'c'], left: [] });
    expect(deck).toEqual(['a', 'b', 'c']);
  });
});

describe('an item of a list', () => {
  it('is there, or that is an error', () => {
    expect(item(['a', 'b'], 1)).toBe('b');
    expect(() => item(['a', 'b'], 2)).toThrow('There is no item 2 of 2');
  });
});
