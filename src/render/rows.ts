import type { Amount, Piece, Row, Strip, TextureId } from '../presentation/scene.ts';
import { paintBadge } from './badge.ts';
import { box, circle, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintDie } from './dice.ts';
import { paintCrown, paintIcon } from './icons.ts';
import type { Keep } from './keep.ts';
import { linedUp, widthOfPiece } from './lineup.ts';
import { paintNumber } from './marks.ts';
import type { Theme } from './palette.ts';
import { paintPiece } from './pieces.ts';
import { paintTexture } from './terrain/ground.ts';
import { hexagon } from './terrain/hexagon.ts';
import { widthOf, wrapped, write } from './text.ts';

/** From the edge of a panel to what is in its rows. */
export const PAD = 16;
const LINE = 36;
const TEXT = { size: 27, weight: 'normal' } as const;
const SMALL = { size: 25, weight: 'normal' } as const;
const SMALL_LINE = 31;
const STEP_INDENT = 48;
const STRONG = { size: 29, weight: 'bold' } as const;
const PIECE_SCALE = 0.8;
const PIECE_ROW = 78;
/** Entries are smaller where they would not fit. */
const ENTRIES = [27, 26, 25] as const;
/** How much of a sign is left out where its row is past. */
const VEIL = 0.55;
const SCORE = 108;
/** What a swatch covers round its middle. */
const SWATCH = { x: -27, y: -27, width: 54, height: 54 } as const;

/** The pieces of a row in lines that fit into a panel of this width. */
function linesOf(pieces: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  return linedUp(pieces, (width - 2 * PAD) / PIECE_SCALE);
}

/** How high a row of a panel of this width is. */
export function rowHeight(ctx: Context, row: Row, width: number): number {
  switch (row.row) {
    case 'text':
      return wrapped(ctx, row.text, width - 2 * PAD, TEXT).length * LINE + 10;
    case 'entry':
    case 'exchange':
      return 56;
    case 'track':
      return 60;
    case 'step':
      return wrapped(ctx, row.text, width - 2 * PAD - STEP_INDENT, SMALL).length * SMALL_LINE + 14;
    case 'pieces':
      return linesOf(row.pieces, width).length * PIECE_ROW + 6;
    case 'score':
      return SCORE;
    case 'seat':
      return seatFitsOneLine(ctx, row, width) ? 54 : 96;
    case 'dice':
      return 60;
  }
}

/** Paints a row of a panel of this width, its upper left corner at the origin. */
export function paintRow(
  ctx: Context,
  theme: Theme,
  row: Row,
  strips: readonly Strip[],
  width: number,
  keep: Keep,
): void {
  const inner = width - 2 * PAD;
  switch (row.row) {
    case 'text':
      wrapped(ctx, row.text, inner, TEXT).forEach((text, index) => {
        const middle = (index + 0.5) * LINE;
        write(ctx, text, PAD, middle, { ...TEXT, colour: theme.ink }, inner);
      });
      return;
    case 'entry':
      paintEntry(ctx, theme, row, width, keep);
      return;
    case 'exchange':
      paintExchange(ctx, theme, row, width, keep);
      return;
    case 'track':
      paintTrack(ctx, theme, row, width);
      return;
    case 'pieces':
      paintPieces(ctx, theme, row.pieces, strips, width, keep);
      return;
    case 'score':
      paintScore(ctx, theme, row, strips, width, keep);
      return;
    case 'seat':
      paintSeat(ctx, theme, row, strips, width, keep);
      return;
    case 'step':
      paintStep(ctx, theme, row, strips, width);
      return;
    case 'dice':
      paintDice(ctx, theme, row, strips, keep);
  }
}

/** A small hexagon of a ground. */
function paintSwatch(
  ctx: Context,
  theme: Theme,
  texture: TextureId,
  x: number,
  y: number,
  keep: Keep,
): void {
  placed(ctx, x, y, 1, () => {
    keep(ctx, `swatch ${texture}`, SWATCH, (own) => {
      paintTexture(own, theme, texture, 0, 0, 25, 'swatch');
      hexagon(own, 25);
      stroked(own, theme.line, 3);
    });
  });
}

