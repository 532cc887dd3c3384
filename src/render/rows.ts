import type { Amount, Piece, Row } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { paintBadge } from './badge.ts';
import { paintBrief } from './briefs.ts';
import { box, circle, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintDie } from './dice.ts';
import { CROWN } from './drawings/shared.ts';
import { play } from './drawings/play.ts';
import { paintIcon } from './icons.ts';
import { linedUp, widthOfPiece } from './lineup.ts';
import { paintDiscs, paintNumber } from './marks.ts';
import { paintPiece, sideOf } from './pieces.ts';
import { paintRoll, rollHeight } from './roll.ts';
import { paintScale, scaleHeight } from './scale.ts';
import { paintSign, SIGN, signHeight } from './signs.ts';
import { paintTexture } from './terrain/ground.ts';
import { hexagon } from './terrain/hexagon.ts';
import { LEAST } from './read.ts';
import { sizeFor, widthOf, wrapped, write } from './text.ts';

/** From the edge of a pane to what is in its rows. */
export const PAD = 16;
const LINE = 36;
const TEXT = { size: 27, weight: 'normal' } as const;
const SMALL = { size: 26, weight: 'normal' } as const;
const SMALL_LINE = 31;
const STEP_INDENT = 48;
const STRONG = { size: 29, weight: 'bold' } as const;
const COUNT = { size: 27, icon: 44, step: 48, gap: 10 } as const;
const PIECE_SCALE = 0.8;
const PIECE_ROW = 84;
/** How far the middle of a piece is over that of its row, as there may be dots below it. */
const OVER_DOTS = 5;
/** Entries are smaller where they would not fit, and then stand on two lines. */
const ENTRIES = [27, 26, LEAST] as const;
/** How much of a sign is left out where its row stands back. */
const VEIL = 0.55;
const SCORE = 104;
/** Names of sides beside their totals are smaller where they would not fit. */
const SIDES = [34, 30, 26] as const;
/** In less room than this no name makes sense. */
const LEAST_NAME = 80;
/** From one sign to the next, and from a sign to its words. */
const SIGN_GAP = 8;
const SIGN_INDENT = SIGN.width + 12;
/** From one sign of a track to the next. */
const TRACK_STEP = 46;
const LEAST_TRACK_STEP = 34;
/** What a swatch covers round its middle. */
const SWATCH = { x: -27, y: -27, width: 54, height: 54 } as const;

/** The pieces of a row in lines that fit into a pane of this width. */
function linesOf(pieces: readonly Piece[], width: number): readonly (readonly Piece[])[] {
  return linedUp(pieces, (width - 2 * PAD) / PIECE_SCALE);
}

/** How high a row of a pane of this width is. */
export function rowHeight(ctx: Context, row: Row, width: number): number {
  switch (row.row) {
    case 'text':
      return wrapped(ctx, row.text, width - 2 * PAD, TEXT).length * LINE + 10;
    case 'entry':
      return entryLook(ctx, row, width).isOneLine ? 56 : 56 + SMALL_LINE;
    case 'exchange':
    case 'count':
      return 56;
    case 'track':
      return 60;
    case 'step':
      return wrapped(ctx, row.text, width - 2 * PAD - STEP_INDENT, SMALL).length * SMALL_LINE + 14;
    case 'pieces':
      return linesOf(row.pieces, width).length * PIECE_ROW + 6;
    case 'marks':
      return 60;
    case 'place':
      return placeLook(ctx, row, width).height + linesOf(row.pieces, width).length * PIECE_ROW;
    case 'score':
      return SCORE + (scoreLines(ctx, row, width).length - 1) * SMALL_LINE;
    case 'seat': {
      const { isOneLine, lines } = seatLook(ctx, row, width);
      const more = (lines.length - 1) * LINE;
      return (isOneLine || row.amounts.length === 0 ? 54 : 96) + more;
    }
    case 'sign':
      return (
        Math.max(signHeight(row.sign), signLines(ctx, row.text, width).length * LINE) + SIGN_GAP
      );
    case 'dice':
      return 60;
    case 'scale':
      return scaleHeight(row, width - 2 * PAD);
    case 'roll':
      return rollHeight(row, width - 2 * PAD);
  }
}

