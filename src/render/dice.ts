import { box, circle, type Context, filled, stroked } from './context.ts';
import type { Theme } from './palette.ts';

/** Where the spots of each face lie, in thirds of the face. */
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

/** A six-sided die of 44 × 44, its middle at (x, y). */
export function paintDie(
  ctx: Context,
  theme: Theme,
  { face, counts }: { readonly face: number; readonly counts: boolean },
  x: number,
  y: number,
): void {
  box(ctx, x - 22, y - 22, 44, 44, 10);
  filled(ctx, counts ? theme.glow : theme.bone);
  stroked(ctx, theme.line, 3);
  for (const [dx, dy] of SPOTS[face] ?? []) {
    circle(ctx, x + dx * 12, y + dy * 12, 4.5);
    filled(ctx, theme.glowInk);
  }
}