/** A ground, and from the right: what one gets, an arrow, what one gives. */
function paintExchange(
  ctx: Context,
  theme: Theme,
  { texture, text, gives, gets }: Row & { row: 'exchange' },
  width: number,
  keep: Keep,
): void {
  const middle = 28;
  paintSwatch(ctx, theme, texture, PAD + 25, middle, keep);
  let x = width - PAD;
  x = paintIconsFromRight(ctx, theme, gets, x, middle) - 6;
  line(ctx, [
    [x - 22, middle],
    [x, middle],
  ]);
  stroked(ctx, theme.ink, 4);
  polygon(ctx, [
    [x + 4, middle],
    [x - 9, middle - 9],
    [x - 9, middle + 9],
  ]);
  filled(ctx, theme.ink);
  x = paintIconsFromRight(ctx, theme, gives, x - 32, middle);
  write(ctx, text, PAD + 62, middle, { ...TEXT, colour: theme.ink }, x - 8 - (PAD + 62));
}

/** Each thing as often as it counts. Returns where they begin. */
function paintIconsFromRight(
  ctx: Context,
  theme: Theme,
  amounts: readonly Amount[],
  right: number,
  y: number,
): number {
  const icons = amounts.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
  icons.reverse().forEach((icon, index) => {
    paintIcon(ctx, theme, icon, right - 18 - index * 40, y, 36);
  });
  return right - icons.length * 40;
}

/** A ground or a sign, what it is called, and what befalls it; what is past stands back. */
function paintEntry(
  ctx: Context,
  theme: Theme,
  { texture, icon, text, value, past }: Row & { row: 'entry' },
  width: number,
  keep: Keep,
): void {
  const middle = 28;
  const left = PAD + 58;
  let right = width - PAD;
  if (texture !== null) paintSwatch(ctx, theme, texture, PAD + 25, middle, keep);
  else if (icon !== null) paintIcon(ctx, theme, icon, PAD + 25, middle, 44);
  if (texture !== null && icon !== null) {
    paintIcon(ctx, theme, icon, right - 18, middle, 34);
    right -= 42;
  }
  if (past) {
    ctx.globalAlpha = VEIL;
    ctx.fillStyle = theme.sheet;
    ctx.fillRect(PAD - 4, 0, width - 2 * PAD + 8, 56);
    ctx.globalAlpha = 1;
  }
  const room = right - left - 10;
  const weight = past ? 'normal' : 'bold';
  const size =
    ENTRIES.find(
      (one) =>
        widthOf(ctx, text, { size: one, weight: 'normal' }) +
          widthOf(ctx, value, { size: one, weight }) <=
        room,
    ) ?? ENTRIES[2];
  const colour = past ? theme.faded : theme.ink;
  const long = write(ctx, value, right, middle, { size, weight, colour, align: 'right' });
  write(ctx, text, left, middle, { size, weight: 'normal', colour }, room - long);
}

function paintTrack(
  ctx: Context,
  theme: Theme,
  { icon, text, left, of }: Row & { row: 'track' },
  width: number,
): void {
  const step = 46;
  const start = width - PAD - of * step;
  write(ctx, text, PAD, 30, { ...TEXT, colour: theme.ink }, start - PAD - 8);
  for (let i = 0; i < of; i += 1) {
    const x = start + (i + 0.5) * step;
    circle(ctx, x, 30, 20);
    filled(ctx, theme.paper);
    stroked(ctx, theme.faded, 2.5);
    if (i < left) paintIcon(ctx, theme, icon, x, 30, 36);
  }
}

function paintPieces(
  ctx: Context,
  theme: Theme,
  pieces: readonly Piece[],
  strips: readonly Strip[],
  width: number,
  keep: Keep,
): void {
  linesOf(pieces, width).forEach((pieces, index) => {
    let x = PAD;
    for (const piece of pieces) {
      const side = strips[piece.owner];
      const room = widthOfPiece(piece) * PIECE_SCALE;
      const y = (index + 0.5) * PIECE_ROW;
      if (side !== undefined) {
        paintPiece(ctx, theme, piece, side, x + room / 2, y, PIECE_SCALE, keep);
      }
      x += room;
    }
  });
}

