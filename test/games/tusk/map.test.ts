import { describe, expect, it } from 'vitest';
import { DIRECTIONS } from '../../../src/hex/hex.ts';
import {
  COMPASS,
  frozenSide,
  HEXES,
  NEIGHBOURS,
  PLACE_NAMES,
  placeName,
  placeNamed,
  placeTowards,
  placesWithin,
} from '../../../src/games/tusk/map.ts';
import { at } from './board.ts';

const names = (places: readonly number[]) => places.map(placeName);

describe('the map', () => {
  it('has 37 places in 7 columns of 4 to 7 tiles', () => {
    expect(HEXES).toHaveLength(37);
    const columns = [...'ABCDEFG'].map(
      (letter) => PLACE_NAMES.filter((name) => name.startsWith(letter)).length,
    );
    expect(columns).toEqual([4, 5, 6, 7, 6, 5, 4]);
    expect(placeName(0)).toBe('D4');
  });

  it('names each place once, and reads the name back', () => {
    expect(new Set(PLACE_NAMES).size).toBe(37);
    for (const [place, name] of PLACE_NAMES.entries()) expect(placeNamed(name)).toBe(place);
    expect(placeNamed('D8')).toBeNull();
    expect(() => placeName(37)).toThrow(RangeError);
  });

  it('knows the places beside each place, both ways', () => {
    for (const [place, besides] of NEIGHBOURS.entries()) {
      for (const other of besides) expect(NEIGHBOURS[other]).toContain(place);
    }
    expect(names(NEIGHBOURS[at('D4')] ?? [])).toEqual(['D3', 'E3', 'E4', 'D5', 'C4', 'C3']);
    expect(NEIGHBOURS[at('D1')]).toHaveLength(3);
  });

  it('grows by rings of 6, 12 and 18', () => {
    expect([1, 2, 3].map(placesWithin)).toEqual([7, 19, 37]);
  });
});

describe('the die', () => {
  it('4 is straight up, the rest follow clockwise', () => {
    expect([4, 5, 6, 1, 2, 3].map((die) => COMPASS[die])).toEqual([...DIRECTIONS]);
    expect(
      names([4, 5, 6, 1, 2, 3].map((die) => placeTowards(0, COMPASS[die] ?? 'N') ?? -1)),
    ).toEqual(['D3', 'E3', 'E4', 'D5', 'C4', 'C3']);
  });

  it('leads nowhere beyond the map', () => {
    expect(placeTowards(at('D1'), 'N')).toBeNull();
  });

  it('names a side of four tiles: its corner and the next three clockwise', () => {
    expect(names(frozenSide('N'))).toEqual(['D1', 'E1', 'F1', 'G1']);
    expect(names(frozenSide('NW'))).toEqual(['A1', 'B1', 'C1', 'D1']);
    expect(names(frozenSide('S'))).toEqual(['D7', 'C6', 'B5', 'A4']);
  });
});
