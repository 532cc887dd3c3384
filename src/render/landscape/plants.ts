import { type Context, filled, placed, polygon, stroked } from '../context.ts';
import type { Ground, Theme } from '../palette.ts';

/** A fir with its foot at (x, y), of about 44 × 76. */
export function paintFir(
  ctx: Context,
  { motif, light }: Ground,
  theme: Theme,
  x: number,
  y: number,
  size: number,
): void {
  placed(ctx, x, y, size, () => {
    ctx.fillStyle = theme.hideDark;
    ctx.fillRect(-4, -14, 8, 14);
    for (const [half, from, to] of [
      [22, -10, -42],
      [17, -28, -58],
      [12, -46, -76],
    ] as const) {
      polygon(ctx, [
        [0, to],
        [half, from],
        [-half, from],
      ]);
      filled(ctx, motif);
      polygon(ctx, [
        [0, to],
        [0, from],
        [-half, from],
      ]);
      filled(ctx, light);
    }
  });
}

/** A tuft of grass with its foot at (x, y), about 26 high. */
export function paintTuft(
  ctx: Context,
  { motif, light }: Ground,
  x: number,
  y: number,
  size: number,
): void {
  placed(ctx, x, y, size, () => {
    for (const [lean, colour] of [
      [-14, motif],
      [-6, light],
      [1, motif],
      [8, light],
      [15, motif],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(lean * 0.4, 0);
      ctx.quadraticCurveTo(lean * 0.5, -14, lean, -26 + Math.abs(lean) * 0.5);
      stroked(ctx, colour, 4);
    }
  });
}
