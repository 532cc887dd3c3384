import type { ArtId } from '../presentation/scene.ts';
import {
  box,
  circle,
  type Context,
  filled,
  line,
  oval,
  placed,
  polygon,
  stroked,
} from './context.ts';
import { paintFigure } from './figures.ts';
import { paintIcon } from './icons.ts';
import type { Theme } from './palette.ts';

/** Paints a picture of 340 × 190, its middle at the origin, over its sky and hills. */
type ArtPainter = (ctx: Context, theme: Theme) => void;

type Points = readonly (readonly [number, number])[];

/** Half the width and height of a picture. */
const [HALF_WIDTH, HALF_HEIGHT] = [170, 95];

const PAINTERS: Readonly<Record<ArtId, ArtPainter>> = {
  pit(ctx, theme) {
    oval(ctx, 0, 46, 120, 38);
    filled(ctx, theme.hideDark);
    oval(ctx, 0, 54, 104, 28);
    filled(ctx, theme.line);
    for (const x of [-60, -20, 20, 60]) {
      polygon(ctx, [
        [x - 9, 70],
        [x, 14],
        [x + 9, 70],
      ]);
      stroked(ctx, theme.line, 5);
      filled(ctx, theme.wood);
    }
    // Branches over half of the hole.
    for (const [x, lean] of [
      [-112, 40],
      [-86, 30],
      [-60, 46],
      [112, -40],
      [84, -34],
    ] as const) {
      line(ctx, [
        [x, 70],
        [x + lean, 16],
      ]);
      stroked(ctx, theme.line, 12);
      stroked(ctx, theme.straw, 7);
    }
  },
  fish(ctx, theme) {
    for (const [y, colour] of [
      [36, theme.grounds.river.motif],
      [58, theme.grounds.river.field],
      [80, theme.grounds.river.motif],
    ] as const) {
      ctx.beginPath();
      ctx.moveTo(-180, y);
      for (let x = -180; x < 180; x += 60) ctx.quadraticCurveTo(x + 30, y - 20, x + 60, y);
      stroked(ctx, colour, 22);
    }
    ctx.beginPath();
    ctx.moveTo(-92, 4);
    ctx.quadraticCurveTo(-20, -58, 66, 0);
    ctx.lineTo(104, -34);
    ctx.lineTo(96, 6);
    ctx.lineTo(106, 42);
    ctx.lineTo(66, 10);
    ctx.quadraticCurveTo(-20, 62, -92, 4);
    ctx.closePath();
    stroked(ctx, theme.line, 9);
    filled(ctx, theme.stoneLight);
    for (const x of [-16, 10, 36]) {
      ctx.beginPath();
      ctx.arc(x - 14, 4, 24, -0.9, 0.9);
      stroked(ctx, theme.stone, 5);
    }
    circle(ctx, -62, -4, 8);
    filled(ctx, theme.line);
    line(ctx, [
      [20, -4],
      [132, -84],
    ]);
    stroked(ctx, theme.line, 13);
    stroked(ctx, theme.wood, 8);
  },
  snare(ctx, theme) {
    // A bent sapling, and the noose at its end.
    ctx.beginPath();
    ctx.moveTo(-110, 84);
    ctx.bezierCurveTo(-112, -40, -60, -86, 24, -70);
    stroked(ctx, theme.line, 18);
    stroked(ctx, theme.wood, 12);
    ctx.beginPath();
    ctx.moveTo(22, -68);
    ctx.quadraticCurveTo(42, -40, 42, -8);
    stroked(ctx, theme.bone, 9);
    stroked(ctx, theme.straw, 5);
    oval(ctx, 42, 36, 34, 44);
    stroked(ctx, theme.bone, 11);
    stroked(ctx, theme.straw, 6);
    for (const [x, y] of [
      [-90, -20],
      [-52, -62],
    ] as const) {
      oval(ctx, x - 16, y - 8, 16, 8, 0.6);
      filled(ctx, theme.straw);
    }
    for (const x of [100, 116, 132]) {
      line(ctx, [
        [x, 88],
        [x + 6, 52],
      ]);
      stroked(ctx, theme.straw, 6);
    }
  },
  woodpile(ctx, theme) {
    for (const [x, y] of [
      [-75, 58],
      [-25, 58],
      [25, 58],
      [75, 58],
      [-50, 15],
      [0, 15],
      [50, 15],
      [-25, -28],
      [25, -28],
    ] as const) {
      circle(ctx, x, y, 24);
      stroked(ctx, theme.line, 6);
      filled(ctx, theme.wood);
      circle(ctx, x, y, 15);
      filled(ctx, theme.grounds.plains.light);
      circle(ctx, x, y, 7);
      stroked(ctx, theme.wood, 3);
    }
  },
  sheaf(ctx, theme) {
    for (const lean of [-92, -68, -46, -24, 0, 24, 46, 68, 92]) {
      ctx.beginPath();
      ctx.moveTo(lean * 0.5, 88);
      ctx.quadraticCurveTo(-lean * 0.1, 20, lean, -64 + Math.abs(lean) * 0.3);
      stroked(ctx, theme.line, 15);
      stroked(ctx, theme.straw, 10);
      oval(ctx, lean * 1.04, -66 + Math.abs(lean) * 0.3, 9, 17, lean * 0.006);
      filled(ctx, theme.straw);
    }
    box(ctx, -30, 20, 60, 20, 9);
    stroked(ctx, theme.line, 6);
    filled(ctx, theme.wood);
  },
  cairn(ctx, theme) {
    for (const [y, wide, high, lean] of [
      [66, 92, 24, 0],
      [24, 70, 22, -0.05],
      [-14, 52, 19, 0.07],
      [-46, 34, 15, -0.06],
      [-70, 18, 11, 0],
    ] as const) {
      oval(ctx, lean * 40, y, wide, high, lean);
      stroked(ctx, theme.line, 7);
      filled(ctx, theme.stone);
      oval(ctx, lean * 40 - wide * 0.25, y - high * 0.35, wide * 0.5, high * 0.36, lean);
      filled(ctx, theme.stoneLight);
    }
  },
  spirit(ctx, theme) {
    ctx.beginPath();
    ctx.moveTo(-64, 92);
    ctx.bezierCurveTo(-76, -10, -62, -84, 0, -84);
    ctx.bezierCurveTo(62, -84, 76, -10, 64, 92);
    ctx.quadraticCurveTo(44, 52, 26, 90);
    ctx.quadraticCurveTo(4, 52, -18, 90);
    ctx.quadraticCurveTo(-42, 56, -64, 92);
    ctx.closePath();
    stroked(ctx, theme.line, 8);
    filled(ctx, theme.snow);
    for (const side of [-1, 1]) {
      polygon(ctx, [
        [side * 12, -26],
        [side * 42, -48],
        [side * 40, -14],
      ]);
      filled(ctx, theme.line);
      ctx.beginPath();
      ctx.moveTo(side * 26, -84);
      ctx.quadraticCurveTo(side * 84, -92, side * 74, -40);
      stroked(ctx, theme.line, 15);
      stroked(ctx, theme.wood, 9);
    }
    ctx.beginPath();
    ctx.moveTo(-24, 26);
    ctx.quadraticCurveTo(0, 2, 24, 26);
    stroked(ctx, theme.line, 8);
  },
  hunters(ctx, theme) {
    paintFigure(ctx, theme, 'mammoth', 60, 14, 88);
    for (const [x, size] of [
      [-126, 1],
      [-78, 0.8],
    ] as const) {
      placed(ctx, x, 40, size, () => {
        line(ctx, [
          [-14, 52],
          [26, -74],
        ]);
        stroked(ctx, theme.line, 11);
        stroked(ctx, theme.wood, 7);
        polygon(ctx, [
          [34, -98],
          [38, -64],
          [14, -72],
        ]);
        stroked(ctx, theme.bone, 4);
        filled(ctx, theme.flint);
        ctx.beginPath();
        ctx.moveTo(-30, 56);
        ctx.bezierCurveTo(-32, 10, -24, -8, 0, -8);
        ctx.bezierCurveTo(24, -8, 32, 10, 30, 56);
        ctx.closePath();
        stroked(ctx, theme.line, 7);
        filled(ctx, theme.meat);
        circle(ctx, 0, -24, 19);
        stroked(ctx, theme.line, 7);
        filled(ctx, theme.meatLight);
      });
    }
  },
  clubs(ctx, theme) {
    for (const way of [-1, 1]) {
      ctx.beginPath();
      ctx.moveTo(-way * 76, 74);
      ctx.lineTo(way * 34, -30);
      stroked(ctx, theme.line, 26);
      stroked(ctx, theme.wood, 17);
      oval(ctx, way * 56, -48, 44, 28, -way * 0.76);
      stroked(ctx, theme.line, 8);
      filled(ctx, theme.wood);
      for (const [dx, dy] of [
        [18, -30],
        [-16, -22],
        [34, 8],
      ] as const) {
        circle(ctx, way * (56 + dx), -48 + dy, 8);
        stroked(ctx, theme.line, 5);
        filled(ctx, theme.stoneLight);
      }
    }
    placed(ctx, 0, 68, 1, () => paintIcon(ctx, theme, 'wound', 0, 0, 40));
  },
};

const HILLS: Points = [
  [-180, 100],
  [-180, 44],
  [-120, 16],
  [-40, 42],
  [50, 8],
  [120, 36],
  [180, 18],
  [180, 100],
];

/** Paints what is drawn on a card into a frame whose middle is (x, y), 340 × 190 in units of the context. */
export function paintArt(ctx: Context, theme: Theme, art: ArtId, x: number, y: number): void {
  placed(ctx, x, y, 1, () => {
    box(ctx, -HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, 12);
    ctx.save();
    ctx.clip();
    filled(ctx, theme.grounds.plains.light);
    circle(ctx, 112, -52, 26);
    filled(ctx, theme.glow);
    polygon(ctx, HILLS);
    filled(ctx, theme.grounds.grassland.field);
    PAINTERS[art](ctx, theme);
    ctx.restore();
    box(ctx, -HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, 12);
    stroked(ctx, theme.line, 4);
  });
}
