import type { Amount, HeldCard, Strip } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintBadge } from './badge.ts';
import { box, type Area, type Context, filled, placed, polygon, stroked } from './context.ts';
import { holdingsHeight, holdingsWidth, LINE, paintHoldings } from './holdings.ts';
import { drawingOf } from './drawings/registry.ts';
import { play } from './drawings/play.ts';
import { paintIcon } from './icons.ts';
import { PIECE_WIDTH, paintPiece } from './pieces.ts';
import { LEAST } from './read.ts';
import { sizeFor, widthOf, write, writeAgain } from './text.ts';

const PAD = 14;
/** Where the goods begin, right of the bar in the side's colour. */
const LEFT = 28;
/** The middles of the two lines. */
const UPPER = 33;
const LOWER = 80;
/** How high both are together, and one where it holds all. */
const HEIGHT = 112;
const ONE_LINE = 66;
/** How much before its lower edge, without them, tools and holdings begin. */
const BEFORE = 8;
/** The names of sides are smaller where they would not fit. */
const NAMES_IN = [30, 27, LEAST] as const;
const NAME = { size: NAMES_IN[0] } as const;
/** Where names begin. */
const NAMES = 82;
/** A side's name has so much room beside whatever signs. */
const LEAST_SIDE = 30;
/** Less of a player's name than this says nothing. */
const LEAST_NAME = 70;
const PIECE_SCALE = 0.56;
const PIECE_STEP = PIECE_WIDTH * PIECE_SCALE + 3;
const GAP = 12;
/** How wide a nought and a × are at size 1. */
const NOUGHT = 0.68;
const COUNT = { size: 31 } as const;
/** From a good to its number, and from there to the next good: what belongs together is closer. */
const TO_COUNT = 39;
const TO_NEXT = 14;
/** How small goods may become so that the rest has room beside them. */
const SCALES = [1, 0.9, 0.82] as const;
/** The room of a sign, and of a score. */
const FLAG = 46;
const SCORE = 92;
const PRICE = { size: 28 } as const;
const CARD = { size: 26 } as const;
/** The line of a card whose name has no room on the others. */
const CARD_LINE = 42;
/** The width of a card's back. */
export const BACK = 33;
/** From the left of a back to the name beside it. */
const TO_NAME = BACK + 10;

/** Something on a line of a strip, painted from its left end. */
interface Part {
  readonly width: number;
  readonly paint: (x: number, y: number) => void;
}

/** All that stands for a seat: who it is above, what it has below. */
export function paintStrip(brush: Brush, strip: Strip, { x, y, width, height }: Area): void {
  const { ctx, cache } = brush;
  const key = JSON.stringify([strip, width, height]);
  placed(ctx, x, y, 1, () => {
    cache(ctx, key, reachOf(width, height), (own) => {
      paintSheet({ ...brush, ctx: own }, strip, width, height);
      paintLines({ ...brush, ctx: own }, strip, width);
    });
  });
}

/** The sheet with a bar in the side's colour, and a double border where the seat is waited for. */
function paintSheet(brush: Brush, { colour, flags }: Strip, width: number, height: number): void {
  const { ctx, theme, cache } = brush;
  const isToMove = flags.includes('to-move');
  cache(ctx, `sheet ${colour} ${isToMove} ${width} ${height}`, reachOf(width, height), (own) => {
    box(own, 2, 2, width - 4, height - 4, 16);
    filled(own, theme.sheet);
    own.save();
    own.clip();
    // Its edge shows where the bar is as dark as the sheet.
    own.fillStyle = theme.bone;
    own.fillRect(0, 0, 18, height);
    own.fillStyle = theme.dyes[colour].fill;
    own.fillRect(0, 0, 15, height);
    own.restore();
    if (!isToMove) {
      box(own, 2, 2, width - 4, height - 4, 16);
      stroked(own, theme.line, 3);
      return;
    }
    box(own, 0.5, 0.5, width - 1, height - 1, 17);
    stroked(own, theme.line, 10.5);
    stroked(own, theme.glow, 6);
  });
}

/** What a strip may cover: its border reaches out of it. */
const reachOf = (width: number, height: number): Area => ({
  x: -5,
  y: -5,
  width: width + 10,
  height: height + 10,
});

/** How high a strip of this width is. */
export const stripHeight = (ctx: Context, strip: Strip, width: number): number =>
  linesHeight(ctx, strip, width) +
  (isAllBeside(ctx, strip, width) ? 0 : holdingsHeight(ctx, strip, width - PAD - LEFT));

