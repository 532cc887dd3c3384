import { circle, type Context, filled, oval } from './context.ts';
import { drawingOf } from './drawings/registry.ts';
import { play } from './drawings/play.ts';
import type { Theme } from './palette.ts';

/** Paints a big piece with its middle at (x, y); `size` is half its width. */
export function paintFigure(
  ctx: Context,
  theme: Theme,
  figure: string,
  x: number,
  y: number,
  size: number,
): void {
  play(ctx, theme, [{ at: [[x, y, size]], draw: drawingOf(theme, 'figures', figure) }]);
}

/** What a mammoth leaves behind: a round sole and three toes, about 22 × 26, the sole's middle at the origin. */
export function paintFootprint(ctx: Context, colour: string): void {
  oval(ctx, 0, 0, 11, 9);
  filled(ctx, colour);
  for (const dx of [-8, 0, 8]) {
    circle(ctx, dx, -13 + Math.abs(dx) * 0.3, 3.4);
    filled(ctx, colour);
  }
}
