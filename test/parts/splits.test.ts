import { describe, expect, it } from 'vitest';
import { splits } from '../../src/parts/splits.ts';

describe('splitting an amount', () => {
  it('lists every way within the limits, the most for the first ones first', () => {
    expect(splits(2, [2, 2])).toEqual([
      [2, 0],
      [1, 1],
      [0, 2],
    ]);
    expect(splits(3, [1, 2, 1])).toEqual([
      [1, 2, 0],
      [1, 1, 1],
      [0, 2, 1],
    ]);
    expect(splits(4, [4, 4, 4, 4])).toHaveLength(35);
  });

  it('has one way for nothing, and none where the limits do not hold it', () => {
    expect(splits(0, [])).toEqual([[]]);
    expect(splits(0, [3, 3])).toEqual([[0, 0]]);
    expect(splits(1, [])).toEqual([]);
    expect(splits(5, [2, 2])).toEqual([]);
  });
});
