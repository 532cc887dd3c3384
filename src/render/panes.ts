import type { Pane, Row } from '../presentation/scene.ts';
import type { Brush } from './brush.ts';
import { box, type Area, type Context, filled, line, placed, stroked } from './context.ts';
import { PAD, paintRow, rowHeight } from './rows.ts';
import { sizeFor, write } from './text.ts';

const HEAD = 56;
/** Titles are smaller where they would not fit. */
const HEADS = [33, 31, 29] as const;

/** A pane as wide as two sets its rows in two columns. */
const TWO_COLUMNS = 800;

/** How high a pane of this width is, in its own units. */
export function paneHeight(ctx: Context, pane: Pane, width: number): number {
  const rows = columnsOf(ctx, pane, width).map(({ rows, wide }) =>
    rows.reduce((sum, row) => sum + rowHeight(ctx, row, wide), 0),
  );
  return HEAD + 10 + Math.max(0, ...rows) + PAD / 2;
}

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
  const { ctx, strips, keep } = brush;
  const width = area.width / scale;
  const height = area.height / scale;
  // Only a score says who plays a side.
  const isNamed = pane.rows.some(({ row }) => row === 'score');
  const looks = strips.map(({ colour, emblem, name }) => [colour, emblem, isNamed && name]);
  const key = JSON.stringify([pane, width, height, looks]);
  placed(ctx, area.x, area.y, scale, () => {
    keep(ctx, key, { x: 0, y: 0, width, height }, (own) => {
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
  ctx.fillStyle = theme.bar;
  ctx.fillRect(0, 0, width, HEAD);
  ctx.restore();
  box(ctx, 1.5, 1.5, width - 3, height - 3, 16);
  stroked(ctx, theme.line, 3);
  const inner = width - 2 * PAD;
  const size = sizeFor(ctx, pane.title, inner, HEADS);
  write(ctx, pane.title, PAD, HEAD / 2, { size, colour: theme.barInk }, inner);
  columnsOf(ctx, pane, width).forEach(({ rows, wide }, column) => {
    let y = HEAD + 10;
    rows.forEach((row, index) => {
      const before = rows[index - 1];
      placed(ctx, column * wide, y, 1, () => {
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
  });
}

/** Whether a thin line parts two rows: one score from the next. */
function areApart(one: Row, next: Row): boolean {
  return one.row === 'score' && next.row === 'score' && !one.wins && !next.wins;
}