/** Icons with their numbers, from the right. */
function paintAmounts(
  ctx: Context,
  theme: Theme,
  amounts: readonly Amount[],
  right: number,
  y: number,
): void {
  let x = right;
  for (const { icon, count } of [...amounts].reverse()) {
    paintIcon(ctx, theme, icon, x - 17, y, 34);
    x -= 38;
    x -= write(ctx, String(count), x, y, { ...STRONG, colour: theme.ink, align: 'right' }) + 14;
  }
}

function amountsWidth(ctx: Context, amounts: readonly Amount[]): number {
  return amounts.reduce((sum, { count }) => sum + 52 + widthOf(ctx, String(count), STRONG), 0);
}

function seatFitsOneLine(
  ctx: Context,
  { text, amounts }: Row & { row: 'seat' },
  width: number,
): boolean {
  const room = width - 2 * PAD - 56 - amountsWidth(ctx, amounts);
  return amounts.length === 0 || widthOf(ctx, text, TEXT) <= room;
}

function paintSeat(
  ctx: Context,
  theme: Theme,
  row: Row & { row: 'seat' },
  strips: readonly Strip[],
  width: number,
  keep: Keep,
): void {
  const side = strips[row.seat];
  if (side === undefined) return;
  paintBadge(ctx, theme, side, PAD + 22, 27, 22, keep);
  const oneLine = seatFitsOneLine(ctx, row, width);
  paintAmounts(ctx, theme, row.amounts, width - PAD, oneLine ? 27 : 70);
  const room = width - 2 * PAD - 56 - (oneLine ? amountsWidth(ctx, row.amounts) : 0);
  write(ctx, row.text, PAD + 56, 27, { ...TEXT, colour: theme.ink }, room);
}

/** The side with its total, and below that what it is made of; who wins wears the crown. */
function paintScore(
  ctx: Context,
  theme: Theme,
  { seat, text, total, wins }: Row & { row: 'score' },
  strips: readonly Strip[],
  width: number,
  keep: Keep,
): void {
  const side = strips[seat];
  if (side === undefined) return;
  const [upper, lower] = [37, 82];
  const [left, right] = [PAD + 64, width - PAD];
  if (wins) {
    box(ctx, 9, 3, width - 18, SCORE - 6, 12);
    stroked(ctx, theme.line, 3);
    filled(ctx, theme.glow);
  }
  const colour = wins ? theme.glowInk : theme.ink;
  paintBadge(ctx, theme, side, PAD + 28, upper, 25, keep);
  if (wins) placed(ctx, PAD + 17, upper - 27, 34, () => paintCrown(ctx, theme), -0.4);
  const long = write(ctx, String(total), right, upper, { size: 48, colour, align: 'right' });
  write(ctx, side.side, left, upper, { size: 34, colour }, right - long - 10 - left);
  write(ctx, text, right, lower, { ...SMALL, colour, align: 'right' }, width - 2 * PAD);
}

/** The number as it stands on the map, in the colour of the side, and the words beside it. */
function paintStep(
  ctx: Context,
  theme: Theme,
  { number, seat, text }: Row & { row: 'step' },
  strips: readonly Strip[],
  width: number,
): void {
  const side = seat === null ? undefined : strips[seat];
  const dye = side === undefined ? { fill: theme.bar, ink: theme.barInk } : theme.dyes[side.colour];
  if (number !== null) paintNumber(ctx, theme, number, PAD + 17, 17, 17, dye);
  const inner = width - 2 * PAD - STEP_INDENT;
  wrapped(ctx, text, inner, SMALL).forEach((words, index) => {
    const middle = (index + 0.5) * SMALL_LINE + 1;
    write(ctx, words, PAD + STEP_INDENT, middle, { ...SMALL, colour: theme.ink }, inner);
  });
}

function paintDice(
  ctx: Context,
  theme: Theme,
  { seat, dice }: Row & { row: 'dice' },
  strips: readonly Strip[],
  keep: Keep,
): void {
  const side = seat === null ? undefined : strips[seat];
  if (side !== undefined) paintBadge(ctx, theme, side, PAD + 22, 30, 22, keep);
  dice.forEach((die, index) => {
    paintDie(ctx, theme, die, PAD + (side === undefined ? 24 : 80) + index * 54, 30);
  });
}
