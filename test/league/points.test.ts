import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canBeGiven,
  POINT,
  POINTS,
  pointsFor,
  scored,
  shownPoints,
} from '../../src/league/points.ts';

/** Points as they are shown, nobody having dropped. */
const shown = (places: readonly number[], dropped: readonly number[] = []): number[] =>
  scored(
    places,
    places.map((_, seat) => dropped.includes(seat)),
    pointsFor(places.length, {}),
  ).map(({ points }) => shownPoints(points));

describe('points of a table', () => {
  it('are the usual ones, by its size', () => {
    expect(shown([1, 2])).toEqual([10, 1]);
    expect(shown([3, 1, 2])).toEqual([1, 10, 5]);
    expect(shown([4, 3, 2, 1])).toEqual([1, 3, 6, 10]);
    expect(shown([1, 2, 3, 4, 5])).toEqual([10, 7, 4, 2, 1]);
    expect(shown([1, 2, 3, 4, 5, 6])).toEqual([10, 7, 5, 3, 2, 1]);
  });

  it('are the league’s own, where it has some for this size', () => {
    expect(pointsFor(3, { 3: [3, 1, 0] })).toEqual([3 * POINT, POINT, 0]);
    expect(pointsFor(2, { 3: [3, 1, 0] })).toEqual([10 * POINT, POINT]);
    expect(() => pointsFor(7, {})).toThrow('A table of 7 has no points.');
    expect(canBeGiven([3, 1, 0])).toBe(true);
    for (const wrong of [
      [1, 2],
      [1.5, 1],
      [1, -1],
      [0, 0],
    ])
      expect(canBeGiven(wrong)).toBe(false);
  });

  it('are shared by who ties', () => {
    expect(shown([1, 1, 3, 4])).toEqual([8, 8, 3, 1]);
    expect(shown([1, 2, 2, 2])).toEqual([10, 3.33, 3.33, 3.33]);
    expect(shown([1, 1, 1])).toEqual([5.33, 5.33, 5.33]);
    expect(shown([1, 5, 2, 2, 2])).toEqual([10, 1, 4.33, 4.33, 4.33]);
  });

  it('are none for who dropped, and of a place further up for who was behind', () => {
    expect(shown([1, 2, 3, 4], [0])).toEqual([0, 10, 6, 3]);
    expect(shown([1, 2, 3, 4], [0, 3])).toEqual([0, 10, 6, 0]);
    expect(shown([1, 2, 3, 4], [0, 1, 2, 3])).toEqual([0, 0, 0, 0]);
    expect(
      scored([1, 2, 3, 4], [true, false, true, false], pointsFor(4, {})).map(({ place }) => place),
    ).toEqual([3, 1, 3, 2]);
  });

  it('come to the same together, however people tie', () => {
    const table = fc
      .integer({ min: 2, max: 6 })
      .chain((seats) =>
        fc.array(fc.integer({ min: 1, max: 6 }), { minLength: seats, maxLength: seats }),
      );
    fc.assert(
      fc.property(table, (places) => {
        const all = scored(places, [], pointsFor(places.length, {}));
        const given = all.reduce((sum, { points }) => sum + points, 0);
        expect(given).toBe(
          (POINTS[places.length] ?? []).reduce((sum, one) => sum + one, 0) * POINT,
        );
        for (const { points } of all) expect(Number.isInteger(points)).toBe(true);
      }),
    );
  });

  it('look alike only where they are', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.nat(100_000), (a, b) => {
        expect(shownPoints(a) === shownPoints(b)).toBe(a === b);
        expect(shownPoints(a)).toBe(Number(shownPoints(a).toFixed(2)));
      }),
    );
  });
});
