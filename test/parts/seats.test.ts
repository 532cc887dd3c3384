import { describe, expect, it } from 'vitest';
import { leftOf, seatsFrom } from '../../src/parts/seats.ts';

describe('seats', () => {
  it('go clockwise round the table from any of them', () => {
    expect(seatsFrom(0, 3)).toEqual([0, 1, 2]);
    expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
    expect([0, 1, 2].map((seat) => leftOf(seat, 3))).toEqual([1, 2, 0]);
  });
});
