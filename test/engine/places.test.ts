import { describe, expect, it } from 'vitest';
import { namedSeed } from '../../src/engine/laws.ts';
import { makeRecord } from '../../src/engine/record.ts';
import { type Place, placesOf } from '../../src/engine/places.ts';

/** Place and tie-break of each seat. */
const short = (places: readonly Place[]) => places.map(({ place, tieBreak }) => [place, tieBreak]);

describe('the places of a match', () => {
  it('follow the points; who has as many shares a place, and the next one is left out', () => {
    const places = placesOf({ scores: [7, 9, 7, 3] });
    expect(places).toEqual([
      { seat: 0, place: 2, score: 7, tieBreak: null },
      { seat: 1, place: 1, score: 9, tieBreak: null },
      { seat: 2, place: 2, score: 7, tieBreak: null },
      { seat: 3, place: 4, score: 3, tieBreak: null },
    ]);
  });

  it('name the tie-break that decided, and no more of them than were needed', () => {
    const tieBreaks = [
      { name: 'tribes', values: [2, 2, 1, 9] },
      { name: 'stones', values: [0, 5, 9, 0] },
    ];
    expect(short(placesOf({ scores: [4, 4, 4, 6], tieBreaks }))).toEqual([
      [3, 'stones'],
      [2, 'stones'],
      [4, 'tribes'],
      [1, null],
    ]);
  });

  it('are in no record: what decided follows from its entries', () => {
    const tieBreaks = [{ name: 'tribes', values: [3, 1] }];
    const { outcome } = makeRecord('any', {
      rules: 1,
      content: null,
      seats: 2,
      config: {},
      seed: namedSeed('places'),
      salt: namedSeed('salt'),
      entries: [{ entry: { kind: 'setup' }, digest: 'd1'.repeat(32) }],
      outcome: { scores: [4, 4], winners: [0], tieBreaks },
    });
    expect(outcome).toEqual({ scores: [4, 4], winners: [0] });
  });

  it('are shared where no tie-break tells anything', () => {
    const tieBreaks = [{ name: 'tribes', values: [3, 3] }];
    expect(short(placesOf({ scores: [4, 4], tieBreaks }))).toEqual([
      [1, null],
      [1, null],
    ]);
  });
});
