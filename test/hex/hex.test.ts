import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  centre,
  DIRECTIONS,
  distance,
  type Hex,
  ring,
  spiral,
  spiralSize,
  step,
} from '../../src/hex/hex.ts';

const ORIGIN: Hex = { q: 0, r: 0 };
const hexes = fc.record({ q: fc.integer({ min: -9, max: 9 }), r: fc.integer({ min: -9, max: 9 }) });

describe('a step', () => {
  it('goes one hex away, and three turned by 120 degrees come home', () => {
    for (const [i, direction] of DIRECTIONS.entries()) {
      expect(distance(ORIGIN, step(ORIGIN, direction))).toBe(1);
      const second = DIRECTIONS[(i + 2) % 6] ?? direction;
      const third = DIRECTIONS[(i + 4) % 6] ?? direction;
      expect(step(step(step(ORIGIN, direction), second), third)).toEqual(ORIGIN);
    }
  });

  it('turns clockwise on a drawing, from straight up', () => {
    const angles = DIRECTIONS.map((direction) => {
      const { x, y } = centre(step(ORIGIN, direction));
      return Math.round((Math.atan2(x, -y) * 180) / Math.PI + 360) % 360;
    });
    expect(angles).toEqual([0, 60, 120, 180, 240, 300]);
  });

  it('of several hexes is as many steps', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...DIRECTIONS), fc.nat(6), (from, direction, count) => {
        let to = from;
        for (let i = 0; i < count; i += 1) to = step(to, direction);
        expect(step(from, direction, count)).toEqual(to);
        expect(distance(from, to)).toBe(count);
      }),
    );
  });
});

describe('distance', () => {
  it('is a metric', () => {
    fc.assert(
      fc.property(hexes, hexes, hexes, (a, b, c) => {
        expect(distance(a, b)).toBe(distance(b, a));
        expect(distance(a, b) === 0).toBe(a.q === b.q && a.r === b.r);
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c));
      }),
    );
  });

  it('agrees with the drawing: neighbours are the square root of three apart', () => {
    fc.assert(
      fc.property(hexes, fc.constantFrom(...DIRECTIONS), (from, direction) => {
        const a = centre(from);
        const b = centre(step(from, direction));
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(Math.sqrt(3));
      }),
    );
  });
});

describe('a ring', () => {
  it('holds every hex of its distance once, each beside the next', () => {
    expect(ring(0)).toEqual([ORIGIN]);
    for (const radius of [1, 2, 3, 4]) {
      const hexesOfRing = ring(radius);
      expect(hexesOfRing).toHaveLength(6 * radius);
      expect(new Set(hexesOfRing.map(({ q, r }) => `${q},${r}`)).size).toBe(6 * radius);
      for (const [i, hex] of hexesOfRing.entries()) {
        expect(distance(ORIGIN, hex)).toBe(radius);
        expect(distance(hex, hexesOfRing[(i + 1) % hexesOfRing.length] ?? hex)).toBe(1);
      }
    }
  });

  it('begins in the north and has a corner in each direction', () => {
    for (const [i, direction] of DIRECTIONS.entries()) {
      expect(ring(3)[i * 3]).toEqual(step(ORIGIN, direction, 3));
    }
  });
});

it('a spiral is the rings in order', () => {
  expect([0, 1, 2, 3].map(spiralSize)).toEqual([1, 7, 19, 37]);
  expect(spiral(3)).toHaveLength(37);
  expect(spiral(3).slice(0, 7)).toEqual([ORIGIN, ...ring(1)]);
});
