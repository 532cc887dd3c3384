import { box, type Context, filled, line, polygon, stroked } from './context.ts';
import type { Theme } from './palette.ts';

/** The back of a lot: dark, with a pattern of diamonds. */
export function paintBack(
  ctx: Context,
  theme: Theme,
  x: number,
  y: number,
  width: number,
  height: number,
): void {
  const back = () => box(ctx, x, y, width, height, 10);
  back();
  filled(ctx, theme.bar);
  ctx.save();
  ctx.clip();
  for (let at = x - height; at < x + width; at += 36) {
    for (const lean of [0, height]) {
      line(ctx, [
        [at + lean, y],
        [at + height - lean, y + height],
      ]);
      stroked(ctx, theme.faded, 2.5);
    }
  }
  ctx.restore();
  back();
  stroked(ctx, theme.line, 5);
  stroked(ctx, theme.bone, 3);
}

/** Some tiles on top of each other, about 30 × 30, their middle at (x, y). */
export function paintStack(ctx: Context, theme: Theme, x: number, y: number): void {
  for (const dy of [8, 1, -6]) {
    polygon(ctx, [
      [x - 15, y + dy],
      [x, y + dy - 7],
      [x + 15, y + dy],
      [x, y + dy + 7],
    ]);
    stroked(ctx, theme.line, 3.5);
    filled(ctx, dy < 0 ? theme.glow : theme.bone);
  }
}
