import type { IconId } from '../presentation/scene.ts';
import { box, circle, type Context, filled, line, oval, polygon, stroked } from './context.ts';
import { paintMammoth } from './figures.ts';
import { CRAFTS } from './icons/crafts.ts';
import { KNOWLEDGE } from './icons/knowledge.ts';
import type { IconPainter } from './icons/painter.ts';
import { RESOURCES } from './icons/resources.ts';
import { OF_TRIBE } from './icons/tribe.ts';
import type { Theme } from './palette.ts';

/** Every sign of `ICONS`. */
const PAINTERS: Readonly<Record<IconId, IconPainter>> = {
  ...RESOURCES,
  ...OF_TRIBE,
  ...CRAFTS,
  ...KNOWLEDGE,
  stick(ctx, theme) {
    line(ctx, [
      [-0.3, 0.4],
      [0.27, -0.36],
    ]);
    stroked(ctx, theme.bone, 0.34);
    stroked(ctx, theme.wood, 0.2);
    polygon(ctx, [
      [0.14, -0.36],
      [0.42, -0.56],
      [0.36, -0.2],
    ]);
    filled(ctx, theme.flint);
    line(ctx, [
      [-0.05, 0.07],
      [0.17, 0.08],
    ]);
    stroked(ctx, theme.wood, 0.12);
  },
  grass(ctx, theme) {
    for (const [width, colour] of [
      [0.24, theme.bone],
      [0.13, theme.straw],
    ] as const) {
      for (const lean of [-0.42, -0.2, 0.02, 0.24, 0.44]) {
        ctx.beginPath();
        ctx.moveTo(lean * 0.3, 0.42);
        ctx.quadraticCurveTo(lean * 0.4, -0.05, lean, -0.42 + Math.abs(lean) * 0.55);
        stroked(ctx, colour, width);
      }
    }
    line(ctx, [
      [-0.16, 0.28],
      [0.16, 0.28],
    ]);
    stroked(ctx, theme.wood, 0.12);
  },
  stone(ctx, theme) {
    polygon(ctx, [
      [-0.44, 0.16],
      [-0.3, -0.28],
      [0.08, -0.4],
      [0.42, -0.14],
      [0.4, 0.26],
      [0.04, 0.38],
      [-0.3, 0.36],
    ]);
    stroked(ctx, theme.bone, 0.14);
    filled(ctx, theme.stone);
    polygon(ctx, [
      [-0.22, -0.16],
      [0.06, -0.28],
      [0.24, -0.1],
      [-0.02, 0.02],
    ]);
    filled(ctx, theme.stoneLight);
  },
  food(ctx, theme) {
    // A bone with two knobs, dark round it so that it is seen on paper too.
    oval(ctx, -0.12, 0.12, 0.38, 0.31, -0.7);
    stroked(ctx, theme.bone, 0.12);
    for (const [colour, grow] of [
      [theme.hideDark, 0.14],
      [theme.bone, 0],
    ] as const) {
      line(ctx, [
        [0, 0.02],
        [0.3, -0.32],
      ]);
      stroked(ctx, colour, 0.15 + grow);
      for (const [x, y] of [
        [0.25, -0.4],
        [0.39, -0.27],
      ] as const) {
        circle(ctx, x, y, 0.1 + grow / 2);
        filled(ctx, colour);
      }
    }
    oval(ctx, -0.12, 0.12, 0.38, 0.31, -0.7);
    filled(ctx, theme.meat);
    oval(ctx, -0.2, 0.04, 0.16, 0.11, -0.7);
    filled(ctx, theme.meatLight);
  },
  wound(ctx, theme) {
    ctx.beginPath();
    ctx.moveTo(0, -0.48);
    ctx.bezierCurveTo(0.1, -0.2, 0.38, 0.02, 0.36, 0.2);
    ctx.bezierCurveTo(0.34, 0.56, -0.34, 0.56, -0.36, 0.2);
    ctx.bezierCurveTo(-0.38, 0.02, -0.1, -0.2, 0, -0.48);
    stroked(ctx, theme.bone, 0.18);
    filled(ctx, theme.danger);
    oval(ctx, -0.12, 0.2, 0.07, 0.12, 0.4);
    filled(ctx, theme.bone);
  },
  removed(ctx, theme) {
    circle(ctx, 0, 0, 0.46);
    filled(ctx, theme.danger);
    for (const way of [1, -1]) {
      line(ctx, [
        [-0.2, -0.2 * way],
        [0.2, 0.2 * way],
      ]);
      stroked(ctx, theme.bone, 0.16);
    }
  },
  easy(ctx, theme) {
    circle(ctx, 0, 0, 0.46);
    filled(ctx, theme.good);
    line(ctx, [
      [-0.22, 0.02],
      [-0.05, 0.2],
      [0.24, -0.18],
    ]);
    stroked(ctx, theme.bone, 0.15);
  },
  blocked(ctx, theme) {
    circle(ctx, 0, 0, 0.46);
    filled(ctx, theme.danger);
    box(ctx, -0.28, -0.09, 0.56, 0.18, 0.04);
    filled(ctx, theme.bone);
  },
  home(ctx, theme) {
    ctx.beginPath();
    ctx.moveTo(-0.46, 0.4);
    ctx.quadraticCurveTo(-0.4, -0.46, 0, -0.46);
    ctx.quadraticCurveTo(0.4, -0.46, 0.46, 0.4);
    ctx.closePath();
    filled(ctx, theme.rock);
    ctx.beginPath();
    ctx.moveTo(-0.22, 0.4);
    ctx.quadraticCurveTo(-0.2, -0.16, 0, -0.16);
    ctx.quadraticCurveTo(0.2, -0.16, 0.22, 0.4);
    ctx.closePath();
    filled(ctx, theme.line);
  },
  herd(ctx, theme) {
    ctx.save();
    ctx.scale(0.5, 0.5);
    paintMammoth(ctx, theme);
    ctx.restore();
  },
  snow(ctx, theme) {
    for (let arm = 0; arm < 3; arm += 1) {
      ctx.save();
      ctx.rotate((arm * Math.PI) / 3);
      line(ctx, [
        [0, -0.46],
        [0, 0.46],
      ]);
      stroked(ctx, theme.ice, 0.1);
      for (const end of [1, -1]) {
        line(ctx, [
          [-0.14, 0.42 * end],
          [0, 0.26 * end],
          [0.14, 0.42 * end],
        ]);
        stroked(ctx, theme.ice, 0.08);
      }
      ctx.restore();
    }
  },
};

/** Who wins wears it: about 1 × 1, its middle at the origin. */
export function paintCrown(ctx: Context, theme: Theme): void {
  polygon(ctx, [
    [-0.48, 0.36],
    [-0.48, -0.28],
    [-0.2, 0],
    [0, -0.42],
    [0.2, 0],
    [0.48, -0.28],
    [0.48, 0.36],
  ]);
  stroked(ctx, theme.line, 0.12);
  filled(ctx, theme.glow);
}

/** Paints a sign with its middle at (x, y). */
export function paintIcon(
  ctx: Context,
  theme: Theme,
  icon: IconId,
  x: number,
  y: number,
  size: number,
): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size, size);
  PAINTERS[icon](ctx, theme);
  ctx.restore();
}
