import type { Display, Half, Lot, Spot } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintBack, paintStack } from './backs.ts';
import { type BriefLook, briefWidth, paintBrief } from './briefs.ts';
import { type Area, box, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import { paintDiscs, paintNumber } from './marks.ts';
import { paintParties, widthOfParties } from './parties.ts';
import { sizeFor, write, writeAgain } from './text.ts';

/** What a display is called, over its lots. */
const TITLE = 40;
const TITLES = [30, 28, 26] as const;
const GAP = 12;
const PAD = 12;
/** The bar at the top of a lot. */
const HEAD = 48;
const NAMES = [27, 26, 25] as const;
/** Each half, and what stands below them where there is no room beside them. */
const HALF = 56;
const FOOT = 76;
const WORTH: BriefLook = { size: 31, icon: 42, step: 43, gap: 6 };
const PRICE: BriefLook = { size: 28, icon: 32, step: 33, gap: 4 };
const PIECE = 0.78;
const ARROW = 40;
/** The room of a mark in the foot. */
const NOTE = 52;
/** The room of somebody who stands beside the halves, with a mark below. */
const BESIDE = 56;

/** Whether more is to be seen at a lot than stands beside its halves. */
const isFooted = ({ parties, notes, closed }: Lot): boolean =>
  parties.length > 1 || notes.length > 1 || closed !== null;

/** How much room is taken beside the halves. */
const besideOf = (lot: Lot): number =>
  isFooted(lot) || lot.parties.length + lot.notes.length === 0 ? 0 : BESIDE;

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
  return wide <= width - 2 * PAD - besideOf(lot);
}

const widthOfLot = ({ lots }: Display, width: number): number =>
  (width - GAP * (lots.length - 1)) / lots.length;

/** How high a display of this width is; all its lots are alike. */
export function displayHeight(ctx: Context, display: Display, width: number): number {
  const wide = widthOfLot(display, width);
  const lines = Math.max(
    ...display.lots.flatMap((lot) => [
      linesOf(ctx, lot, wide),
      besideOf(lot) > 0 ? lot.parties.length + lot.notes.length : 1,
    ]),
  );
  return TITLE + HEAD + lines * HALF + 8 + (display.lots.some(isFooted) ? FOOT : 0);
}

/** A title, and below it its lots side by side. */
export function paintDisplay(brush: Brush, display: Display, { x, y, width, height }: Area): void {
  const { ctx, theme, keep } = brush;
  const { title, lots } = display;
  const wide = widthOfLot(display, width);
  const high = height - TITLE;
  placed(ctx, x, y, 1, () => {
    const size = sizeFor(ctx, title, width, TITLES);
    writeAgain(ctx, title, 4, TITLE / 2, { size, colour: theme.ink }, keep, width - 8);
    lots.forEach((lot, nth) => {
      placed(ctx, nth * (wide + GAP), TITLE, 1, () => {
        // Who is there changes more often than the rest.
        const look = { ...lot, parties: [], notes: [] };
        const key = JSON.stringify(['lot', look, besideOf(lot), isFooted(lot), wide, high]);
        keep(ctx, key, { x: -3, y: -3, width: wide + 6, height: high + 6 }, (own) => {
          paintLot({ ...brush, ctx: own }, lot, wide, high);
        });
        if (besideOf(lot) > 0) paintBeside(brush, lot, wide);
        if (isFooted(lot)) paintFoot(brush, lot, wide, high - FOOT / 2 - 2);
      });
    });
  });
}

const isBack = ({ faded, closed }: Spot): boolean => faded || closed !== null;

function paintLot(brush: Brush, lot: Lot, width: number, height: number): void {
  const { ctx, theme } = brush;
  const { letter, here } = lot;
  const sheet = () => box(ctx, 2, 2, width - 4, height - 4, 16);
  sheet();
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, HEAD);
  ctx.restore();
  const isMeant = letter !== null || here;
  sheet();
  stroked(ctx, theme.line, isMeant ? 9 : 3);
  if (isMeant) {
    sheet();
    stroked(ctx, theme.glow, 6);
  }
  paintHead(brush, lot, width);
  const beside = besideOf(lot);
  if (lot.isBack) paintKnown(brush, lot, width, HEAD + 8, height - HEAD - 18);
  else {
    // In the middle of the room that its neighbours need.
    const free = height - HEAD - 8 - (isFooted(lot) ? FOOT : 0);
    const spare = Math.max(0, free - linesOf(ctx, lot, width) * HALF);
    placed(ctx, 0, spare / 2, 1, () => paintHalves(brush, lot, width, beside));
  }
}

/** Who is there, or what changed, beside the halves. */
function paintBeside(brush: Brush, { parties, notes }: Lot, width: number): void {
  const { ctx, theme, strips, keep } = brush;
  const at = width - widthOfParties(1, PIECE) / 2 - 6;
  const upper = HEAD + HALF / 2 + 6;
  paintParties(ctx, theme, parties, strips, at, upper, PIECE, keep);
  paintDiscs(ctx, theme, notes, strips, at, parties.length === 0 ? upper : upper + 59, keep);
}