/** Paints a row of a pane of this width, its upper left corner at the origin. */
export function paintRow(brush: Brush, row: Row, width: number): void {
  const { ctx, theme, strips, cache } = brush;
  const inner = width - 2 * PAD;
  switch (row.row) {
    case 'text':
      wrapped(ctx, row.text, inner, TEXT).forEach((text, index) => {
        const middle = (index + 0.5) * LINE;
        write(ctx, text, PAD, middle, { ...TEXT, colour: theme.ink }, inner);
      });
      return;
    case 'entry':
      paintEntry(brush, row, width);
      return;
    case 'count':
      paintCount(brush, row, width);
      return;
    case 'exchange':
      paintExchange(brush, row, width);
      return;
    case 'track':
      paintTrack(brush, row, width);
      return;
    case 'pieces':
      paintPieces(brush, row.pieces, width);
      return;
    case 'marks':
      paintDiscs(ctx, theme, row.marks, strips, PAD + 26, 32, cache);
      return;
    case 'place':
      paintPlace(brush, row, width);
      return;
    case 'score':
      paintScore(brush, row, width);
      return;
    case 'seat':
      paintSeat(brush, row, width);
      return;
    case 'step':
      paintStep(brush, row, width);
      return;
    case 'sign':
      paintExplained(brush, row, width);
      return;
    case 'dice':
      paintDice(brush, row);
      return;
    case 'scale':
      paintScale(ctx, theme, row, strips, PAD, inner, cache);
      return;
    case 'roll':
      paintRoll(ctx, theme, row, strips, PAD, inner, cache);
  }
}

/** A small hexagon of a ground. */
function paintSwatch(brush: Brush, texture: string, x: number, y: number): void {
  const { ctx, theme, cache } = brush;
  placed(ctx, x, y, 1, () => {
    cache(ctx, `swatch ${texture}`, SWATCH, (own) => {
      paintTexture(own, theme, texture, 0, 0, 25, 'swatch');
      hexagon(own, 25);
      stroked(own, theme.line, 3);
    });
  });
}

/** A ground, and from the right: what one gets, an arrow, what one gives. */
function paintExchange(
  brush: Brush,
  { texture, text, gives, gets }: Row & { row: 'exchange' },
  width: number,
): void {
  const { ctx, theme } = brush;
  const middle = 28;
  paintSwatch(brush, texture, PAD + 25, middle);
  let x = width - PAD;
  x = paintIconsFromRight(brush, gets, x, middle) - 6;
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
  x = paintIconsFromRight(brush, gives, x - 32, middle);
  write(ctx, text, PAD + 62, middle, { ...TEXT, colour: theme.ink }, x - 8 - (PAD + 62));
}

/** Each thing as often as it counts. Returns where they begin. */
function paintIconsFromRight(
  brush: Brush,
  amounts: readonly Amount[],
  right: number,
  y: number,
): number {
  const { ctx, theme } = brush;
  const icons = amounts.flatMap(({ icon, count }) => Array.from({ length: count }, () => icon));
  icons.reverse().forEach((icon, index) => {
    paintIcon(ctx, theme, icon, right - 18 - index * 40, y, 36);
  });
  return right - icons.length * 40;
}

/** How a text and its value are written in so much room: on one line where they fit on it. */
function besideLook(
  ctx: Context,
  text: string,
  value: string,
  room: number,
): { readonly size: number; readonly isOneLine: boolean } {
  const size = ENTRIES.find(
    (one) =>
      widthOf(ctx, text, { size: one, weight: 'normal' }) + widthOf(ctx, value, { size: one }) <=
      room,
  );
  return { size: size ?? ENTRIES[2], isOneLine: size !== undefined };
}

/** The room beside an entry's signs, and how it is written there. */
function entryLook(
  ctx: Context,
  { texture, icon, text, value }: Row & { row: 'entry' },
  width: number,
) {
  const left = PAD + 58;
  const right = width - PAD - (texture !== null && icon !== null ? 42 : 0);
  const room = right - left - 10;
  return { left, right, room, ...besideLook(ctx, text, value, room) };
}

/** A ground or a sign, what it is called, and what befalls it. */
function paintEntry(brush: Brush, row: Row & { row: 'entry' }, width: number): void {
  const { ctx, theme } = brush;
  const { texture, icon, text, value } = row;
  const { left, right, room, size, isOneLine } = entryLook(ctx, row, width);
  const middle = isOneLine ? 28 : 28 + SMALL_LINE / 2;
  if (texture !== null) paintSwatch(brush, texture, PAD + 25, middle);
  else if (icon !== null) paintIcon(ctx, theme, icon, PAD + 25, middle, 44);
  if (texture !== null && icon !== null) {
    paintIcon(ctx, theme, icon, width - PAD - 18, middle, 34);
  }
  const colour = theme.ink;
  const [upper, lower] = isOneLine
    ? [middle, middle]
    : [middle - SMALL_LINE / 2, middle + SMALL_LINE / 2];
  const all = right - left;
  const long = write(ctx, value, right, lower, { size, colour, align: 'right' }, all);
  const free = isOneLine ? room - long : all;
  write(ctx, text, left, upper, { size, weight: 'normal', colour }, free);
}

