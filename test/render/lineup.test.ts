import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../src/presentation/scene.ts';
import { linedUp, widthOfPiece } from '../../src/render/lineup.ts';

const WIDTH = 415;

const piece = (owner: number, label: string, lying = false): Piece => ({
  owner,
  label,
  lying,
  pips: 0,
  state: [],
});

/** So many members of each of four sides. */
const crowd = (count: number, lying: boolean): Piece[] =>
  [0, 1, 2, 3].flatMap((owner) =>
    Array.from({ length: count }, (_, index) => piece(owner, String(index + 1), lying)),
  );

const owners = (pieces: readonly Piece[], width: number) =>
  linedUp(pieces, width).map((row) => row.map(({ owner }) => owner).join(''));

describe('pieces in rows', () => {
  it('are all there in their order, within the width', () => {
    const some = fc.array(
      fc.record({
        owner: fc.nat(3),
        lying: fc.boolean(),
        label: fc.constant('1'),
        pips: fc.nat(2),
        state: fc.constant([]),
      }),
      { maxLength: 24 },
    );
    fc.assert(
      fc.property(some, (pieces) => {
        const rows = linedUp(pieces, WIDTH);
        expect(rows.flat()).toEqual(pieces);
        for (const row of rows) {
          expect(row.reduce((sum, one) => sum + widthOfPiece(one), 0)).toBeLessThanOrEqual(WIDTH);
        }
      }),
    );
  });

  it('stay whole where a single piece is wider than the row', () => {
    expect(linedUp([piece(0, '1'), piece(0, '2')], 10)).toHaveLength(2);
  });

  it('break between sides where that needs no more rows', () => {
    expect(owners(crowd(4, true), WIDTH)).toEqual(['0000', '1111', '2222', '3333']);
    expect(owners(crowd(2, true), WIDTH)).toEqual(['0011', '2233']);
    expect(owners(crowd(2, false), WIDTH)).toEqual(['0011', '2233']);
  });

  it('are of like width', () => {
    const rows = linedUp(
      Array.from({ length: 8 }, (_, index) => piece(0, String(index))),
      WIDTH,
    );
    expect(rows.map((row) => row.length)).toEqual([4, 4]);
  });
});
