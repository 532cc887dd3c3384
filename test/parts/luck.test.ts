import { describe, expect, it } from 'vitest';
import { fortuneOf, luckOf, luckOfPips } from '../../src/parts/luck.ts';

describe('the luck of dice', () => {
  it('is what they hit beside what such dice hit on average', () => {
    const plain = { dice: [6, 2], totals: [6, 2], hits: 1, from: 6 };
    expect(luckOf([plain])).toEqual({ dice: 2, sum: 1, expected: 1 / 3, variance: 10 / 36 });
  });

  it('knows dice that cannot hit, and dice that cannot miss', () => {
    const worse = { dice: [6], totals: [5], hits: 0, from: 7 };
    const better = { dice: [1], totals: [9], hits: 1, from: 6 };
    expect(luckOf([worse, better])).toEqual({ dice: 2, sum: 1, expected: 1, variance: 0 });
  });

  it('is none without a roll', () => {
    expect(luckOf([])).toEqual({ dice: 0, sum: 0, expected: 0, variance: 0 });
  });
});

it('pips come to three and a half a die on average, and what that means is said by how rare it is', () => {
  const dice = [6, 6, 5, 4, 6, 6];
  expect(luckOfPips(dice)).toEqual({ dice: 6, sum: 33, expected: 21, variance: 17.5 });
  expect(fortuneOf(luckOfPips(dice))).toBe('very lucky');
  expect(fortuneOf(luckOfPips([3, 4]))).toBe('average');
  expect(fortuneOf(luckOfPips([1, 3]))).toBe('a little unlucky');
});
