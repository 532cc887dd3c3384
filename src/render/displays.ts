import type { Brief, Display, Lot, Spot } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintBack, paintStack, STACK } from './backs.ts';
import { type BriefLook, briefWidth, paintBrief } from './briefs.ts';
import { type Area, box, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import { paintDiscs } from './marks.ts';
import { paintParties, widthOfParties } from './parties.ts';
import { LEAST } from './read.ts';
import { sizeFor, write, writeAgain } from './text.ts';

const GAP = 12;
const PAD = 12;
/** The bar at the top of a lot. */
const HEAD = 44;
const NAMES = [27, 26, LEAST] as const;
/** From the edge to what stands in the bar. */
const HEAD_PAD = 9;
/** Each half, and what stands below them where there is no room beside them. */
const HALF = 54;
const FOOT = 76;
const WORTH: BriefLook = { size: 31, icon: 42, step: 43, gap: 6 };
const PRICE: BriefLook = { size: 28, icon: 32, step: 33, gap: 4 };
const PIECE = 0.64;
const ARROW = 36;
/** The room of a mark in the foot. */
const NOTE = 52;
/** The room of somebody who stands beside the halves, with a mark below. */
const BESIDE = 46;

/** Whether more is to be seen at a lot than stands beside its halves. */
const isFooted = ({ parties, notes }: Lot): boolean => parties.length > 1 || notes.length > 1;

/** How many stand beside the halves: one beside the last, and one over that. */
const countBeside = (lot: Lot): number =>
  isFooted(lot) ? 0 : lot.parties.length + lot.notes.length;

/** How many lines of halves a lot has: the price of one with a single half stands before that. */
function linesOf(ctx: Context, lot: Lot, width: number): number {
  const { halves } = lot;
  if (halves.length > 1) return halves.length;
  return isOneLine(ctx, lot, width) ? 1 : 2;
}

function isOneLine(ctx: Context, lot: Lot, width: number): boolean {
  const { price, halves } = lot;
  const [half] = halves;
  if (price === null || half === undefined) return true;
  const wide = briefWidth(ctx, price, WORTH) + ARROW + briefWidth(ctx, half, WORTH);
  return wide <= roomOf(lot, 0, 1, width);
}

/** How wide one of so many lines may be. */
const roomOf = (lot: Lot, line: number, lines: number, width: number): number =>
  width - 2 * PAD - (line >= lines - countBeside(lot) ? BESIDE : 0);

const widthOfLot = ({ lots }: Display, width: number): number =>
  (width - GAP * (lots.length - 1)) / lots.length;

/** How high a display of this width is; all its lots are alike, and say themselves what they are. */
export function displayHeight(ctx: Context, display: Display, width: number): number {
  const wide = widthOfLot(display, width);
  const lines = Math.max(
    ...display.lots.flatMap((lot) => [linesOf(ctx, lot, wide), countBeside(lot)]),
  );
  return HEAD + lines * HALF + 8 + (display.lots.some(isFooted) ? FOOT : 0);
}

/** Its lots side by side. */
export function paintDisplay(brush: Brush, display: Display, { x, y, width, height }: Area): void {
  const { ctx, cache } = brush;
  const { lots } = display;
  const wide = widthOfLot(display, width);
  placed(ctx, x, y, 1, () => {
    lots.forEach((lot, nth) => {
      placed(ctx, nth * (wide + GAP), 0, 1, () => {
        // Who is there changes more often than the rest.
        const look = { ...lot, parties: [], notes: [] };
        const key = JSON.stringify(['lot', look, countBeside(lot), isFooted(lot), wide, height]);
        cache(ctx, key, { x: -3, y: -3, width: wide + 6, height: height + 6 }, (own) => {
          paintLot({ ...brush, ctx: own }, lot, wide, height);
        });
        if (countBeside(lot) > 0) paintBeside(brush, lot, wide, height);
        if (isFooted(lot)) paintFoot(brush, lot, wide, height - FOOT / 2 - 2);
      });
    });
  });
}

const isBack = ({ faded, closed }: Spot): boolean => faded || closed !== null;

function paintLot(brush: Brush, lot: Lot, width: number, height: number): void {
  const { ctx, theme } = brush;
  const sheet = () => box(ctx, 2, 2, width - 4, height - 4, 16);
  sheet();
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, HEAD);
  ctx.restore();
  sheet();
  stroked(ctx, theme.line, lot.here ? 9 : 3);
  if (lot.here) {
    sheet();
    stroked(ctx, theme.glow, 6);
  }
  paintHead(brush, lot, width);
  if (lot.closed !== null && lot.halves.length === 0) paintClosed(brush, lot.closed, width, height);
  else if (lot.isBack) paintKnown(brush, lot, width, HEAD + 8, height - HEAD - 18);
  else {
    // In the middle of the room that its neighbours need.
    const free = height - HEAD - 8 - (isFooted(lot) ? FOOT : 0);
    const spare = Math.max(0, free - linesOf(ctx, lot, width) * HALF);
    placed(ctx, 0, spare / 2, 1, () => paintHalves(brush, lot, width));
  }
}

/** Why nothing is there. */
function paintClosed(brush: Brush, closed: string, width: number, height: number): void {
  const { ctx, theme } = brush;
  const type = { size: 27, weight: 'normal', colour: theme.faded, align: 'center' } as const;
  write(ctx, closed, width / 2, (HEAD + height) / 2, type, width - 2 * PAD);
}

