import { box, circle, type Context, filled, line, oval, stroked } from '../context.ts';
import type { Theme } from '../palette.ts';
import type { IconPainter } from './painter.ts';

/** Who makes something of what a tribe has: what it works with, on a square of hide. */
export const CRAFTS = {
  farmer: onHide((ctx, theme) => {
    // A sickle.
    ctx.beginPath();
    ctx.moveTo(-0.34, -0.18);
    ctx.bezierCurveTo(-0.1, -0.46, 0.38, -0.36, 0.34, 0.04);
    ctx.bezierCurveTo(0.32, 0.14, 0.24, 0.2, 0.14, 0.24);
    ctx.lineTo(0.06, 0.12);
    ctx.bezierCurveTo(0.2, 0.02, 0.14, -0.26, -0.34, -0.18);
    ctx.closePath();
    filled(ctx, theme.glowInk);
    line(ctx, [
      [0.1, 0.18],
      [-0.22, 0.34],
    ]);
    stroked(ctx, theme.glowInk, 0.14);
  }),
  'tool-maker': onHide((ctx, theme) => {
    // A hammer.
    line(ctx, [
      [0, -0.12],
      [0, 0.36],
    ]);
    stroked(ctx, theme.glowInk, 0.13);
    box(ctx, -0.3, -0.34, 0.6, 0.26, 0.07);
    filled(ctx, theme.glowInk);
  }),
  builder: onHide((ctx, theme) => {
    // A roof on two posts.
    line(ctx, [
      [-0.32, 0.02],
      [0, -0.28],
      [0.32, 0.02],
    ]);
    stroked(ctx, theme.glowInk, 0.14);
    for (const x of [-0.19, 0.19]) {
      line(ctx, [
        [x, 0.06],
        [x, 0.33],
      ]);
      stroked(ctx, theme.glowInk, 0.12);
    }
  }),
  shaman: onHide((ctx, theme) => {
    // A face with horns.
    oval(ctx, 0, 0.1, 0.19, 0.25);
    filled(ctx, theme.glowInk);
    for (const way of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(way * 0.12, -0.08);
      ctx.quadraticCurveTo(way * 0.34, -0.1, way * 0.3, -0.36);
      stroked(ctx, theme.glowInk, 0.11);
      circle(ctx, way * 0.08, 0.06, 0.045);
      filled(ctx, theme.grounds['breeding-ground'].light);
    }
  }),
} as const satisfies Readonly<Record<string, IconPainter>>;

function onHide(paint: IconPainter): IconPainter {
  return (ctx: Context, theme: Theme) => {
    box(ctx, -0.46, -0.46, 0.92, 0.92, 0.14);
    filled(ctx, theme.grounds['breeding-ground'].light);
    stroked(ctx, theme.line, 0.07);
    paint(ctx, theme);
  };
}
