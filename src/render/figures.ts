import type { FigureId } from '../presentation/scene.ts';
import { circle, type Context, filled, oval, stroked } from './context.ts';
import type { Theme } from './palette.ts';

/** Paints a big piece of about 2 × 2, its middle at the origin. */
type FigurePainter = (ctx: Context, theme: Theme) => void;

/** A mammoth, seen from its left: domed head, high shoulders, sloping back, tusks. */
export function paintMammoth(ctx: Context, theme: Theme): void {
  // Body with the four legs' outline, from the tail over the back to the trunk.
  ctx.beginPath();
  ctx.moveTo(0.92, 0.1);
  ctx.quadraticCurveTo(0.86, -0.34, 0.4, -0.48);
  ctx.quadraticCurveTo(0.12, -0.6, -0.1, -0.62);
  ctx.quadraticCurveTo(-0.2, -0.9, -0.46, -0.86);
  ctx.quadraticCurveTo(-0.74, -0.82, -0.76, -0.44);
  ctx.quadraticCurveTo(-0.84, -0.1, -0.86, 0.3);
  ctx.quadraticCurveTo(-0.9, 0.56, -1, 0.62);
  ctx.quadraticCurveTo(-0.86, 0.78, -0.72, 0.56);
  ctx.quadraticCurveTo(-0.62, 0.3, -0.54, 0.12);
  ctx.lineTo(-0.44, 0.4);
  ctx.lineTo(-0.42, 0.84);
  ctx.lineTo(-0.1, 0.84);
  ctx.lineTo(-0.06, 0.5);
  ctx.quadraticCurveTo(0.2, 0.58, 0.42, 0.46);
  ctx.lineTo(0.46, 0.84);
  ctx.lineTo(0.78, 0.84);
  ctx.lineTo(0.8, 0.42);
  ctx.quadraticCurveTo(0.92, 0.3, 0.92, 0.1);
  ctx.closePath();
  stroked(ctx, theme.bone, 0.16);
  filled(ctx, theme.hide);
  stroked(ctx, theme.hideDark, 0.05);
  // The long hair of the flank.
  for (const [x, y] of [
    [-0.2, 0.2],
    [0.02, 0.3],
    [0.24, 0.32],
    [0.46, 0.26],
    [0.66, 0.16],
    [-0.04, -0.1],
    [0.2, -0.04],
    [0.44, -0.06],
  ] as const) {
    ctx.beginPath();
    ctx.moveTo(x, y - 0.1);
    ctx.quadraticCurveTo(x - 0.02, y + 0.04, x + 0.06, y + 0.14);
    stroked(ctx, theme.hideDark, 0.06);
  }
  ctx.beginPath();
  ctx.moveTo(-0.34, -0.56);
  ctx.quadraticCurveTo(-0.12, -0.5, -0.18, -0.16);
  ctx.quadraticCurveTo(-0.34, -0.2, -0.38, -0.4);
  ctx.closePath();
  filled(ctx, theme.hideDark);
  circle(ctx, -0.54, -0.4, 0.07);
  filled(ctx, theme.bone);
  circle(ctx, -0.55, -0.4, 0.035);
  filled(ctx, theme.hideDark);
  // Tusk: out and up again.
  ctx.beginPath();
  ctx.moveTo(-0.6, -0.04);
  ctx.bezierCurveTo(-0.62, 0.34, -1.02, 0.4, -1.06, -0.08);
  ctx.bezierCurveTo(-0.96, 0.16, -0.78, 0.14, -0.72, -0.08);
  ctx.closePath();
  stroked(ctx, theme.hideDark, 0.1);
  filled(ctx, theme.bone);
}

const PAINTERS: Readonly<Record<FigureId, FigurePainter>> = { mammoth: paintMammoth };

/** Paints a big piece with its middle at (x, y); `size` is half its width. */
export function paintFigure(
  ctx: Context,
  theme: Theme,
  figure: FigureId,
  x: number,
  y: number,
  size: number,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  PAINTERS[figure](ctx, theme);
  ctx.restore();
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