/** What it is called, and at the right what it costs and how many there are. */
function paintHead(brush: Brush, lot: Lot, width: number): void {
  const { ctx, theme, keep } = brush;
  const { name, letter, price, halves, left } = lot;
  const middle = HEAD / 2 + 1;
  const colour = theme.barInk;
  let right = width - PAD;
  if (left !== null) {
    const type = { size: 27, colour, align: 'right' } as const;
    right -= write(ctx, String(left), right, middle, type) + 5;
    paintStack(ctx, theme, right - 16, middle);
    right -= 40;
  }
  let from = PAD;
  if (letter !== null) {
    const dye = { fill: theme.glow, ink: theme.glowInk };
    paintNumber(ctx, theme, letter, PAD + 18, middle, 18, dye, keep);
    from += 44;
  }
  if (price !== null && halves.length > 1) {
    const wide = Math.min(briefWidth(ctx, price, PRICE), (right - from) * 0.55);
    paintBrief(ctx, theme, price, right - wide, middle, PRICE, wide, keep, { colour });
    right -= wide + 10;
  }
  const room = right - from;
  const size = sizeFor(ctx, name, room, NAMES);
  writeAgain(ctx, name, from, middle, { size, colour }, keep, room);
}

/** Both halves below each other, or a price, an arrow and what is had for it. */
function paintHalves(brush: Brush, lot: Lot, width: number, beside: number): void {
  const { ctx, theme, keep } = brush;
  const { halves, price } = lot;
  const pale = isBack(lot);
  const room = width - 2 * PAD - beside;
  const [half] = halves;
  if (halves.length > 1 || half === undefined) {
    halves.forEach((one, nth) => {
      const y = HEAD + 4 + (nth + 0.5) * HALF;
      if (nth > 0) {
        line(ctx, [
          [PAD, y - HALF / 2],
          [width - PAD, y - HALF / 2],
        ]);
        stroked(ctx, theme.faded, 1.5);
      }
      paintHalf(brush, one, y, room, pale);
    });
    return;
  }
  if (price === null) {
    paintHalf(brush, half, HEAD + 4 + HALF / 2, room, pale);
    return;
  }
  const [own, worth] = [price, half].map((brief) => briefWidth(ctx, brief, WORTH));
  const isWide = isOneLine(ctx, lot, width);
  const first = HEAD + 4 + HALF / 2;
  const from = PAD + Math.max(0, isWide ? (room - (own ?? 0) - ARROW - (worth ?? 0)) / 2 : 0);
  const long = paintBrief(ctx, theme, price, from, first, WORTH, room, keep, { pale });
  const [x, y] = isWide ? [from + long, first] : [PAD, first + HALF];
  paintArrow(brush, x + 8, y);
  paintBrief(ctx, theme, half, x + ARROW, y, WORTH, room + PAD - x - ARROW, keep, { pale });
}

function paintHalf(brush: Brush, half: Half, y: number, room: number, pale: boolean): void {
  const { ctx, theme, keep } = brush;
  const left = half.letter === null ? 0 : 44;
  if (half.letter !== null) {
    const dye = { fill: theme.glow, ink: theme.glowInk };
    paintNumber(ctx, theme, half.letter, PAD + 18, y, 18, dye, keep);
  }
  const wide = briefWidth(ctx, half, WORTH);
  const free = room - left;
  const x = PAD + left + Math.max(0, (free - wide) / 2);
  paintBrief(ctx, theme, half, x, y, WORTH, free, keep, { pale });
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
  const { ctx, theme, keep } = brush;
  paintBack(ctx, theme, PAD, top, width - 2 * PAD, height);
  const [half] = halves;
  if (half === undefined) return;
  const middle = top + height / 2;
  const wide = Math.min(width - 4 * PAD, briefWidth(ctx, half, WORTH) + 26);
  box(ctx, (width - wide) / 2, middle - 28, wide, 56, 14);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  paintBrief(ctx, theme, half, (width - wide) / 2 + 13, middle, WORTH, wide - 26, keep);
}

/** What changed and who is there, or why nobody may go there. */
function paintFoot(brush: Brush, { parties, notes, closed }: Lot, width: number, y: number): void {
  const { ctx, theme, strips, keep } = brush;
  paintDiscs(ctx, theme, notes, strips, PAD + 22, y, keep);
  if (closed !== null && parties.length === 0) {
    const left = PAD + notes.length * NOTE;
    paintIcon(ctx, theme, 'blocked', left + 16, y, 30);
    const type = { size: 25, weight: 'normal', colour: theme.faded } as const;
    writeAgain(ctx, closed, left + 38, y, type, keep, width - PAD - left - 38);
    return;
  }
  const free = width - 2 * PAD - notes.length * NOTE;
  const scale = Math.min(PIECE, free / widthOfParties(Math.max(1, parties.length), 1));
  const wide = widthOfParties(parties.length, scale);
  paintParties(ctx, theme, parties, strips, width - PAD - wide / 2, y, scale, keep);
}
