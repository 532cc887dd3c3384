import { type Context, polygon } from '../context.ts';

/** The six corners of a flat-top hexagon with its centre at the origin, clockwise from the right. */
export const CORNERS: readonly (readonly [number, number])[] = Array.from({ length: 6 }, (_, i) => [
  Math.cos((i * Math.PI) / 3),
  Math.sin((i * Math.PI) / 3),
]);

/** A flat-top hexagon as the current path. */
export function hexagon(ctx: Context, radius: number): void {
  polygon(
    ctx,
    CORNERS.map(([x, y]) => [x * radius, y * radius]),
  );
}

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