/** Who is there, or what changed, beside the halves. */
function paintBeside(brush: Brush, { parties, notes }: Lot, width: number, height: number): void {
  const { ctx, theme, strips, cache } = brush;
  const at = width - widthOfParties(1, PIECE) / 2 - 5;
  const last = height - HALF / 2 - 6;
  paintParties(ctx, theme, parties, strips, at, last, PIECE, cache);
  paintDiscs(ctx, theme, notes, strips, at, parties.length === 0 ? last : last - HALF, cache);
}

/** What it is called, and at the right what it costs and how many there are. */
function paintHead(brush: Brush, lot: Lot, width: number): void {
  const { ctx, theme, cache } = brush;
  const { name, price, halves, left, closed } = lot;
  const middle = HEAD / 2 + 1;
  const colour = theme.barInk;
  let right = width - HEAD_PAD;
  if (closed !== null) {
    paintIcon(ctx, theme, 'blocked', right - 14, middle, 28);
    right -= 32;
  } else if (left !== null) {
    paintStack(ctx, theme, left, right - STACK / 2, middle);
    right -= STACK + 2;
  }
  if (price !== null && halves.length > 1 && closed === null) {
    const wide = Math.min(briefWidth(ctx, price, PRICE), (right - HEAD_PAD) * 0.55);
    paintBrief(ctx, theme, price, right - wide, middle, PRICE, wide, cache, { colour });
    right -= wide + 10;
  }
  const room = right - HEAD_PAD;
  const size = sizeFor(ctx, name, room, NAMES);
  writeAgain(ctx, name, HEAD_PAD, middle, { size, colour }, cache, room);
}

/** Both halves below each other, or a price, an arrow and what is had for it. */
function paintHalves(brush: Brush, lot: Lot, width: number): void {
  const { ctx, theme, cache } = brush;
  const { halves, price } = lot;
  const pale = isBack(lot);
  const lines = linesOf(ctx, lot, width);
  const middleOf = (nth: number): number => HEAD + 4 + (nth + 0.5) * HALF;
  const [first, room] = [middleOf(0), roomOf(lot, 0, lines, width)];
  const [half] = halves;
  if (halves.length > 1 || half === undefined || price === null) {
    halves.forEach((one, nth) => {
      const y = middleOf(nth);
      if (nth > 0) {
        line(ctx, [
          [PAD, y - HALF / 2],
          [width - PAD, y - HALF / 2],
        ]);
        stroked(ctx, theme.faded, 1.5);
      }
      paintHalf(brush, one, y, roomOf(lot, nth, lines, width), pale);
    });
    return;
  }
  const [own, worth] = [price, half].map((brief) => briefWidth(ctx, brief, WORTH));
  const isWide = lines === 1;
  const from = PAD + Math.max(0, isWide ? (room - (own ?? 0) - ARROW - (worth ?? 0)) / 2 : 0);
  const long = paintBrief(ctx, theme, price, from, first, WORTH, room, cache, { pale });
  const [x, y] = isWide ? [from + long, first] : [PAD, middleOf(1)];
  paintArrow(brush, x + 6, y);
  const end = PAD + roomOf(lot, lines - 1, lines, width);
  paintBrief(ctx, theme, half, x + ARROW, y, WORTH, end - x - ARROW, cache, { pale });
}

/** In the middle of its room. */
function paintHalf(brush: Brush, half: Brief, y: number, room: number, pale: boolean): void {
  const { ctx, theme, cache } = brush;
  const aside = Math.max(0, (room - briefWidth(ctx, half, WORTH)) / 2);
  paintBrief(ctx, theme, half, PAD + aside, y, WORTH, room, cache, { pale });
}

function paintArrow(brush: Brush, x: number, y: number): void {
  const { ctx, theme } = brush;
  line(ctx, [
    [x, y],
    [x + 14, y],
  ]);
  stroked(ctx, theme.ink, 5);
  polygon(ctx, [
    [x + 25, y],
    [x + 11, y - 10],
    [x + 11, y + 10],
  ]);
  filled(ctx, theme.ink);
}

/** A back, and on it what is known all the same. */
function paintKnown(
  brush: Brush,
  { halves }: Lot,
  width: number,
  top: number,
  height: number,
): void {
  const { ctx, theme, cache } = brush;
  paintBack(ctx, theme, PAD, top, width - 2 * PAD, height);
  const [half] = halves;
  if (half === undefined) return;
  const middle = top + height / 2;
  const wide = Math.min(width - 4 * PAD, briefWidth(ctx, half, WORTH) + 26);
  box(ctx, (width - wide) / 2, middle - 28, wide, 56, 14);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  paintBrief(ctx, theme, half, (width - wide) / 2 + 13, middle, WORTH, wide - 26, cache);
}

/** What changed and who is there. */
function paintFoot(brush: Brush, { parties, notes }: Lot, width: number, y: number): void {
  const { ctx, theme, strips, cache } = brush;
  paintDiscs(ctx, theme, notes, strips, PAD + 22, y, cache);
  const free = width - 2 * PAD - notes.length * NOTE;
  const scale = Math.min(PIECE, free / widthOfParties(Math.max(1, parties.length), 1));
  const wide = widthOfParties(parties.length, scale);
  paintParties(ctx, theme, parties, strips, width - PAD - wide / 2, y, scale, cache);
}
