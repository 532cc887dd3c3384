import { box, circle, type Context, filled, line, oval, polygon, stroked } from '../context.ts';
import type { IconPainter } from './painter.ts';
import { paintAxe } from './resources.ts';

/** What a tribe has and gets, beside what it gathers. */
export const OF_TRIBE = {
  person(ctx, theme) {
    for (const [colour, grow] of [
      [theme.bone, 0.15],
      [theme.hide, 0],
    ] as const) {
      circle(ctx, 0, -0.24, 0.19 + grow / 2);
      filled(ctx, colour);
      ctx.beginPath();
      ctx.moveTo(-0.32, 0.44);
      ctx.bezierCurveTo(-0.34, 0.08, -0.2, -0.02, 0, -0.02);
      ctx.bezierCurveTo(0.2, -0.02, 0.34, 0.08, 0.32, 0.44);
      ctx.closePath();
      stroked(ctx, colour, 0.02 + grow);
      filled(ctx, colour);
    }
  },
  tool: paintAxe,
  /** Ears of corn on a furrow. */
  field(ctx, theme) {
    oval(ctx, 0, 0.36, 0.46, 0.13);
    stroked(ctx, theme.bone, 0.1);
    filled(ctx, theme.hide);
    for (const x of [-0.26, 0, 0.26]) {
      line(ctx, [
        [x, 0.34],
        [x, -0.12],
      ]);
      stroked(ctx, theme.bone, 0.16);
      stroked(ctx, theme.straw, 0.08);
      for (const y of [-0.36, -0.2, -0.04]) {
        oval(ctx, x, y, 0.12, 0.12);
        filled(ctx, theme.bone);
      }
    }
    for (const x of [-0.26, 0, 0.26]) {
      for (const y of [-0.36, -0.2, -0.04]) {
        for (const way of [-1, 1]) {
          oval(ctx, x + way * 0.06, y, 0.052, 0.1, way * 0.5);
          stroked(ctx, theme.hideDark, 0.05);
          filled(ctx, theme.glow);
        }
      }
    }
  },
  hut(ctx, theme) {
    tent(ctx);
    stroked(ctx, theme.bone, 0.16);
    for (const way of [-1, 1]) {
      line(ctx, [
        [-way * 0.08, -0.46],
        [way * 0.1, -0.22],
      ]);
      stroked(ctx, theme.wood, 0.08);
    }
    tent(ctx);
    filled(ctx, theme.hide);
    stroked(ctx, theme.hideDark, 0.05);
    polygon(ctx, [
      [0, -0.06],
      [0.16, 0.4],
      [-0.16, 0.4],
    ]);
    filled(ctx, theme.hideDark);
  },
  building(ctx, theme) {
    box(ctx, -0.32, -0.1, 0.64, 0.5, 0.04);
    stroked(ctx, theme.bone, 0.16);
    roof(ctx);
    stroked(ctx, theme.bone, 0.16);
    box(ctx, -0.32, -0.1, 0.64, 0.5, 0.04);
    filled(ctx, theme.grounds.plains.light);
    stroked(ctx, theme.hideDark, 0.06);
    roof(ctx);
    filled(ctx, theme.wood);
    stroked(ctx, theme.hideDark, 0.06);
    box(ctx, -0.1, 0.08, 0.2, 0.32, 0.03);
    filled(ctx, theme.hideDark);
  },
  card(ctx, theme) {
    box(ctx, -0.3, -0.44, 0.6, 0.88, 0.1);
    filled(ctx, theme.bar);
    stroked(ctx, theme.line, 0.12);
    stroked(ctx, theme.bone, 0.06);
    polygon(ctx, [
      [0, -0.22],
      [0.17, 0],
      [0, 0.22],
      [-0.17, 0],
    ]);
    filled(ctx, theme.glow);
  },
  /** A star with eight rays. */
  points(ctx, theme) {
    const rays = Array.from({ length: 16 }, (_, i): readonly [number, number] => {
      const reach = i % 2 === 0 ? 0.47 : 0.27;
      const turn = (i * Math.PI) / 8;
      return [Math.sin(turn) * reach, -Math.cos(turn) * reach];
    });
    polygon(ctx, rays);
    stroked(ctx, theme.line, 0.12);
    filled(ctx, theme.glow);
    circle(ctx, 0, 0, 0.13);
    filled(ctx, theme.glowInk);
  },
  dice(ctx, theme) {
    for (const [x, y, spots] of [
      [
        -0.14,
        0.14,
        [
          [-0.11, -0.11],
          [0.11, 0.11],
          [0, 0],
        ],
      ],
      [
        0.2,
        -0.2,
        [
          [-0.09, 0.09],
          [0.09, -0.09],
        ],
      ],
    ] as const) {
      box(ctx, x - 0.25, y - 0.25, 0.5, 0.5, 0.12);
      filled(ctx, theme.bone);
      stroked(ctx, theme.line, 0.07);
      for (const [dx, dy] of spots) {
        circle(ctx, x + dx, y + dy, 0.055);
        filled(ctx, theme.glowInk);
      }
    }
  },
} as const satisfies Readonly<Record<string, IconPainter>>;

function tent(ctx: Context): void {
  polygon(ctx, [
    [0, -0.34],
    [0.44, 0.4],
    [-0.44, 0.4],
  ]);
}

function roof(ctx: Context): void {
  polygon(ctx, [
    [0, -0.46],
    [0.46, -0.06],
    [-0.46, -0.06],
  ]);
}