function linesHeight(ctx: Context, strip: Strip, width: number): number {
  if (isOneLine(ctx, strip, width)) return ONE_LINE;
  return HEIGHT + (arrange(ctx, strip, width).card === 'on its own' ? CARD_LINE : 0);
}

/** The room of the signs and the score at the right end of the upper line. */
const signsWidth = ({ flags, score }: Strip): number =>
  flags.filter((flag) => flag !== 'to-move').length * FLAG + (score === null ? 0 : SCORE);

/** The room of the side's name, which nobody needs on their own. */
const sideWidth = (ctx: Context, { side, isOwn }: Strip): number =>
  isOwn === true ? 0 : widthOf(ctx, side, NAME);

/** Whether all of a strip but its tools and holdings has room on its upper line. */
const isOneLine = (ctx: Context, strip: Strip, width: number): boolean =>
  sideWidth(ctx, strip) <= besideGoods(ctx, strip, width);

/** What is left on the upper line beside all that may stand there but the side's name. */
function besideGoods(ctx: Context, strip: Strip, width: number): number {
  const { goods, waiting, card } = strip;
  const parts = [
    goodsWidth(goods),
    waitingWidth(strip, waiting.length),
    card === null ? null : cardWidth(ctx, card),
  ];
  const all = parts.reduce((sum: number, part) => sum + (part === null ? 0 : part + 2 * GAP), 0);
  return width - NAMES - all - signsWidth(strip) - PAD;
}

/** Whether tools and holdings stand on the upper line as well, where nobody is named. */
const isAllBeside = (ctx: Context, strip: Strip, width: number): boolean =>
  strip.isOwn === true &&
  strip.name === '' &&
  holdingsWidth(ctx, strip) <= besideGoods(ctx, strip, width);

function paintLines(brush: Brush, strip: Strip, width: number): void {
  const { ctx, theme, cache } = brush;
  if (isAllBeside(ctx, strip, width)) {
    const room = besideGoods(ctx, strip, width);
    paintHoldings(ctx, theme, strip, NAMES, UPPER - LINE / 2, room, cache);
  } else {
    const below = linesHeight(ctx, strip, width) - BEFORE;
    paintHoldings(ctx, theme, strip, LEFT, below, width - PAD - LEFT, cache);
  }
  paintBadge(ctx, theme, strip, 46, UPPER, 25, cache);
  const flags = paintFlags(brush, strip, width - PAD, UPPER);
  if (isOneLine(ctx, strip, width)) {
    const parts = [
      goodsPart(brush, strip.goods),
      waitingPart(brush, strip, strip.waiting.length),
      cardPart(brush, strip.card),
    ];
    paintNames(brush, strip, paintFromRight(parts, flags, UPPER, NAMES) - GAP);
    return;
  }
  const goods = goodsPart(brush, strip.goods);
  const card = cardPart(brush, strip.card);
  const { scale, waits, card: stands } = arrange(ctx, strip, width);
  const waiting = waits === null ? null : waitingPart(brush, strip, waits);
  placed(ctx, LEFT, LOWER, scale, () => goods.paint(0, 0));
  paintFromRight([waiting, stands === 'below' ? card : null], width - PAD, LOWER, LEFT);
  if (stands === 'on its own') card?.paint(LEFT, LOWER + CARD_LINE);
  // What has no room below stands above.
  const above = [
    waits === null ? waitingPart(brush, strip, 1) : null,
    stands === 'above' ? card : null,
  ];
  const isCrowded = above.some((part) => part !== null);
  const left = isCrowded ? NAMES + sideWidth(ctx, strip) + GAP : NAMES;
  paintNames(brush, strip, paintFromRight(above, flags, UPPER, left));
}

/** What stands where on a strip of two lines, or of a third one with its card alone. */
interface Arranged {
  /** The size of its goods. */
  readonly scale: number;
  /** How many of those who wait are seen on the lower line; null where they stand above. */
  readonly waits: number | null;
  readonly card: 'below' | 'above' | 'on its own';
}

