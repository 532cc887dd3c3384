import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../src/presentation/scene.ts';
import { arrange, arrangeToRead, type Room, type PlacedPiece } from '../../src/render/crowd.ts';

const room: Room = { reach: 90, top: -42, bottom: 52 };
/** How far the edge of a tile is from its middle at a height. */
const edgeAt = (y: number): number => 100 - Math.abs(y) / Math.sqrt(3);
const pieces = fc.array(
  fc.record<Piece>({
    owner: fc.nat(3),
    label: fc.constantFrom('1', '2', '3', '4'),
    lying: fc.boolean(),
    pips: fc.nat(3),
    state: fc.constant([]),
  }),
  { maxLength: 16 },
);

/** What is to be read of a piece, left and right of its middle: its head and number, its feet where it lies, and dots. */
function read({ piece: { lying, pips }, x, scale }: PlacedPiece): readonly [number, number] {
  const [left, right] = lying ? [41, 39] : [20, Math.max(20, pips * 11)];
  return [x - left * scale, x + right * scale];
}

/** Where a piece, which is painted over the one before, begins. */
const begins = ({ piece: { lying }, x, scale }: PlacedPiece): number =>
  x - (lying ? 45 : 32) * scale;

describe('pieces on a tile', () => {
  it('are all there, within their room and of one size', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const standing = arrange(all, room);
        expect(standing.map(({ piece }) => piece)).toEqual(all);
        expect(new Set(standing.map(({ scale }) => scale)).size).toBeLessThanOrEqual(1);
        for (const { piece, x, y, scale } of standing) {
          const [left, right] = piece.lying ? [46, 48] : [33, 33];
          // Feet may be a little over the edge of the tile.
          const edge = Math.min(room.reach, edgeAt(y + 43 * scale) + 12);
          expect(x - left * scale).toBeGreaterThanOrEqual(-edge - 1e-9);
          expect(x + right * scale).toBeLessThanOrEqual(edge + 1e-9);
          expect(y - 43 * scale).toBeGreaterThanOrEqual(room.top - 1e-9);
          expect(y + 43 * scale).toBeLessThanOrEqual(room.bottom + 1e-9);
        }
      }),
    );
  });

  it('hide nothing of each other that is to be read', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const standing = arrange(all, room);
        standing.slice(1).forEach((next, index) => {
          const before = standing[index];
          if (before === undefined || before.y !== next.y) return;
          // Feet may be beside a lying head, which is low.
          const slack = next.piece.lying ? 8 * next.scale : 0;
          // Toes are over the feet of who stands beside.
          const isOver = before.piece.lying && !next.piece.lying;
          const [end, start] = isOver
            ? [before.x + 48 * before.scale, read(next)[0]]
            : [read(before)[1], begins(next) + slack];
          expect(start).toBeGreaterThanOrEqual(end - 1e-9);
        });
      }),
    );
  });

  it('hide no dots of the row above', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const standing = arrange(all, room);
        for (const { piece, y, scale } of standing) {
          for (const { y: below } of standing) {
            if (piece.pips === 0 || below <= y) continue;
            // Dots reach to 55 below the middle of a piece, heads to 43 above it.
            expect(below - 43 * scale).toBeGreaterThanOrEqual(y + 55 * scale - 1e-9);
          }
        }
      }),
    );
  });

  const alike = (count: number): Piece[] =>
    Array.from({ length: count }, () => ({
      owner: 0,
      label: '1',
      lying: false,
      pips: 0,
      state: [],
    }));
  const scaleOf = (count: number, within = room) => arrange(alike(count), within)[0]?.scale;
  const rowsOf = (count: number, within = room) => {
    const ys = arrange(alike(count), within).map(({ y }) => y);
    return [...new Set(ys)].map((y) => ys.filter((one) => one === y).length);
  };

  it('stand as large as they can', () => {
    expect(scaleOf(2)).toBe(1);
    expect(scaleOf(3)).toBeGreaterThan(0.88);
    expect(scaleOf(4)).toBeGreaterThan(0.7);
    expect(scaleOf(16)).toBeGreaterThan(0.35);
    expect(scaleOf(8, { ...room, bottom: 82 })).toBeGreaterThan(scaleOf(8) ?? 1);
    expect(rowsOf(4)).toEqual([4]);
  });

  it('stand in rows of about the same number, fewer where the tile is narrow', () => {
    expect(rowsOf(12).length).toBeGreaterThan(1);
    for (const count of [5, 7, 9, 12, 16]) {
      const rows = rowsOf(count, { ...room, bottom: 82 });
      expect(rows.toSorted((a, b) => b - a)).toEqual(rows);
      expect((rows[0] ?? 0) - (rows.at(-1) ?? 0)).toBeLessThanOrEqual(3);
    }
  });

  it('are nowhere where there are none', () => {
    expect(arrange([], room)).toEqual([]);
  });

  const LEAST = 0.66;
  const nobody = () => false;

  it('stand as one for each side where they are too small to be read, and nobody is lost', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const standing = arrangeToRead(all, room, LEAST, nobody);
        const shown = standing.flatMap(({ piece, heap }) => (heap.length > 0 ? heap : [piece]));
        expect(new Set(shown)).toEqual(new Set(all));
        expect(shown).toHaveLength(all.length);
        for (const { piece, heap, scale } of standing) {
          expect(heap.length).not.toBe(1);
          expect(new Set(heap.map(({ owner }) => owner)).size).toBeLessThan(2);
          if (heap.length > 0) expect(heap[0]?.owner).toBe(piece.owner);
          // Those of four sides are read beside each other, unless one alone lies among them.
          if (standing.every((one) => !one.piece.lying && one.piece.pips === 0))
            expect(scale).toBeGreaterThanOrEqual(LEAST);
        }
      }),
    );
  });

  it('stand for themselves where they can be read, and where they are meant', () => {
    const some = alike(3);
    expect(arrangeToRead(some, room, LEAST, nobody)).toEqual(arrange(some, room));
    const many = alike(9);
    const [one] = many;
    const standing = arrangeToRead(many, room, LEAST, (piece) => piece === one);
    expect(standing.map(({ heap }) => heap.length)).toEqual([8, 0]);
    expect(standing[1]?.piece).toBe(one);
  });
});
