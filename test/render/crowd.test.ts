import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Piece } from '../../src/presentation/scene.ts';
import { arrange, type Room, type Standing } from '../../src/render/crowd.ts';

const room: Room = { left: -90, right: 90, top: -42, bottom: 52 };
const pieces = fc.array(
  fc.record<Piece>({
    owner: fc.nat(3),
    label: fc.constantFrom('1', '2', '3', '4'),
    lying: fc.boolean(),
    pips: fc.nat(3),
  }),
  { maxLength: 16 },
);

/** What is to be read of a piece, left and right of its middle: its head and number, drop and dots. */
function read({ piece: { lying, pips }, x, scale }: Standing): readonly [number, number] {
  const [left, right] = lying ? [41, 29] : [20, Math.max(20, pips * 11)];
  return [x - left * scale, x + right * scale];
}

/** Where a piece, which is painted over the one before, begins. */
const begins = ({ piece: { lying }, x, scale }: Standing): number => x - (lying ? 45 : 32) * scale;

describe('pieces on a tile', () => {
  it('are all there, within their room and of one size', () => {
    fc.assert(
      fc.property(pieces, (all) => {
        const standing = arrange(all, room);
        expect(standing.map(({ piece }) => piece)).toEqual(all);
        expect(new Set(standing.map(({ scale }) => scale)).size).toBeLessThanOrEqual(1);
        for (const { piece, x, y, scale } of standing) {
          const [left, right] = piece.lying ? [46, 48] : [33, 33];
          expect(x - left * scale).toBeGreaterThanOrEqual(room.left - 1e-9);
          expect(x + right * scale).toBeLessThanOrEqual(room.right + 1e-9);
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
          expect(begins(next) + slack).toBeGreaterThanOrEqual(read(before)[1] - 1e-9);
        });
      }),
    );
  });

  it('stand as large as they can', () => {
    const standing = (count: number) =>
      arrange(
        Array.from({ length: count }, () => ({ owner: 0, label: '1', lying: false, pips: 0 })),
        room,
      );
    expect(standing(3)[0]?.scale).toBe(1);
    expect(standing(4)[0]?.scale).toBeGreaterThan(0.75);
    expect(standing(16)[0]?.scale).toBeGreaterThan(0.35);
    expect(new Set(standing(4).map(({ y }) => y)).size).toBe(1);
    expect(new Set(standing(12).map(({ y }) => y)).size).toBeGreaterThan(1);
  });
});
