import type { SharedGround } from '../../presentation/scene.ts';
import { circle, type Context, filled, line, oval, placed, polygon, stroked } from '../context.ts';
import { paintFootprint } from '../figures.ts';
import type { Ground, Theme } from '../palette.ts';

/**
 * Paints the motif of a ground over its field, clipped to the tile: the centre at the origin and 100 from
 * centre to corner. The name stands at the top, tokens at the bottom and pieces in the middle, so what
 * makes a ground known is best kept to the left and right. `chance` gives numbers in [0, 1).
 */
export type TerrainPainter = (
  ctx: Context,
  ground: Ground,
  theme: Theme,
  chance: () => number,
) => void;

/** A number round zero, at most `reach` away. */
const about = (chance: () => number, reach: number): number => (chance() * 2 - 1) * reach;

function forest(ctx: Context, { motif, light }: Ground, _theme: Theme, chance: () => number): void {
  const trees = [
    [-24, -66],
    [26, -68],
    [-52, -44],
    [54, -46],
    [-74, -8],
    [76, -10],
    [-44, -2],
    [46, 0],
    [0, -24],
    [-64, 36],
    [66, 36],
    [-30, 66],
    [32, 68],
  ] as const;
  for (const [x, y] of trees) {
    const size = 0.9 + chance() * 0.3;
    ctx.save();
    ctx.translate(x + about(chance, 4), y + about(chance, 4));
    ctx.scale(size, size);
    ctx.fillStyle = motif;
    ctx.fillRect(-3, 12, 6, 12);
    for (const [half, from, to] of [
      [19, 16, -10],
      [14, 0, -24],
      [9, -14, -36],
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
    ctx.restore();
  }
}

function grassland(ctx: Context, { motif, light }: Ground, _: Theme, chance: () => number): void {
  for (const [x, y] of [
    [-30, -62],
    [34, -60],
    [-62, -32],
    [62, -28],
    [0, -34],
    [-80, 6],
    [80, 4],
    [-34, -4],
    [36, 2],
    [-56, 36],
    [58, 40],
    [0, 26],
    [-26, 70],
    [28, 72],
  ] as const) {
    ctx.save();
    ctx.translate(x + about(chance, 6), y + about(chance, 6));
    for (const [lean, colour] of [
      [-15, motif],
      [-7, light],
      [1, motif],
      [9, light],
      [16, motif],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(lean * 0.4, 10);
      ctx.quadraticCurveTo(lean * 0.5, -6, lean, -16 + Math.abs(lean) * 0.4);
      stroked(ctx, colour, 4.5);
    }
    ctx.restore();
  }
}

function mountain(
  ctx: Context,
  { motif, light }: Ground,
  theme: Theme,
  chance: () => number,
): void {
  for (const [x, y, size] of [
    [-2, -40, 1],
    [-56, -14, 0.95],
    [56, -12, 0.95],
    [-2, 10, 1.1],
    [-40, 54, 0.9],
    [44, 54, 0.9],
  ] as const) {
    ctx.save();
    ctx.translate(x + about(chance, 5), y + about(chance, 3));
    ctx.scale(size, size);
    polygon(ctx, [
      [-44, 30],
      [-4, -44],
      [44, 30],
    ]);
    filled(ctx, motif);
    polygon(ctx, [
      [-4, -44],
      [44, 30],
      [8, 30],
      [2, -6],
    ]);
    filled(ctx, theme.rock);
    polygon(ctx, [
      [-4, -44],
      [-20, -14],
      [-10, -20],
      [-3, -10],
      [4, -19],
      [13, -13],
    ]);
    filled(ctx, light);
    ctx.restore();
  }
}

function berries(ctx: Context, { motif, light }: Ground, theme: Theme, chance: () => number): void {
  for (const [x, y] of [
    [-34, -54],
    [36, -56],
    [-68, -12],
    [70, -14],
    [0, -14],
    [-56, 38],
    [58, 38],
    [-6, 44],
    [-30, 78],
    [32, 78],
  ] as const) {
    ctx.save();
    ctx.translate(x + about(chance, 5), y + about(chance, 4));
    for (const [dx, dy, r] of [
      [-13, 4, 14],
      [13, 4, 14],
      [0, -7, 17],
    ] as const) {
      circle(ctx, dx, dy, r);
      filled(ctx, motif);
    }
    for (const [dx, dy] of [
      [-15, 2],
      [-4, -13],
      [9, -6],
      [-3, 4],
      [17, 6],
      [5, 13],
    ] as const) {
      circle(ctx, dx, dy, 5.6);
      filled(ctx, light);
      circle(ctx, dx - 1.6, dy - 1.8, 1.8);
      filled(ctx, theme.bone);
    }
    ctx.restore();
  }
}

function jungle(ctx: Context, { motif, light }: Ground, theme: Theme, chance: () => number): void {
  for (const [x, y, lean] of [
    [-30, -34, -8],
    [34, -34, 8],
    [-68, 8, -6],
    [70, 8, 6],
    [0, 10, 4],
    [-42, 54, 6],
    [46, 54, -6],
  ] as const) {
    ctx.save();
    ctx.translate(x + about(chance, 4), y + about(chance, 4));
    ctx.beginPath();
    ctx.moveTo(-lean, 34);
    ctx.quadraticCurveTo(lean * 0.2, 10, lean, -12);
    stroked(ctx, theme.hide, 7);
    ctx.translate(lean, -14);
    for (const [dx, dy, colour] of [
      [-36, 14, motif],
      [36, 14, motif],
      [-34, -8, light],
      [34, -8, light],
      [-15, -24, motif],
      [15, -24, motif],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(0, 0);
      ctx.quadraticCurveTo(dx * 0.5, dy - 18, dx, dy);
      ctx.quadraticCurveTo(dx * 0.5, dy - 5, 0, 4);
      filled(ctx, colour);
    }
    ctx.restore();
  }
}

function river(ctx: Context, { motif, light }: Ground, _: Theme, chance: () => number): void {
  for (let row = 0; row < 7; row += 1) {
    const y = -72 + row * 24;
    const from = -118 + about(chance, 14);
    for (const [dy, colour, width] of [
      [0, motif, 7],
      [-7, light, 3.5],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(from, y + dy);
      for (let x = from; x < 110; x += 44) {
        ctx.quadraticCurveTo(x + 11, y - 13 + dy, x + 22, y + dy);
        ctx.quadraticCurveTo(x + 33, y + 13 + dy, x + 44, y + dy);
      }
      stroked(ctx, colour, width);
    }
  }
}

function plains(ctx: Context, { motif, light }: Ground, _: Theme, chance: () => number): void {
  for (let row = 0; row < 6; row += 1) {
    const y = -64 + row * 27;
    const lift = about(chance, 6);
    ctx.beginPath();
    ctx.moveTo(-110, y + 6 + lift);
    ctx.bezierCurveTo(-40, y - 16 + lift, 30, y + 20 - lift, 110, y - 4);
    stroked(ctx, row % 2 === 0 ? light : motif, row % 2 === 0 ? 9 : 3.5);
  }
  for (const [x, y] of [
    [-64, -22],
    [62, -30],
    [-74, 24],
    [76, 22],
    [-30, 56],
    [36, 62],
    [0, -10],
  ] as const) {
    const at = x + about(chance, 6);
    for (const dx of [-9, 0, 9]) {
      line(ctx, [
        [at + dx * 0.3, y + 10],
        [at + dx, y - 10],
      ]);
      stroked(ctx, motif, 3.5);
      oval(ctx, at + dx * 1.15, y - 13, 3, 6.5, dx * 0.04);
      filled(ctx, motif);
    }
  }
}

function swamp(ctx: Context, { motif, light }: Ground, theme: Theme, chance: () => number): void {
  for (const [x, y, rx] of [
    [-38, -52, 34],
    [42, -38, 30],
    [-56, 8, 34],
    [56, 20, 36],
    [-6, 52, 40],
    [-4, -10, 26],
  ] as const) {
    oval(ctx, x + about(chance, 5), y, rx, rx * 0.36);
    filled(ctx, light);
    stroked(ctx, motif, 2.5);
  }
  for (const [x, y] of [
    [-64, -22],
    [62, -20],
    [-26, -44],
    [24, -50],
    [-78, 22],
    [80, 14],
    [-46, 48],
    [50, 50],
    [6, 30],
    [-2, 76],
  ] as const) {
    const at = x + about(chance, 5);
    for (const [dx, tall] of [
      [-8, 24],
      [0, 34],
      [8, 26],
    ] as const) {
      line(ctx, [
        [at + dx * 0.5, y + 14],
        [at + dx, y + 14 - tall],
      ]);
      stroked(ctx, motif, 3.2);
      oval(ctx, at + dx, y + 12 - tall, 3.8, 8.5);
      filled(ctx, theme.hide);
    }
  }
}

function breedingGround(
  ctx: Context,
  { motif, light }: Ground,
  theme: Theme,
  chance: () => number,
): void {
  oval(ctx, 0, 4, 74, 60);
  filled(ctx, light);
  // A ring of stones, and the herd's footprints.
  for (let i = 0; i < 18; i += 1) {
    const turn = (i / 18) * 2 * Math.PI;
    const x = Math.cos(turn) * 80;
    const y = 4 + Math.sin(turn) * 66;
    oval(ctx, x, y, 9 + chance() * 4, 7 + chance() * 3, turn);
    filled(ctx, theme.rockLight);
    stroked(ctx, theme.rock, 2);
  }
  for (const [x, y] of [
    [-38, -14],
    [38, -16],
    [-26, 26],
    [30, 28],
    [0, -34],
  ] as const) {
    placed(ctx, x, y, 1, () => paintFootprint(ctx, motif));
  }
}

/** Every ground of `SHARED_GROUNDS`. */
export const TERRAIN_PAINTERS: Readonly<Record<SharedGround, TerrainPainter>> = {
  forest,
  grassland,
  mountain,
  berries,
  jungle,
  river,
  plains,
  swamp,
  'breeding-ground': breedingGround,
};
