import type { EmblemId } from '../presentation/scene.ts';
import { type Context, filled, line, polygon, stroked } from './context.ts';

/** Paints an emblem of about 1 × 1 in one colour, its middle at the origin. `gap` is what shows through. */
type EmblemPainter = (ctx: Context, colour: string, gap: string) => void;

const PAINTERS: Readonly<Record<EmblemId, EmblemPainter>> = {
  flame(ctx, colour, gap) {
    ctx.beginPath();
    ctx.moveTo(0.06, -0.54);
    ctx.bezierCurveTo(0.12, -0.22, 0.4, -0.12, 0.38, 0.18);
    ctx.bezierCurveTo(0.36, 0.6, -0.36, 0.6, -0.38, 0.18);
    ctx.bezierCurveTo(-0.39, -0.02, -0.26, -0.1, -0.24, -0.26);
    ctx.bezierCurveTo(-0.12, -0.2, -0.1, -0.12, -0.08, -0.04);
    ctx.bezierCurveTo(0.04, -0.18, 0.1, -0.32, 0.06, -0.54);
    filled(ctx, colour);
    ctx.beginPath();
    ctx.moveTo(0.02, 0.06);
    ctx.bezierCurveTo(0.2, 0.2, 0.16, 0.42, 0, 0.42);
    ctx.bezierCurveTo(-0.18, 0.42, -0.16, 0.22, 0.02, 0.06);
    filled(ctx, gap);
  },
  heron(ctx, colour) {
    // A long-necked bird in profile: beak to the left, body, and one thin pair of legs.
    ctx.beginPath();
    ctx.moveTo(-0.54, -0.34);
    ctx.lineTo(-0.16, -0.5);
    ctx.bezierCurveTo(0.14, -0.52, 0.06, -0.2, -0.02, -0.08);
    ctx.bezierCurveTo(0.2, -0.14, 0.42, 0.02, 0.5, 0.24);
    ctx.bezierCurveTo(0.24, 0.3, -0.1, 0.34, -0.2, 0.12);
    ctx.bezierCurveTo(-0.26, -0.04, -0.06, -0.2, -0.1, -0.3);
    ctx.closePath();
    filled(ctx, colour);
    for (const x of [0.04, 0.18]) {
      line(ctx, [
        [x, 0.2],
        [x - 0.02, 0.5],
      ]);
      stroked(ctx, colour, 0.09);
    }
  },
  fern(ctx, colour) {
    ctx.beginPath();
    ctx.moveTo(-0.3, 0.5);
    ctx.quadraticCurveTo(-0.06, 0.1, 0.22, -0.48);
    stroked(ctx, colour, 0.11);
    for (const [x, y, long] of [
      [-0.17, 0.26, 0.36],
      [-0.02, 0, 0.34],
      [0.1, -0.22, 0.24],
    ] as const) {
      for (const side of [-1, 1]) {
        ctx.save();
        ctx.translate(x, y);
        ctx.rotate(0.46 + side * 1.05);
        ctx.beginPath();
        ctx.moveTo(0, 0.06);
        ctx.quadraticCurveTo(0.14, -long * 0.6, 0, -long);
        ctx.quadraticCurveTo(-0.14, -long * 0.6, 0, 0.06);
        filled(ctx, colour);
        ctx.restore();
      }
    }
  },
  arrowhead(ctx, colour, gap) {
    polygon(ctx, [
      [0, -0.54],
      [0.36, 0.24],
      [0.14, 0.2],
      [0.14, 0.5],
      [-0.14, 0.5],
      [-0.14, 0.2],
      [-0.36, 0.24],
    ]);
    filled(ctx, colour);
    line(ctx, [
      [0, -0.2],
      [0, 0.2],
    ]);
    stroked(ctx, gap, 0.08);
  },
};

/** Paints an emblem with its middle at (x, y). */
export function paintEmblem(
  ctx: Context,
  emblem: EmblemId,
  x: number,
  y: number,
  size: number,
  colour: string,
  gap: string,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  PAINTERS[emblem](ctx, colour, gap);
  ctx.restore();
}
