import { box, type Context, filled, line, oval, placed, polygon, stroked } from '../context.ts';
import { paintIcon } from '../icons.ts';
import type { Theme } from '../palette.ts';
import type { LookPainter } from './look.ts';

/** Where people live and work. */
export const VILLAGE = {
  'tool-maker'(ctx, theme) {
    floor(ctx, theme);
    // A roof of hide on poles, and below it a bench with what was made.
    for (const x of [-96, 96]) {
      line(ctx, [
        [x, -34],
        [x * 0.94, -128],
      ]);
      stroked(ctx, theme.hideDark, 14);
      stroked(ctx, theme.wood, 9);
    }
    ctx.beginPath();
    ctx.moveTo(-128, -118);
    ctx.quadraticCurveTo(-60, -178, 0, -182);
    ctx.quadraticCurveTo(60, -178, 128, -118);
    ctx.quadraticCurveTo(64, -138, 0, -136);
    ctx.quadraticCurveTo(-64, -138, -128, -118);
    ctx.closePath();
    stroked(ctx, theme.hideDark, 6);
    filled(ctx, theme.hide);
    for (const x of [-52, 0, 52]) {
      line(ctx, [
        [x * 0.8, -170 + Math.abs(x) * 0.3],
        [x, -144],
      ]);
      stroked(ctx, theme.hideDark, 4);
    }
    box(ctx, -76, -76, 152, 20, 8);
    stroked(ctx, theme.hideDark, 5);
    filled(ctx, theme.stoneLight);
    for (const x of [-54, 42]) {
      box(ctx, x, -56, 16, 26, 4);
      stroked(ctx, theme.hideDark, 5);
      filled(ctx, theme.stone);
    }
    placed(ctx, -34, -98, 52, () => paintIcon(ctx, theme, 'tool', 0, 0, 1));
    placed(ctx, 32, -96, 48, () => paintIcon(ctx, theme, 'tool', 0, 0, 1), 0.5);
  },
  hut(ctx, theme) {
    floor(ctx, theme);
    placed(ctx, 0, -26, 1.55, () => paintHut(ctx, theme));
  },
  field(ctx, theme) {
    const { plains } = theme.grounds;
    polygon(ctx, [
      [-92, -142],
      [96, -142],
      [138, -14],
      [-138, -14],
    ]);
    filled(ctx, theme.hide);
    stroked(ctx, theme.hideDark, 5);
    for (const [y, half, size] of [
      [-116, 84, 0.72],
      [-88, 94, 0.84],
      [-56, 106, 0.96],
      [-22, 120, 1.1],
    ] as const) {
      line(ctx, [
        [-half - 6, y + 4],
        [half + 6, y + 4],
      ]);
      stroked(ctx, theme.hideDark, 6);
      for (let ear = 0; ear < 8; ear += 1) {
        const x = -half + (ear / 7) * 2 * half;
        placed(ctx, x, y, size, () => paintEar(ctx, plains.motif, plains.light));
      }
    }
  },
  village(ctx, theme) {
    floor(ctx, theme);
    for (const [x, y, size] of [
      [-78, -66, 0.9],
      [76, -70, 0.95],
      [0, -84, 0.85],
    ] as const) {
      placed(ctx, x, y, size, () => paintHut(ctx, theme));
    }
    for (const way of [-1, 1]) {
      line(ctx, [
        [way * 26, -26],
        [-way * 20, -36],
      ]);
      stroked(ctx, theme.hideDark, 11);
      stroked(ctx, theme.wood, 7);
    }
    ctx.beginPath();
    ctx.moveTo(2, -82);
    ctx.bezierCurveTo(6, -64, 26, -56, 24, -42);
    ctx.bezierCurveTo(20, -24, -20, -24, -24, -42);
    ctx.bezierCurveTo(-24, -54, -4, -62, 2, -82);
    filled(ctx, theme.danger);
    ctx.beginPath();
    ctx.moveTo(2, -62);
    ctx.bezierCurveTo(6, -52, 14, -48, 12, -40);
    ctx.bezierCurveTo(8, -30, -8, -30, -12, -40);
    ctx.bezierCurveTo(-12, -48, -2, -52, 2, -62);
    filled(ctx, theme.glow);
  },
} as const satisfies Readonly<Record<string, LookPainter>>;

/** Trodden earth. */
function floor(ctx: Context, theme: Theme): void {
  oval(ctx, 0, -34, 136, 36);
  filled(ctx, theme.grounds.plains.light);
}

/** A tent of hides with poles and an open door, its foot at the origin, about 110 × 112. */
function paintHut(ctx: Context, theme: Theme): void {
  for (const lean of [-13, 0, 13]) {
    line(ctx, [
      [-lean * 0.3, -92],
      [lean, -112],
    ]);
    stroked(ctx, theme.hideDark, 7);
    stroked(ctx, theme.wood, 4);
  }
  ctx.beginPath();
  ctx.moveTo(-55, 0);
  ctx.quadraticCurveTo(-28, -50, -7, -96);
  ctx.lineTo(7, -96);
  ctx.quadraticCurveTo(28, -50, 55, 0);
  ctx.quadraticCurveTo(0, 12, -55, 0);
  ctx.closePath();
  stroked(ctx, theme.hideDark, 5);
  filled(ctx, theme.hide);
  ctx.beginPath();
  ctx.moveTo(55, 0);
  ctx.quadraticCurveTo(28, -50, 7, -96);
  ctx.lineTo(0, -96);
  ctx.quadraticCurveTo(20, -46, 26, 5);
  ctx.closePath();
  filled(ctx, theme.hideDark);
  for (const [y, half] of [
    [-34, 28],
    [-60, 17],
  ] as const) {
    line(ctx, [
      [-half - 6, y],
      [-half + 8, y + 4],
    ]);
    stroked(ctx, theme.meatLight, 5);
  }
  ctx.beginPath();
  ctx.moveTo(-16, 5);
  ctx.quadraticCurveTo(-8, -30, -1, -44);
  ctx.quadraticCurveTo(8, -26, 13, 6);
  ctx.closePath();
  filled(ctx, theme.line);
}

/** An ear of corn on its stalk, its foot at the origin, about 30 high. */
function paintEar(ctx: Context, dark: string, light: string): void {
  line(ctx, [
    [0, 0],
    [0, -16],
  ]);
  stroked(ctx, dark, 4);
  for (const y of [-16, -23, -30]) {
    for (const way of [-1, 1]) {
      oval(ctx, way * 4, y, 3.6, 6.5, way * 0.5);
      filled(ctx, light);
      stroked(ctx, dark, 1.5);
    }
  }
}
