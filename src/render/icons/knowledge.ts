import { box, circle, type Context, filled, line, oval, stroked } from '../context.ts';
import type { Theme } from '../palette.ts';
import type { IconPainter } from './painter.ts';

/** What is known, each in light on a green disc. */
export const KNOWLEDGE = {
  /** A jar with two handles. */
  pottery: onGreen((ctx, light, ground) => {
    for (const way of [-1, 1]) {
      ctx.beginPath();
      ctx.arc(way * 0.17, -0.04, 0.12, 0, 2 * Math.PI);
      stroked(ctx, light, 0.06);
    }
    ctx.beginPath();
    ctx.moveTo(-0.12, -0.3);
    ctx.lineTo(0.12, -0.3);
    ctx.bezierCurveTo(0.06, -0.12, 0.28, -0.06, 0.22, 0.1);
    ctx.quadraticCurveTo(0.18, 0.26, 0.1, 0.32);
    ctx.lineTo(-0.1, 0.32);
    ctx.quadraticCurveTo(-0.18, 0.26, -0.22, 0.1);
    ctx.bezierCurveTo(-0.28, -0.06, -0.06, -0.12, -0.12, -0.3);
    ctx.closePath();
    filled(ctx, light);
    line(ctx, [
      [-0.19, 0.06],
      [-0.06, -0.02],
      [0.06, 0.06],
      [0.19, -0.02],
    ]);
    stroked(ctx, ground, 0.06);
  }),
  /** A tablet with signs. */
  writing: onGreen((ctx, light, ground) => {
    box(ctx, -0.22, -0.3, 0.44, 0.6, 0.08);
    filled(ctx, light);
    for (const [from, to, y] of [
      [-0.12, 0.12, -0.16],
      [-0.12, 0.02, 0],
      [-0.12, 0.1, 0.16],
    ] as const) {
      line(ctx, [
        [from, y],
        [to, y],
      ]);
      stroked(ctx, ground, 0.075);
    }
  }),
  /** A sundial: its rays round a half disc. */
  time: onGreen((ctx, light) => {
    ctx.beginPath();
    ctx.arc(0, 0.14, 0.17, Math.PI, 2 * Math.PI);
    ctx.closePath();
    filled(ctx, light);
    for (let ray = 0; ray < 5; ray += 1) {
      const turn = Math.PI + (ray * Math.PI) / 4;
      line(ctx, [
        [Math.cos(turn) * 0.24, 0.14 + Math.sin(turn) * 0.24],
        [Math.cos(turn) * 0.34, 0.14 + Math.sin(turn) * 0.34],
      ]);
      stroked(ctx, light, 0.075);
    }
    line(ctx, [
      [-0.3, 0.26],
      [0.3, 0.26],
    ]);
    stroked(ctx, light, 0.07);
  }),
  /** A wheel. */
  transport: onGreen((ctx, light) => {
    circle(ctx, 0, 0, 0.27);
    stroked(ctx, light, 0.1);
    for (let spoke = 0; spoke < 3; spoke += 1) {
      const turn = (spoke * Math.PI) / 3;
      line(ctx, [
        [-Math.cos(turn) * 0.24, -Math.sin(turn) * 0.24],
        [Math.cos(turn) * 0.24, Math.sin(turn) * 0.24],
      ]);
      stroked(ctx, light, 0.06);
    }
    circle(ctx, 0, 0, 0.08);
    filled(ctx, light);
  }),
  /** A hand as on the wall of a cave. */
  art: onGreen((ctx, light) => {
    oval(ctx, 0.01, 0.15, 0.15, 0.17);
    filled(ctx, light);
    for (const [fromX, toX, toY] of [
      [-0.1, -0.17, -0.18],
      [-0.03, -0.05, -0.29],
      [0.05, 0.08, -0.27],
      [0.11, 0.19, -0.16],
    ] as const) {
      line(ctx, [
        [fromX, 0.08],
        [toX, toY],
      ]);
      stroked(ctx, light, 0.085);
    }
    line(ctx, [
      [-0.08, 0.18],
      [-0.27, 0.06],
    ]);
    stroked(ctx, light, 0.085);
  }),
  /** A drum with two sticks. */
  music: onGreen((ctx, light, ground) => {
    for (const way of [-1, 1]) {
      line(ctx, [
        [way * 0.02, -0.08],
        [way * 0.26, -0.32],
      ]);
      stroked(ctx, light, 0.065);
    }
    ctx.beginPath();
    ctx.moveTo(-0.24, -0.02);
    ctx.lineTo(-0.17, 0.3);
    ctx.lineTo(0.17, 0.3);
    ctx.lineTo(0.24, -0.02);
    ctx.closePath();
    filled(ctx, light);
    line(ctx, [
      [-0.18, 0.06],
      [-0.06, 0.24],
      [0.06, 0.06],
      [0.18, 0.24],
    ]);
    stroked(ctx, ground, 0.05);
    oval(ctx, 0, -0.02, 0.26, 0.09);
    filled(ctx, light);
    stroked(ctx, ground, 0.05);
  }),
  /** A leaf with its rib. */
  healing: onGreen((ctx, light, ground) => {
    ctx.beginPath();
    ctx.moveTo(-0.26, 0.28);
    ctx.bezierCurveTo(-0.32, -0.16, 0, -0.32, 0.3, -0.3);
    ctx.bezierCurveTo(0.34, 0.02, 0.16, 0.3, -0.26, 0.28);
    ctx.closePath();
    filled(ctx, light);
    line(ctx, [
      [-0.28, 0.3],
      [0.14, -0.14],
    ]);
    stroked(ctx, ground, 0.07);
  }),
  /** Threads across threads. */
  weaving: onGreen((ctx, light, ground) => {
    for (const at of [-0.2, 0, 0.2]) {
      line(ctx, [
        [at, -0.27],
        [at, 0.27],
      ]);
      stroked(ctx, light, 0.1);
    }
    for (const [row, y] of [-0.18, 0, 0.18].entries()) {
      for (const [column, x] of [-0.2, 0, 0.2].entries()) {
        if ((row + column) % 2 === 1) continue;
        box(ctx, x - 0.12, y - 0.065, 0.24, 0.13, 0);
        filled(ctx, ground);
        box(ctx, x - 0.12, y - 0.04, 0.24, 0.08, 0);
        filled(ctx, light);
      }
      line(ctx, [
        [-0.29, y],
        [-0.26, y],
      ]);
      stroked(ctx, light, 0.08);
    }
  }),
} as const satisfies Readonly<Record<string, IconPainter>>;

/** A painter in one colour on a disc of another. */
function onGreen(paint: (ctx: Context, light: string, ground: string) => void): IconPainter {
  return (ctx: Context, theme: Theme) => {
    circle(ctx, 0, 0, 0.45);
    filled(ctx, theme.good);
    stroked(ctx, theme.line, 0.07);
    paint(ctx, theme.bone, theme.good);
  };
}