/** A name of a card is never cut: where it has no room on the two lines, it has one of its own. */
function arrange(ctx: Context, strip: Strip, width: number): Arranged {
  const { goods, waiting } = strip;
  const card = strip.card === null ? 0 : GAP + cardWidth(ctx, strip.card);
  const room = width - PAD - LEFT;
  const above = width - PAD - signsWidth(strip) - NAMES - sideWidth(ctx, strip);
  const waysOf = (some: readonly (number | null)[], stands: Arranged['card']): Arranged[] =>
    SCALES.flatMap((scale) => some.map((waits) => ({ scale, waits, card: stands })));
  const ways = [
    ...waysOf([waiting.length, 1], 'below'),
    ...(card <= above ? waysOf([waiting.length, 1], 'above') : []),
    ...(GAP + (waitingWidth(strip, 1) ?? 0) <= above ? waysOf([null], 'below') : []),
    ...waysOf([waiting.length, 1], 'on its own'),
    ...waysOf([null], 'below'),
  ];
  const widthOfWay = ({ scale, waits, card: stands }: Arranged): number => {
    const waiters = waits === null ? null : waitingWidth(strip, waits);
    return (
      goodsWidth(goods) * scale +
      (waiters === null ? 0 : GAP + waiters) +
      (stands === 'below' ? card : 0)
    );
  };
  return (
    ways.find((way) => widthOfWay(way) <= room) ?? {
      scale: Math.min(1, room / goodsWidth(goods)),
      waits: null,
      card: strip.card === null || card <= above ? 'above' : 'on its own',
    }
  );
}

/** The last part at the right end, the others before it as far as they fit. Returns where there is room. */
function paintFromRight(
  parts: readonly (Part | null)[],
  right: number,
  y: number,
  left: number,
): number {
  let x = right;
  for (const part of parts.toReversed()) {
    if (part === null || part.width > x - left) continue;
    part.paint(x - part.width, y);
    x -= part.width + GAP;
  }
  return x;
}

/** All digits as wide as a nought, so that strips below each other line up, and need not be measured. */
function widthOfNumber(text: string, { size }: { readonly size: number }): number {
  return text.length * size * NOUGHT;
}

/** From a good to the next. */
const stepOf = ({ count }: Amount): number =>
  TO_COUNT + widthOfNumber(String(count), COUNT) + TO_NEXT;

const goodsWidth = (goods: readonly Amount[]): number =>
  goods.reduce((sum, good) => sum + stepOf(good), -TO_NEXT);

/** What everybody sees of a seat's goods; a number is always whole. */
function goodsPart(brush: Brush, goods: readonly Amount[]): Part {
  const { ctx, theme, cache } = brush;
  const steps = goods.map(stepOf);
  return {
    width: goodsWidth(goods),
    paint: (left, y) => {
      let x = left;
      goods.forEach(({ icon, count }, index) => {
        const step = steps[index] ?? 0;
        const area = { x: -6, y: -26, width: step + 6, height: 52 };
        placed(ctx, x, y, 1, () => {
          cache(ctx, `goods ${icon} ${count}`, area, (own) => {
            paintIcon(own, theme, icon, 17, 0, 36);
            write(own, String(count), TO_COUNT, 0, { ...COUNT, colour: theme.ink });
          });
        });
        x += step;
      });
    },
  };
}

/** How wide the members that wait are with their price, so many of them shown; null where none waits. */
function waitingWidth({ waiting, cost }: Strip, shown: number): number | null {
  if (waiting.length === 0) return null;
  const pile = waiting.length > shown ? widthOfNumber(`×${waiting.length}`, PRICE) + GAP : 0;
  const price = cost === null ? 0 : widthOfNumber(String(cost.count), PRICE) + 34;
  return Math.min(shown, waiting.length) * PIECE_STEP + pile + price;
}

/** So many of the members that wait, how many there are if that is more, and the price of the next. */
function waitingPart(brush: Brush, strip: Strip, shown: number): Part | null {
  const { ctx, theme, cache } = brush;
  const { waiting, cost } = strip;
  const width = waitingWidth(strip, shown);
  if (width === null) return null;
  const type = { ...PRICE, colour: theme.ink };
  const pieces = waiting.slice(0, shown);
  const pile = waiting.length > shown ? `×${waiting.length}` : '';
  const price = cost === null ? '' : String(cost.count);
  const pileWidth = pile === '' ? 0 : widthOfNumber(pile, PRICE) + GAP;
  const priceWidth = widthOfNumber(price, PRICE) + 4;
  return {
    width,
    paint: (left, y) => {
      let x = left;
      for (const piece of pieces) {
        paintPiece(ctx, theme, piece, strip, x + PIECE_STEP / 2, y, PIECE_SCALE, cache);
        x += PIECE_STEP;
      }
      if (pile !== '') write(ctx, pile, x + 2, y, type);
      x += pileWidth;
      if (cost === null) return;
      const area = { x: -2, y: -24, width: priceWidth + 34, height: 48 };
      placed(ctx, x, y, 1, () => {
        cache(ctx, `price ${price} ${cost.icon}`, area, (own) => {
          write(own, price, 2, 0, type);
          paintIcon(own, theme, cost.icon, priceWidth + 15, 0, 30);
        });
      });
    },
  };
}

