import { circle, type Context, filled, stroked } from './context.ts';
import { paintEmblem } from './emblems.ts';
import type { Theme } from './palette.ts';
import type { Side } from './pieces.ts';

/** A disc in a side's colour with its emblem. */
export function paintBadge(
  ctx: Context,
  theme: Theme,
  side: Side,
  x: number,
  y: number,
  radius: number,
): void {
  const { fill, ink } = theme.dyes[side.colour];
  circle(ctx, x, y, radius);
  stroked(ctx, theme.line, 6);
  stroked(ctx, theme.bone, 3);
  filled(ctx, fill);
  paintEmblem(ctx, side.emblem, x, y, radius * 1.45, ink, fill);
}
