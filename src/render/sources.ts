import type { Strip } from '../presentation/scene.ts';
import type { SourceBoard } from '../presentation/story.ts';
import { paintBadge } from './badge.ts';
import { type Area, box, type Context, filled, stroked } from './context.ts';
import { HEAD, PAD, paintSheet } from './drawing.ts';
import { paintUncached } from './paint-cache.ts';
import { LEAST } from './read.ts';
import type { Theme } from './palette.ts';
import { sizeFor, widthOf, write } from './text.ts';

/** The line with what each part came from, and each seat's row. */
const KINDS = 40;
const ROW = 88;
/** Of a row: whose it is. */
const WHO = 200;
const SIDES = [29, 27, LEAST] as const;
const NAMES = [27, LEAST] as const;
/** A bar below its number. */
const BAR = 14;

/** Of a board with a line for each kind: the line with the badges, such a line, and the names of kinds. */
const BADGES = 72;
const LINE = 50;
const KIND = 240;
/** Where the numbers of a column end. */
const NUMBER = 66;
/** With less room than this no bar is seen beside its number. */
const LEAST_BAR = 30;

const cellOf = ({ kinds }: SourceBoard, width: number): number =>
  (width - 2 * PAD - WHO) / (kinds.length + 1);

/** Whether the names of the kinds have no room beside each other: they stand one below the other then. */
const isTurned = (ctx: Context, board: SourceBoard, width: number): boolean =>
  [...board.kinds, board.total].some(
    (name) => widthOf(ctx, name, { size: Math.min(...NAMES) }) > cellOf(board, width) - 6,
  );

/** How high the sheet is for it, if it is so wide. */
export const sourcesHeight = (ctx: Context, board: SourceBoard, width: number): number =>
  isTurned(ctx, board, width)
    ? HEAD + BADGES + (board.kinds.length + 1) * LINE + PAD
    : HEAD + KINDS + board.rows.length * ROW + PAD / 2;

/** What the points of each seat are made of: numbers, with bars below them, and what they make together. */
export function paintSources(
  ctx: Context,
  theme: Theme,
  board: SourceBoard,
  strips: readonly Strip[],
  area: Area,
): void {
  const { title, kinds, total, rows } = board;
  paintSheet(ctx, theme, title, area);
  if (isTurned(ctx, board, area.width)) {
    paintTurned(ctx, theme, board, strips, area);
    return;
  }
  const left = area.x + PAD;
  const cell = cellOf(board, area.width);
  const middleOf = (column: number): number => left + WHO + (column + 0.5) * cell;
  [...kinds, total].forEach((name, column) => {
    const size = sizeFor(ctx, name, cell - 10, NAMES);
    const type = { size, colour: theme.ink, align: 'center' } as const;
    write(ctx, name, middleOf(column), area.y + HEAD + KINDS / 2, type, cell - 6);
  });
  const most = Math.max(1, ...rows.flatMap(({ parts }) => parts.map(Math.abs)));
  rows.forEach(({ seat, parts, total: sum }, index) => {
    const y = area.y + HEAD + KINDS + (index + 0.5) * ROW;
    const strip = strips.find((one) => one.seat === seat);
    if (strip !== undefined) {
      paintBadge(ctx, theme, strip, left + 26, y, 24, paintUncached);
      const size = sizeFor(ctx, strip.side, WHO - 70, SIDES);
      write(ctx, strip.side, left + 62, y, { size, colour: theme.ink }, WHO - 70);
    }
    const fill = strip === undefined ? theme.faded : theme.dyes[strip.colour].fill;
    parts.forEach((value, column) => {
      const x = middleOf(column);
      const isSome = value !== 0;
      const colour = isSome ? theme.ink : theme.faded;
      const shown = isSome ? `${value}`.replace('-', '−') : '–';
      write(ctx, shown, x, y - 12, { size: isSome ? 34 : 27, colour, align: 'center' });
      if (!isSome) return;
      const wide = Math.max(BAR, (cell - 24) * (Math.abs(value) / most));
      box(ctx, x - wide / 2, y + 16, wide, BAR, 4);
      // What was spent is hollow.
      filled(ctx, value > 0 ? fill : theme.sheet);
      stroked(ctx, theme.ink, 2.5);
    });
    const type = { size: 40, colour: theme.ink, align: 'center' } as const;
    write(ctx, String(sum), middleOf(kinds.length), y, type);
  });
}

/** A line for each kind, with a number and a bar for each seat. */
function paintTurned(
  ctx: Context,
  theme: Theme,
  { kinds, total, rows }: SourceBoard,
  strips: readonly Strip[],
  area: Area,
): void {
  const left = area.x + PAD;
  const top = area.y + HEAD + BADGES;
  const cell = (area.width - 2 * PAD - KIND) / rows.length;
  const most = Math.max(1, ...rows.flatMap(({ parts }) => parts.map(Math.abs)));
  [...kinds, total].forEach((name, line) => {
    const y = top + (line + 0.5) * LINE;
    const size = sizeFor(ctx, name, KIND - 20, SIDES);
    write(ctx, name, left, y, { size, colour: theme.ink }, KIND - 20);
    ctx.fillStyle = theme.line;
    ctx.fillRect(left, top + line * LINE, area.width - 2 * PAD, line === kinds.length ? 3 : 1);
  });
  rows.forEach(({ seat, parts, total: sum }, column) => {
    const x = left + KIND + column * cell;
    const strip = strips.find((one) => one.seat === seat);
    if (strip !== undefined)
      paintBadge(ctx, theme, strip, x + NUMBER - 20, top - BADGES / 2, 26, paintUncached);
    const fill = strip === undefined ? theme.faded : theme.dyes[strip.colour].fill;
    [...parts, sum].forEach((value, line) => {
      const y = top + (line + 0.5) * LINE;
      const isTotal = line === parts.length;
      const isSome = value !== 0 || isTotal;
      const shown = isSome ? `${value}`.replace('-', '−') : '–';
      const colour = isSome ? theme.ink : theme.faded;
      write(ctx, shown, x + NUMBER, y, { size: isTotal ? 38 : 32, colour, align: 'right' });
      const room = cell - NUMBER - 30;
      if (!isSome || isTotal || room < LEAST_BAR) return;
      const wide = Math.max(BAR / 2, room * (Math.abs(value) / most));
      box(ctx, x + NUMBER + 14, y - BAR / 2, wide, BAR, 4);
      // What was lost is hollow.
      filled(ctx, value > 0 ? fill : theme.sheet);
      stroked(ctx, theme.ink, 2.5);
    });
  });
}