/** Something in brief, and what it counts. */
function paintCount(brush: Brush, { brief, value }: Row & { row: 'count' }, width: number): void {
  const { ctx, theme, cache } = brush;
  const type = { ...STRONG, colour: theme.ink, align: 'right' } as const;
  const long = value === '' ? 0 : write(ctx, value, width - PAD, 28, type) + 14;
  paintBrief(ctx, theme, brief, PAD, 28, COUNT, width - 2 * PAD - long, cache);
}

/** The room before a place's sign, and how high that is without pieces. */
function placeLook(ctx: Context, { name, value, icon }: Row & { row: 'place' }, width: number) {
  const right = width - PAD - (icon === null ? 0 : 44);
  const room = right - PAD - 10;
  const look = besideLook(ctx, name, value, room);
  return { right, room, ...look, height: look.isOneLine ? 56 : 56 + SMALL_LINE };
}

/** What it is called and what one has there, below that who stands there. */
function paintPlace(brush: Brush, row: Row & { row: 'place' }, width: number): void {
  const { ctx, theme } = brush;
  const { name, icon, value, pieces, faded } = row;
  const { right, room, size, isOneLine, height } = placeLook(ctx, row, width);
  const middle = height / 2;
  const [upper, lower] = isOneLine
    ? [middle, middle]
    : [middle - SMALL_LINE / 2, middle + SMALL_LINE / 2];
  const colour = faded ? theme.faded : theme.ink;
  const type = { size, colour } as const;
  const long = write(
    ctx,
    value,
    right,
    lower,
    { ...type, weight: faded ? 'normal' : 'bold', align: 'right' },
    room,
  );
  write(ctx, name, PAD, upper, { ...type, weight: 'normal' }, isOneLine ? room - long : room);
  ctx.globalAlpha = faded ? 1 - VEIL : 1;
  if (icon !== null) paintIcon(ctx, theme, icon, width - PAD - 20, lower, 38);
  ctx.globalAlpha = 1;
  placed(ctx, 0, height - 4, 1, () => paintPieces(brush, pieces, width));
}

function paintTrack(
  brush: Brush,
  { icon, text, left, of }: Row & { row: 'track' },
  width: number,
): void {
  const { ctx, theme } = brush;
  const room = width - 2 * PAD - 8 - widthOf(ctx, text, TEXT);
  // A narrow pane has smaller signs rather than no words, and none rather than half of one.
  const step = Math.min(TRACK_STEP, Math.max(LEAST_TRACK_STEP, room / of));
  const scale = step / TRACK_STEP;
  const start = width - PAD - of * step;
  if (room >= of * step) write(ctx, text, PAD, 30, { ...TEXT, colour: theme.ink });
  for (let i = 0; i < of; i += 1) {
    const x = start + (i + 0.5) * step;
    circle(ctx, x, 30, 20 * scale);
    filled(ctx, theme.paper);
    stroked(ctx, theme.faded, 2.5);
    if (i < left) paintIcon(ctx, theme, icon, x, 30, 36 * scale);
  }
}

function paintPieces(brush: Brush, pieces: readonly Piece[], width: number): void {
  const { ctx, theme, strips, cache } = brush;
  linesOf(pieces, width).forEach((pieces, index) => {
    let x = PAD;
    for (const piece of pieces) {
      const side = sideOf(strips, piece);
      const room = widthOfPiece(piece) * PIECE_SCALE;
      const y = (index + 0.5) * PIECE_ROW - OVER_DOTS;
      paintPiece(ctx, theme, piece, side, x + room / 2, y, PIECE_SCALE, cache);
      x += room;
    }
  });
}

