import type { HexMap } from '../../presentation/scene.ts';
import { type Context, polygon } from '../context.ts';

/** Units from centre to corner in which tiles, and what stands on them, are painted. */
export const RADIUS = 100;

/** How hexagons stand; from their centre to a corner is 1. */
export interface Hexagon {
  /** Clockwise from the right, the centre at the origin. */
  readonly corners: readonly (readonly [number, number])[];
  /** How far they reach to each side. */
  readonly half: { readonly x: number; readonly y: number };
  /** From one column of tiles to the next, and from one row to the next. */
  readonly step: { readonly column: number; readonly row: number };
}

const cornersFrom = (turn: number): Hexagon['corners'] =>
  Array.from({ length: 6 }, (_, i) => [
    Math.cos((i * Math.PI) / 3 + turn),
    Math.sin((i * Math.PI) / 3 + turn),
  ]);

/** On a side. */
export const FLAT: Hexagon = {
  corners: cornersFrom(0),
  half: { x: 1, y: Math.sqrt(3) / 2 },
  step: { column: 1.5, row: Math.sqrt(3) },
};

/** On a corner. */
export const POINTED: Hexagon = {
  corners: cornersFrom(Math.PI / 6),
  half: { x: Math.sqrt(3) / 2, y: 1 },
  step: { column: Math.sqrt(3), row: 1.5 },
};

/** How the tiles of a map stand. */
export const hexagonOf = ({ pointed }: Pick<HexMap, 'pointed'>): Hexagon =>
  pointed === true ? POINTED : FLAT;

/** A hexagon as the current path. */
export function hexagon(ctx: Context, radius: number, { corners }: Hexagon = FLAT): void {
  polygon(
    ctx,
    corners.map(([x, y]) => [x * radius, y * radius]),
  );
}

/** How far the edge is from the middle at a height, in the units of both. */
export const edgeAt = (y: number, radius: number, hex: Hexagon): number =>
  hex === FLAT
    ? radius - Math.abs(y) / Math.sqrt(3)
    : Math.min(radius * hex.half.x, (radius - Math.abs(y)) * Math.sqrt(3));

/**
 * Numbers in [0, 1) that are the same for the same name: each tile has its own trees, and keeps them.
 * The generator is mulberry32 over an FNV-1a hash.
 */
export function grain(name: string): () => number {
  let state = 0x811c9dc5;
  for (const sign of name) state = Math.imul(state ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
