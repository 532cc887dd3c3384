import type { BackdropId } from '../../presentation/scene.ts';
import { circle, type Context, filled, oval, stroked } from '../context.ts';
import type { Theme } from '../palette.ts';
import { grain } from '../terrain/hexagon.ts';
import { paintFir, paintTuft } from './plants.ts';

/** Paints a land of this size from its upper left corner: what lies under all its places. */
type BackdropPainter = (ctx: Context, theme: Theme, width: number, height: number) => void;

/** A line from left to right, in shares of the land. */
type Line = readonly (readonly [number, number])[];

/** A sky, hills behind each other, a meadow, and a river that comes down on the right and leaves on the left. */
const valley: BackdropPainter = (ctx, theme, width, height) => {
  const { forest, grassland, river, mountain, plains } = theme.grounds;
  ctx.fillStyle = theme.sheet;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 0.42;
  ctx.fillStyle = river.field;
  ctx.fillRect(0, 0, width, height);
  ctx.globalAlpha = 1;
  circle(ctx, 0.36 * width, 0.1 * height, 0.03 * width);
  filled(ctx, theme.glow);
  const below = (line: Line, colour: string) => {
    hill(ctx, line, width, height);
    filled(ctx, colour);
  };
  below(PEAKS, mountain.motif);
  below(SLOPES, forest.field);
  below(HILLS, grassland.motif);
  below(MEADOW, grassland.field);
  // A way that was trodden from the lower edge up to the hills, through a ford.
  ctx.beginPath();
  ctx.moveTo(0.62 * width, 1.02 * height);
  ctx.bezierCurveTo(
    0.66 * width,
    0.8 * height,
    0.44 * width,
    0.66 * height,
    0.49 * width,
    0.4 * height,
  );
  ctx.globalAlpha = 0.8;
  stroked(ctx, plains.light, 0.016 * width);
  ctx.globalAlpha = 1;
  paintRiver(ctx, theme, width, height);
  const chance = grain('valley');
  for (let i = 0; i < 46; i += 1) {
    const [x, y] = [chance() * width, (0.4 + chance() * 0.6) * height];
    if (isWet(x / width, y / height)) continue;
    if (i % 4 === 0) paintFlower(ctx, theme, x, y, 4 + chance() * 2);
    else paintTuft(ctx, grassland, x, y, 0.55 + chance() * 0.3);
  }
  for (const [x, y, size] of FIRS) paintFir(ctx, forest, theme, x * width, y * height, size);
};

const PEAKS: Line = [
  [0, 0.2],
  [0.1, 0.1],
  [0.2, 0.19],
  [0.3, 0.13],
  [0.45, 0.22],
  [0.6, 0.08],
  [0.74, 0.18],
  [0.88, 0.05],
  [1, 0.16],
];
const SLOPES: Line = [
  [0, 0.24],
  [0.16, 0.18],
  [0.34, 0.26],
  [0.52, 0.2],
  [0.7, 0.27],
  [0.86, 0.19],
  [1, 0.25],
];
const HILLS: Line = [
  [0, 0.32],
  [0.2, 0.27],
  [0.44, 0.34],
  [0.66, 0.28],
  [1, 0.34],
];
const MEADOW: Line = [
  [0, 0.42],
  [0.24, 0.38],
  [0.5, 0.43],
  [0.76, 0.38],
  [1, 0.43],
];
/** Small ones far away, at their feet. */
const FIRS = [
  [0.02, 0.3, 0.4],
  [0.05, 0.29, 0.5],
  [0.27, 0.28, 0.42],
  [0.295, 0.285, 0.5],
  [0.49, 0.3, 0.42],
  [0.515, 0.31, 0.52],
  [0.735, 0.29, 0.45],
  [0.755, 0.3, 0.38],
  [0.985, 0.3, 0.5],
] as const;

/** All below a soft line, as the current path. */
function hill(ctx: Context, line: Line, width: number, height: number): void {
  ctx.beginPath();
  const [first = [0, 0], ...more] = line;
  ctx.moveTo(-2, height + 2);
  ctx.lineTo(-2, first[1] * height);
  let [x, y] = first;
  for (const [nextX, nextY] of more) {
    const middle = ((x + nextX) / 2) * width;
    ctx.bezierCurveTo(middle, y * height, middle, nextY * height, nextX * width, nextY * height);
    [x, y] = [nextX, nextY];
  }
  ctx.lineTo(width + 2, y * height);
  ctx.lineTo(width + 2, height + 2);
  ctx.closePath();
}

