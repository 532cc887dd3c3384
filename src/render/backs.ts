import { box, type Context, filled, line, stroked } from './context.ts';
import type { Theme } from './palette.ts';
import { LEAST } from './read.ts';
import { write } from './text.ts';

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

/** How wide a stack is. */
export const STACK = 38;

/** Some tiles on top of each other with their number on the uppermost, their middle at (x, y). */
export function paintStack(ctx: Context, theme: Theme, left: number, x: number, y: number): void {
  for (const dy of [9, 5, 0]) {
    box(ctx, x - STACK / 2, y - 19 + dy, STACK, 29, 6);
    stroked(ctx, theme.line, 3.5);
    filled(ctx, dy === 0 ? theme.bone : theme.glow);
  }
  const size = left > 9 ? LEAST : 27;
  write(ctx, String(left), x, y - 4.5, { size, colour: theme.glowInk, align: 'center' });
}
