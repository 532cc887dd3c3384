import type { FlagId, Strip } from '../presentation/scene.ts';
import { box, type Area, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import type { Keep } from './keep.ts';
import type { Theme } from './palette.ts';
import { paintBadge } from './panels.ts';
import { PIECE_WIDTH, paintPiece } from './pieces.ts';
import { widthOf, write } from './text.ts';

const PAD = 14;
const NAME = 30;
const PIECE_SCALE = 0.56;
const GOODS_STEP = 78;
const GAP = 12;
/** The most that a price takes. */
const PRICE = 60;

/** All that stands for a seat: who it is above, what it has below. */
export function paintStrip(
  ctx: Context,
  theme: Theme,
  strip: Strip,
  { x, y, width, height }: Area,
  keep: Keep,
): void {
  const key = JSON.stringify([strip, width]);
  placed(ctx, x, y, 1, () => {
    keep(ctx, key, { x: -2, y: -2, width: width + 4, height: height + 4 }, (own) => {
      paintWhole(own, theme, strip, width, height, keep);
    });
  });
}

function paintWhole(
  ctx: Context,
  theme: Theme,
  strip: Strip,
  width: number,
  height: number,
  keep: Keep,
): void {
  const waited = strip.flags.includes('to-move');
  box(ctx, 2, 2, width - 4, height - 4, 16);
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = theme.dyes[strip.colour].fill;
  ctx.fillRect(0, 0, 14, height);
  ctx.restore();
  box(ctx, 2, 2, width - 4, height - 4, 16);
  stroked(ctx, waited ? theme.glow : theme.line, waited ? 7 : 3);

  const top = 33;
  const bottom = 82;
  paintBadge(ctx, theme, strip, 46, top, 25);
  const goodsEnd = 26 + strip.goods.length * GOODS_STEP;
  const restBegins = paintRest(ctx, theme, strip, goodsEnd, width - PAD, bottom, keep);
  let right = paintFlags(ctx, theme, strip, width - PAD, top);
  if (strip.card?.card === 'shown') {
    // An open card stands below, or above where there is no room for its name.
    const { name, tokens } = strip.card;
    const text = tokens > 0 ? `${name} ×${tokens}` : name;
    const type = { size: 26, colour: theme.cardInk, align: 'right' } as const;
    const below = widthOf(ctx, text, type) < restBegins - goodsEnd - GAP;
    const long = write(ctx, text, below ? restBegins - GAP : right, below ? bottom : top, type);
    if (!below) right -= long + 12;
  }
  paintNames(ctx, theme, strip, 82, right - 8, top);

  strip.goods.forEach(({ icon, count }, index) => {
    placed(ctx, 26 + index * GOODS_STEP, bottom, 1, () => {
      keep(ctx, `goods ${icon} ${count}`, { x: -6, y: -26, width: 86, height: 52 }, (own) => {
        paintIcon(own, theme, icon, 17, 0, 36);
        write(own, String(count), 38, 0, { size: 31, colour: theme.ink }, 40);
      });
    });
  });
}

/** The tribe's name, then the player's as far as there is room. */
function paintNames(
  ctx: Context,
  theme: Theme,
  { side, name }: Strip,
  left: number,
  right: number,
  y: number,
): void {
  // Nothing a player calls itself may leave its strip, however high its accents are stacked.
  ctx.save();
  box(ctx, left, 6, right - left, 54, 0);
  ctx.clip();
  const x = left + write(ctx, side, left, y, { size: NAME, colour: theme.ink }) + 12;
  write(ctx, name, x, y, { size: NAME, colour: theme.faded }, right - x);
  ctx.restore();
}

/** Signs and the score at the right end of the upper line. Returns where they begin. */
function paintFlags(
  ctx: Context,
  theme: Theme,
  { flags, score }: Strip,
  right: number,
  y: number,
): number {
  let x = right;
  if (score !== null) {
    const type = { size: 36, colour: theme.ink, align: 'right' } as const;
    x -= write(ctx, String(score), x, y, type) + 14;
  }
  for (const flag of flags) {
    const painter = FLAG_PAINTERS[flag];
    if (painter === null) continue;
    placed(ctx, x - 19, y, 38, () => painter(ctx, theme));
    x -= 46;
  }
  return x;
}

/** Signs of about 1 × 1. `to-move` is the border of the strip. */
const FLAG_PAINTERS: Readonly<Record<FlagId, ((ctx: Context, theme: Theme) => void) | null>> = {
  'to-move': null,
  first(ctx, theme) {
    box(ctx, -0.44, -0.44, 0.88, 0.88, 0.2);
    stroked(ctx, theme.line, 0.1);
    filled(ctx, theme.bar);
    placed(ctx, 0, 0, 1 / 38, () => {
      write(ctx, '1', 0, 0, { size: 29, colour: theme.barInk, align: 'center' });
    });
  },
  leader(ctx, theme) {
    // A spear.
    line(ctx, [
      [-0.4, 0.44],
      [0.22, -0.24],
    ]);
    stroked(ctx, theme.wood, 0.14);
    polygon(ctx, [
      [0.46, -0.5],
      [0.38, -0.06],
      [0.04, -0.38],
    ]);
    filled(ctx, theme.flint);
  },
  computer(ctx, theme) {
    box(ctx, -0.44, -0.28, 0.88, 0.68, 0.16);
    filled(ctx, theme.faded);
    for (const x of [-0.2, 0.2]) {
      box(ctx, x - 0.09, -0.1, 0.18, 0.2, 0.05);
      filled(ctx, theme.sheet);
    }
    line(ctx, [
      [0, -0.28],
      [0, -0.46],
    ]);
    stroked(ctx, theme.faded, 0.1);
    line(ctx, [
      [-0.16, 0.26],
      [0.16, 0.26],
    ]);
    stroked(ctx, theme.sheet, 0.08);
  },
  away(ctx, theme) {
    // A moon: asleep.
    ctx.beginPath();
    ctx.arc(0, 0, 0.44, -0.3 * Math.PI, 0.95 * Math.PI);
    ctx.bezierCurveTo(-0.02, 0.34, 0.38, 0.1, 0.26, -0.356);
    ctx.closePath();
    filled(ctx, theme.faded);
  },
  winner(ctx, theme) {
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
  },
};

/** Members that wait, with the price of the next, and a secret card: from the right. Returns where they begin. */
function paintRest(
  ctx: Context,
  theme: Theme,
  strip: Strip,
  left: number,
  right: number,
  y: number,
  keep: Keep,
): number {
  let x = right;
  if (strip.card?.card === 'face down') {
    x -= 34;
    paintCardBack(ctx, theme, x, y);
    x -= 8;
  }
  const step = PIECE_WIDTH * PIECE_SCALE + 3;
  // A price says nothing without somebody who is to be had for it.
  if (strip.waiting.length > 0 && x - PRICE - step < left) return x;
  if (strip.cost !== null) {
    const { icon, count } = strip.cost;
    paintIcon(ctx, theme, icon, x - 15, y, 30);
    x -= 34;
    x -= write(ctx, String(count), x, y, { size: 28, colour: theme.ink, align: 'right' }) + 6;
  }
  for (const piece of [...strip.waiting].reverse()) {
    if (x - step < left) break;
    paintPiece(ctx, theme, piece, strip, x - step / 2, y, PIECE_SCALE, keep);
    x -= step;
  }
  return x;
}

function paintCardBack(ctx: Context, theme: Theme, x: number, y: number): void {
  box(ctx, x, y - 23, 33, 46, 6);
  filled(ctx, theme.bar);
  stroked(ctx, theme.line, 5);
  stroked(ctx, theme.bone, 2.5);
  polygon(ctx, [
    [x + 16.5, y - 12],
    [x + 26, y],
    [x + 16.5, y + 12],
    [x + 7, y],
  ]);
  filled(ctx, theme.glow);
}