/** The river from right to left, by its middle and half its breadth; and the brook that feeds it, from above. */
const RIVER = [
  [1.03, 0.46, 0.03],
  [0.84, 0.5, 0.038],
  [0.6, 0.535, 0.044],
  [0.4, 0.52, 0.048],
  [0.18, 0.55, 0.052],
  [-0.03, 0.5, 0.056],
] as const;
const BROOK = [
  [0.885, 0.25, 0.002],
  [0.905, 0.31, 0.005],
  [0.87, 0.37, 0.009],
  [0.895, 0.43, 0.014],
  [0.87, 0.5, 0.02],
] as const;
type Course = typeof RIVER | typeof BROOK;

/** Whether a point in shares of the land lies in the river or at its banks. */
const isWet = (x: number, y: number): boolean =>
  RIVER.some(([at, middle]) => Math.abs(x - at) < 0.16 && Math.abs(y - middle) < 0.09);

function paintRiver(ctx: Context, theme: Theme, width: number, height: number): void {
  const { river, plains } = theme.grounds;
  // All banks lie under all water.
  for (const [colour, grow] of [
    [plains.motif, 6],
    [river.field, 0],
  ] as const) {
    for (const course of [BROOK, RIVER]) {
      banks(ctx, course, width, height, grow);
      filled(ctx, colour);
    }
  }
  ctx.save();
  banks(ctx, RIVER, width, height, -4);
  ctx.clip();
  const chance = grain('river');
  for (let i = 0; i < 30; i += 1) {
    const [x, y] = [chance() * width, (0.42 + chance() * 0.2) * height];
    const long = 16 + chance() * 22;
    ctx.beginPath();
    ctx.moveTo(x - long, y);
    ctx.quadraticCurveTo(x - long / 2, y - 6, x, y);
    ctx.quadraticCurveTo(x + long / 2, y + 6, x + long, y);
    stroked(ctx, i % 2 === 0 ? river.light : river.motif, 3);
  }
  ctx.restore();
}

/** Both banks of water as the current path, so much wider on either side: it runs across, or down. */
function banks(ctx: Context, course: Course, width: number, height: number, grow: number): void {
  const isAcross = course === RIVER;
  const bank = (way: 1 | -1) =>
    course.map(([x, y, half]): readonly [number, number] => {
      const aside = way * (half * width + grow);
      return isAcross ? [x * width, y * height + aside * 0.62] : [x * width + aside, y * height];
    });
  ctx.beginPath();
  for (const points of [bank(-1), bank(1).toReversed()]) {
    points.forEach(([x, y], nth) => {
      const before = points[nth - 1];
      if (before === undefined) {
        ctx.lineTo(x, y);
        return;
      }
      const [fromX, fromY] = before;
      const [midX, midY] = [(fromX + x) / 2, (fromY + y) / 2];
      if (isAcross) ctx.bezierCurveTo(midX, fromY, midX, y, x, y);
      else ctx.bezierCurveTo(fromX, midY, x, midY, x, y);
    });
  }
  ctx.closePath();
}

function paintFlower(ctx: Context, theme: Theme, x: number, y: number, size: number): void {
  for (let leaf = 0; leaf < 5; leaf += 1) {
    const turn = (leaf / 5) * 2 * Math.PI;
    oval(ctx, x + Math.cos(turn) * size, y + Math.sin(turn) * size * 0.8, size * 0.6, size * 0.6);
    filled(ctx, theme.bone);
  }
  circle(ctx, x, y, size * 0.55);
  filled(ctx, theme.glow);
}

const PAINTERS: Readonly<Record<BackdropId, BackdropPainter>> = { valley };

/** Paints a land of this size from its upper left corner; nothing reaches out of it. */
export function paintBackdrop(
  ctx: Context,
  theme: Theme,
  backdrop: BackdropId,
  width: number,
  height: number,
): void {
  PAINTERS[backdrop](ctx, theme, width, height);
}
