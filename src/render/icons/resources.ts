import { circle, type Context, filled, line, oval, polygon, stroked } from '../context.ts';
import type { Theme } from '../palette.ts';
import type { IconPainter } from './painter.ts';

/** What is gathered and paid with, each of a shape of its own: round ends, a block, a nugget, all in one. */
export const RESOURCES = {
  wood(ctx, theme) {
    for (const [x, y] of [
      [-0.22, 0.2],
      [0.22, 0.2],
      [0, -0.18],
    ] as const) {
      circle(ctx, x, y, 0.21);
      stroked(ctx, theme.bone, 0.16);
    }
    for (const [x, y] of [
      [-0.22, 0.2],
      [0.22, 0.2],
      [0, -0.18],
    ] as const) {
      circle(ctx, x, y, 0.21);
      filled(ctx, theme.wood);
      stroked(ctx, theme.hideDark, 0.05);
      circle(ctx, x, y, 0.12);
      filled(ctx, theme.grounds.plains.light);
      circle(ctx, x, y, 0.05);
      filled(ctx, theme.wood);
    }
  },
  brick(ctx, theme) {
    block(ctx);
    stroked(ctx, theme.bone, 0.16);
    block(ctx);
    filled(ctx, theme.meat);
    polygon(ctx, [
      [-0.44, -0.1],
      [-0.26, -0.3],
      [0.46, -0.3],
      [0.28, -0.1],
    ]);
    filled(ctx, theme.meatLight);
    block(ctx);
    stroked(ctx, theme.hideDark, 0.05);
    for (const x of [-0.25, -0.02, 0.2]) {
      oval(ctx, x + 0.04, -0.2, 0.07, 0.035);
      filled(ctx, theme.meat);
    }
  },
  gold(ctx, theme) {
    nugget(ctx);
    stroked(ctx, theme.bone, 0.18);
    stroked(ctx, theme.hideDark, 0.07);
    nugget(ctx);
    filled(ctx, theme.glow);
    polygon(ctx, [
      [-0.24, -0.14],
      [0.02, -0.26],
      [0.06, -0.02],
      [-0.14, 0.06],
    ]);
    filled(ctx, theme.grounds.plains.light);
    // It shines.
    polygon(ctx, SPARK);
    filled(ctx, theme.bone);
    stroked(ctx, theme.hideDark, 0.05);
  },
  /** One of whatever kind: four quarters. */
  any(ctx, theme) {
    circle(ctx, 0, 0, 0.44);
    stroked(ctx, theme.bone, 0.12);
    const quarters = [theme.wood, theme.meatLight, theme.glow, theme.stoneLight];
    quarters.forEach((colour, at) => {
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.arc(0, 0, 0.42, (at * Math.PI) / 2, ((at + 1) * Math.PI) / 2);
      ctx.closePath();
      filled(ctx, colour);
    });
    for (const [x, y] of [
      [0.42, 0],
      [0, 0.42],
    ] as const) {
      line(ctx, [
        [-x, -y],
        [x, y],
      ]);
      stroked(ctx, theme.hideDark, 0.06);
    }
    circle(ctx, 0, 0, 0.42);
    stroked(ctx, theme.hideDark, 0.07);
  },
} as const satisfies Readonly<Record<string, IconPainter>>;

const SPARK = [
  [0.3, -0.5],
  [0.35, -0.35],
  [0.5, -0.3],
  [0.35, -0.25],
  [0.3, -0.1],
  [0.25, -0.25],
  [0.1, -0.3],
  [0.25, -0.35],
] as const;

function block(ctx: Context): void {
  polygon(ctx, [
    [-0.44, -0.1],
    [-0.26, -0.3],
    [0.46, -0.3],
    [0.46, 0.1],
    [0.28, 0.34],
    [-0.44, 0.34],
  ]);
}

function nugget(ctx: Context): void {
  polygon(ctx, [
    [-0.4, 0.02],
    [-0.22, -0.3],
    [0.1, -0.34],
    [0.36, -0.06],
    [0.34, 0.24],
    [0.06, 0.38],
    [-0.28, 0.3],
  ]);
}

/** A stone axe: a shaft from lower left to upper right, and its head. */
export function paintAxe(ctx: Context, theme: Theme): void {
  line(ctx, [
    [-0.32, 0.42],
    [0.2, -0.3],
  ]);
  stroked(ctx, theme.bone, 0.3);
  stroked(ctx, theme.wood, 0.15);
  polygon(ctx, [
    [-0.16, -0.36],
    [0.12, -0.46],
    [0.46, -0.1],
    [0.4, 0.16],
    [0.2, 0.04],
    [0, -0.18],
  ]);
  stroked(ctx, theme.bone, 0.12);
  filled(ctx, theme.flint);
  line(ctx, [
    [0.04, -0.22],
    [0.26, -0.02],
  ]);
  stroked(ctx, theme.straw, 0.09);
}
