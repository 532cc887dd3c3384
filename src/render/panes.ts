import type { Pane, Row } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { box, type Area, type Context, filled, line, placed, stroked } from './context.ts';
import { isReckoned } from './roll.ts';
import { PAD, paintRow, rowHeight } from './rows.ts';
import { sizeFor, widthOf, write } from './text.ts';

const HEAD = 52;
const BELOW_HEAD = 9;
/** Titles are smaller where they would not fit. */
const HEADS = [33, 31, 29] as const;

/** A pane as wide as two sets its rows in two columns. */
const TWO_COLUMNS = 800;
/** So few rows have their title beside them, where that takes no more than this share of the width. */
export const FEW = 2;
const MOST_BESIDE = 0.4;
/** Above and below rows that have no title above them. */
const EDGE = 6;
/** Rows that need all of the width. */
const WIDE: ReadonlySet<Row['row']> = new Set(['sign', 'text', 'step', 'score', 'place']);

/** How much of a pane is its title: at its left, or above the rows. What scales count, they show themselves. */
interface Head {
  readonly left: number;
  readonly above: number;
}

function headOf(ctx: Context, { title, rows }: Pane, width: number): Head {
  if (rows.every(({ row }) => row === 'scale')) return { left: 0, above: 0 };
  const left = widthOf(ctx, title, { size: HEADS[0] }) + 2 * PAD;
  const isBeside =
    rows.length <= FEW &&
    !rows.some((row) => WIDE.has(row.row) || (row.row === 'roll' && isReckoned(row))) &&
    left <= MOST_BESIDE * width;
  return isBeside ? { left, above: 0 } : { left: 0, above: HEAD };
}

/** How high a pane of this width is, in its own units. */
export function paneHeight(ctx: Context, pane: Pane, width: number): number {
  const { left, above } = headOf(ctx, pane, width);
  const columns = columnsOf(ctx, pane, width - left);
  const heights = columns.map(({ rows, wide }) => rowsHeight(ctx, rows, wide));
  return above + Math.max(0, ...heights) + 2 * (above === 0 ? EDGE : BELOW_HEAD);
}

const rowsHeight = (ctx: Context, rows: readonly Row[], width: number): number =>
  rows.reduce((sum, row) => sum + rowHeight(ctx, row, width), 0);

/** The rows of a pane in one or two columns, each so wide; two end as near each other as they can. */
function columnsOf(
  ctx: Context,
  { rows }: Pane,
  width: number,
): { readonly rows: readonly Row[]; readonly wide: number }[] {
  if (width < TWO_COLUMNS || rows.length < 2) return [{ rows, wide: width }];
  const wide = width / 2;
  const heights = rows.map((row) => rowHeight(ctx, row, wide));
  const total = heights.reduce((sum, height) => sum + height, 0);
  let first = 0;
  let [at, lowest] = [0, total];
  heights.forEach((height, index) => {
    first += height;
    const lower = Math.max(first, total - first);
    if (lower < lowest) [at, lowest] = [index + 1, lower];
  });
  return [rows.slice(0, at), rows.slice(at)].map((some) => ({ rows: some, wide }));
}

/** A framed sheet with a dark head. `scale` is the size of its units. */
export function paintPane(brush: Brush, pane: Pane, area: Area, scale: number): void {
  const { ctx, strips, cache } = brush;
  const width = area.width / scale;
  const height = area.height / scale;
  // Only a score says who plays a side.
  const isNamed = pane.rows.some(({ row }) => row === 'score');
  const looks = strips.map(({ colour, emblem, name }) => [colour, emblem, isNamed && name]);
  const key = JSON.stringify([pane, width, height, looks]);
  placed(ctx, area.x, area.y, scale, () => {
    cache(ctx, key, { x: 0, y: 0, width, height }, (own) => {
      paintWhole({ ...brush, ctx: own }, pane, width, height);
    });
  });
}

function paintWhole(brush: Brush, pane: Pane, width: number, height: number): void {
  const { ctx, theme } = brush;
  box(ctx, 1.5, 1.5, width - 3, height - 3, 16);
  filled(ctx, theme.sheet);
  ctx.save();
  ctx.clip();
  const { left, above } = headOf(ctx, pane, width);
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, left > 0 ? left : width, left > 0 ? height : above);
  ctx.restore();
  box(ctx, 1.5, 1.5, width - 3, height - 3, 16);
  stroked(ctx, theme.line, 3);
  if (left + above > 0) {
    const inner = (left > 0 ? left : width) - 2 * PAD;
    const size = sizeFor(ctx, pane.title, inner, HEADS);
    const middle = (left > 0 ? height : above) / 2;
    write(ctx, pane.title, PAD, middle, { size, colour: theme.barInk }, inner);
  }
  const top = above === 0 ? EDGE : above + BELOW_HEAD;
  columnsOf(ctx, pane, width - left).forEach(({ rows, wide }, column) => {
    paintRows(brush, rows, left + column * wide, top, wide);
  });
}

/** Rows below each other from (x, y), so wide. */
function paintRows(brush: Brush, rows: readonly Row[], x: number, top: number, wide: number): void {
  const { ctx, theme } = brush;
  let y = top;
  rows.forEach((row, index) => {
    const before = rows[index - 1];
    placed(ctx, x, y, 1, () => {
      if (before !== undefined && areApart(before, row)) {
        line(ctx, [
          [PAD, 0],
          [wide - PAD, 0],
        ]);
        stroked(ctx, theme.faded, 1.5);
      }
      paintRow(brush, row, wide);
    });
    y += rowHeight(ctx, row, wide);
  });
}

/** Whether a thin line parts two rows: one score from the next. */
function areApart(one: Row, next: Row): boolean {
  return one.row === 'score' && next.row === 'score' && !one.wins && !next.wins;
}