/** Icons with their numbers, from the right. */
function paintAmounts(brush: Brush, amounts: readonly Amount[], right: number, y: number): void {
  const { ctx, theme } = brush;
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

/** What a seat does in lines, beside its amounts where all of that has room on one. */
function seatLook(ctx: Context, { text, amounts }: Row & { row: 'seat' }, width: number) {
  const whole = width - 2 * PAD - 56;
  const beside = whole - amountsWidth(ctx, amounts);
  const isOneLine = widthOf(ctx, text, TEXT) <= beside;
  return { isOneLine, lines: isOneLine ? [text] : wrapped(ctx, text, whole, TEXT) };
}

function paintSeat(brush: Brush, row: Row & { row: 'seat' }, width: number): void {
  const { ctx, theme, strips, cache } = brush;
  const side = strips[row.seat];
  if (side === undefined) return;
  paintBadge(ctx, theme, side, PAD + 22, 27, 22, cache);
  const { isOneLine, lines } = seatLook(ctx, row, width);
  const below = 70 + (lines.length - 1) * LINE;
  paintAmounts(brush, row.amounts, width - PAD, isOneLine ? 27 : below);
  const room = width - 2 * PAD - 56;
  lines.forEach((text, index) => {
    write(ctx, text, PAD + 56, 27 + index * LINE, { ...TEXT, colour: theme.ink }, room);
  });
}

const scoreLines = (ctx: Context, { text }: Row & { row: 'score' }, width: number): string[] =>
  wrapped(ctx, text, width - 2 * PAD, TEXT);

/** The side with who plays it and its total, and below that what it is made of; who wins wears the crown. */
function paintScore(brush: Brush, row: Row & { row: 'score' }, width: number): void {
  const { ctx, theme, strips, cache } = brush;
  const { seat, total, wins } = row;
  const side = strips[seat];
  if (side === undefined) return;
  const [upper, lower] = [37, 82];
  const [left, right] = [PAD + 64, width - PAD];
  const lines = scoreLines(ctx, row, width);
  if (wins) {
    box(ctx, 9, 3, width - 18, SCORE - 6 + (lines.length - 1) * SMALL_LINE, 12);
    stroked(ctx, theme.line, 3);
    filled(ctx, theme.glow);
  }
  const colour = wins ? theme.glowInk : theme.ink;
  paintBadge(ctx, theme, side, PAD + 28, upper, 25, cache);
  if (wins) placed(ctx, PAD + 17, upper - 27, 34, () => play(ctx, theme, CROWN), -0.4);
  const long = write(ctx, String(total), right, upper, { size: 48, colour, align: 'right' });
  const room = right - long - 10 - left;
  const size = sizeFor(ctx, side.side, room, SIDES);
  const named = left + write(ctx, side.side, left, upper, { size, colour }, room) + 14;
  const rest = right - long - 14 - named;
  if (rest >= LEAST_NAME) {
    const soft = wins ? theme.glowInk : theme.faded;
    write(ctx, side.name, named, upper + 2, { ...TEXT, colour: soft }, rest);
  }
  lines.forEach((text, index) => {
    const y = lower + index * SMALL_LINE;
    write(ctx, text, right, y, { ...TEXT, colour, align: 'right' }, width - 2 * PAD);
  });
}

/** The number as it stands on the map, in the colour of the side, and the words beside it. */
function paintStep(
  brush: Brush,
  { number, seat, text }: Row & { row: 'step' },
  width: number,
): void {
  const { ctx, theme, strips, cache } = brush;
  const side = seat === null ? undefined : strips[seat];
  const dye = side === undefined ? { fill: theme.bar, ink: theme.barInk } : theme.dyes[side.colour];
  if (number !== null) paintNumber(ctx, theme, number, PAD + 17, 17, 17, dye, cache);
  const inner = width - 2 * PAD - STEP_INDENT;
  wrapped(ctx, text, inner, SMALL).forEach((words, index) => {
    const middle = (index + 0.5) * SMALL_LINE + 1;
    write(ctx, words, PAD + STEP_INDENT, middle, { ...SMALL, colour: theme.ink }, inner);
  });
}

function paintDice(brush: Brush, { seat, dice }: Row & { row: 'dice' }): void {
  const { ctx, theme, strips, cache } = brush;
  const side = seat === null ? undefined : strips[seat];
  if (side !== undefined) paintBadge(ctx, theme, side, PAD + 22, 30, 22, cache);
  dice.forEach((die, index) => {
    paintDie(ctx, theme, die, PAD + (side === undefined ? 24 : 80) + index * 54, 30);
  });
}

const signLines = (ctx: Context, text: string, width: number): string[] =>
  wrapped(ctx, text, width - 2 * PAD - SIGN_INDENT, TEXT);

/** A sign, and beside it what it means. */
function paintExplained(brush: Brush, row: Row & { row: 'sign' }, width: number): void {
  const { ctx, theme } = brush;
  const middle = rowHeight(ctx, row, width) / 2;
  paintSign(brush, row.sign, PAD + SIGN.width / 2, middle);
  const lines = signLines(ctx, row.text, width);
  lines.forEach((text, index) => {
    const y = middle + (index - (lines.length - 1) / 2) * LINE;
    const room = width - 2 * PAD - SIGN_INDENT;
    write(ctx, text, PAD + SIGN_INDENT, y, { ...TEXT, colour: theme.ink }, room);
  });
}