/** How many tokens lie on a card; empty for none. */
const tokensOn = (card: HeldCard): string =>
  card.card === 'shown' && card.tokens > 0 ? ` ×${card.tokens}` : '';

function cardWidth(ctx: Context, card: HeldCard): number {
  if (card.card === 'face down') return BACK;
  const back = card.card === 'secret' ? TO_NAME : 0;
  return back + widthOf(ctx, `${card.name}${tokensOn(card)}`, CARD);
}

/** The back of a card that is secret, with its name where this viewer knows it; the name of an open one. */
function cardPart(brush: Brush, card: HeldCard | null): Part | null {
  if (card === null) return null;
  const { ctx, theme } = brush;
  const width = cardWidth(ctx, card);
  if (card.card === 'face down') return { width, paint: (x, y) => paintCardBack(brush, x, y) };
  const isSecret = card.card === 'secret';
  const before = isSecret ? TO_NAME : 0;
  const type = { ...CARD, colour: isSecret ? theme.faded : theme.cardInk };
  return {
    width,
    paint: (x, y) => {
      if (isSecret) paintCardBack(brush, x, y);
      write(ctx, `${card.name}${tokensOn(card)}`, x + before, y, type);
    },
  };
}

/** The side's name, then the player's where there is room to know it by. */
function paintNames(brush: Brush, { side, name, isOwn }: Strip, right: number): void {
  if (isOwn === true) return;
  const { ctx, theme, cache } = brush;
  const width = Math.max(LEAST_SIDE, right - NAMES);
  const size = sizeFor(ctx, side, width, NAMES_IN);
  const x = writeAgain(ctx, side, NAMES, UPPER, { size, colour: theme.ink }, cache, width) + GAP;
  const room = width - x;
  const isKnown = room >= LEAST_NAME || widthOf(ctx, name, NAME) <= room;
  const type = { ...NAME, colour: theme.faded };
  if (isKnown) writeAgain(ctx, name, NAMES + x, UPPER, type, cache, room);
}

/** Signs and the score at the right end of the upper line. Returns where they begin. */
function paintFlags(brush: Brush, { flags, score }: Strip, right: number, y: number): number {
  const { ctx, theme } = brush;
  let x = right;
  if (score !== null) {
    const type = { size: 36, colour: theme.ink, align: 'right' } as const;
    x -= write(ctx, String(score), x, y, type) + 14;
  }
  for (const flag of flags) {
    const name = typeof flag === 'string' ? flag : flag.flag;
    if (name === 'to-move') continue;
    paintFlag(brush, name, x - 19, y);
    x -= FLAG;
  }
  return x;
}

/** What is said of a seat at a glance, with its middle at (x, y). */
export function paintFlag(brush: Brush, flag: string, x: number, y: number): void {
  const { ctx, theme } = brush;
  placed(ctx, x, y, 38, () => {
    if (flag === 'first') paintFirst(brush);
    else play(ctx, theme, drawingOf(theme, 'flags', flag));
  });
}

/** The 1 of who goes first: it is written, as drawings have no letters. */
function paintFirst(brush: Brush): void {
  const { ctx, theme } = brush;
  box(ctx, -0.44, -0.44, 0.88, 0.88, 0.2);
  stroked(ctx, theme.line, 0.1);
  filled(ctx, theme.bar);
  placed(ctx, 0, 0, 1 / 38, () => {
    write(ctx, '1', 0, 0, { size: 29, colour: theme.barInk, align: 'center' });
  });
}

/** The back of a card, its left end at (x, y). */
export function paintCardBack(brush: Brush, x: number, y: number): void {
  const { ctx, theme, cache } = brush;
  placed(ctx, x, y, 1, () => {
    cache(ctx, 'card back', { x: -3, y: -26, width: BACK + 6, height: 52 }, (own) => {
      box(own, 0, -23, BACK, 46, 6);
      filled(own, theme.bar);
      stroked(own, theme.line, 5);
      stroked(own, theme.bone, 2.5);
      polygon(own, [
        [16.5, -12],
        [26, 0],
        [16.5, 12],
        [7, 0],
      ]);
      filled(own, theme.glow);
    });
  });
}
