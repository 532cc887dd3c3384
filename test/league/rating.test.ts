import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isProvisional,
  ratedAfter,
  ratedIn,
  type Rating,
  ratingsOf,
  UNRATED,
} from '../../src/league/rating.ts';
import { aSeason, aTable } from './a-season.ts';

const rating = (mean: number, error: number): Rating => ({ mean, error, matches: 1 });
const rounded = (ratings: readonly Rating[]) =>
  ratings.map(({ mean, error }) => [mean.toFixed(6), error.toFixed(6)]);

/** A table of so many people who know nothing of each other, and the places that they came to. */
const table = fc.integer({ min: 2, max: 6 }).chain((seats) =>
  fc.record({
    before: fc.array(
      fc.record({
        mean: fc.double({ min: 0, max: 50, noNaN: true }),
        error: fc.double({ min: 1, max: 9, noNaN: true }),
        matches: fc.nat(50),
      }),
      { minLength: seats, maxLength: seats },
    ),
    places: fc.array(fc.integer({ min: 1, max: seats }), { minLength: seats, maxLength: seats }),
  }),
);

describe('ratings', () => {
  it('are those of openskill 5.0.1 with bradleyTerryFull, its luck doubled', () => {
    expect(rounded(ratedAfter([UNRATED, UNRATED, UNRATED, UNRATED], [1, 2, 3, 4]))).toEqual([
      ['31.250469', '7.933463'],
      ['27.083490', '7.933463'],
      ['22.916510', '7.933463'],
      ['18.749531', '7.933463'],
    ]);
    const before = [rating(30, 4), rating(22, 7), rating(25, 5)];
    expect(rounded(ratedAfter(before, [1, 1, 3]))).toEqual([
      ['30.333732', '3.977799'],
      ['24.319865', '6.806768'],
      ['23.294860', '4.944181'],
    ]);
  });

  it('hang on nobody’s place in the list, and rise for who is ahead of its equals', () => {
    fc.assert(
      fc.property(table, ({ before, places }) => {
        const after = ratedAfter(before, places);
        const turned = ratedAfter(before.toReversed(), places.toReversed()).toReversed();
        for (const [seat, { mean, error }] of after.entries()) {
          expect(mean).toBeCloseTo(turned[seat]?.mean ?? Number.NaN, 9);
          expect(error).toBeGreaterThan(0);
        }
        const equal = ratedAfter(
          before.map(() => UNRATED),
          places,
        );
        for (const [one, { mean }] of equal.entries())
          for (const [other, rival] of equal.entries()) {
            const [own, its] = [places[one] ?? 0, places[other] ?? 0];
            if (own === its) expect(mean).toBeCloseTo(rival.mean, 9);
            if (own < its) expect(mean).toBeGreaterThan(rival.mean);
          }
      }),
    );
  });

  it('are a guess for the first matches', () => {
    const of = (count: number): Rating[] => {
      const players = ['a', 'b', 'c', 'd'];
      const matches = Array.from({ length: count }, (_, nth) => ({
        players,
        places: players.map((_player, seat) => 1 + ((seat + nth) % players.length)),
      }));
      return [...ratingsOf(matches).values()];
    };
    expect(of(4).every(isProvisional)).toBe(true);
    expect(of(20).some(isProvisional)).toBe(false);
    expect(of(20).map(({ matches }) => matches)).toEqual([20, 20, 20, 20]);
  });

  it('count who played a table to its end itself, in the order in which tables ended', () => {
    const over = { status: 'over' as const, result: { places: [1, 2, 3], scores: null } };
    const seats = ['ada', 'bo', 'cy'];
    const season = aSeason({
      tables: [
        aTable(seats, { ...over, ended: 2, dropped: ['bo'] }),
        aTable(seats, { ...over, ended: 1 }),
        aTable(seats, { ...over, ended: 3, substituted: ['ada'], dropped: ['cy'] }),
        aTable(seats, { ...over, ended: 4, status: 'void' }),
        aTable(seats),
      ],
    });
    expect(ratedIn([{ ...season, phase: 'cancelled' }])).toEqual([]);
    expect(ratedIn([season]).map(({ players, places }) => [players, places])).toEqual([
      [seats, [1, 2, 3]],
      [
        ['ada', 'cy'],
        [1, 3],
      ],
    ]);
  });
});
