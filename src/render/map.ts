import type { Amount, Bearing, HexMap, Mark, Piece, Strip, Tile } from '../presentation/scene.ts';
import { box, circle, type Context, filled, line, placed, polygon, stroked } from './context.ts';
import { paintFigure } from './figures.ts';
import { paintIcon } from './icons.ts';
import type { Theme } from './palette.ts';
import { PIECE_HEIGHT, PIECE_WIDTH, paintPiece } from './pieces.ts';
import { hexagon } from './terrain/hexagon.ts';
import { widthOf, write } from './text.ts';

/** Units from centre to corner in which tiles are painted. */
const RADIUS = 100;
/** More tokens than this are told by a number. */
const COUNTABLE = 6;
/** How much of the ground is hidden under what must be read. */
const TRAY = 0.82;
/** How wide a row of pieces may be. */
const ROW = 176;

/** What changes often: names, tokens, pieces and marks of all tiles, over the ground. */
export function paintBoard(
  ctx: Context,
  theme: Theme,
  map: HexMap,
  strips: readonly Strip[],
  scale: number,
): void {
  const isUnder = ({ mark }: Mark) => mark === 'burst' || mark === 'trail';
  const under = map.marks.filter(isUnder);
  const over = map.marks.filter((mark) => !isUnder(mark));
  for (const mark of under) paintMark(ctx, theme, map, strips, scale, mark);
  for (const tile of map.tiles) {
    placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => {
      paintTile(ctx, theme, tile, strips);
    });
  }
  for (const mark of over) paintMark(ctx, theme, map, strips, scale, mark);
}

function paintTile(ctx: Context, theme: Theme, tile: Tile, strips: readonly Strip[]): void {
  for (const { figure } of tile.figures) {
    const alone = tile.pieces.length === 0;
    paintFigure(ctx, theme, figure, 3, alone ? 8 : -14, alone ? 62 : 58);
  }
  paintTokens(ctx, theme, tile.tokens);
  paintPieces(ctx, theme, tile, strips);
  paintName(ctx, theme, tile.name);
}

/** The name as people type it, at the top of the tile. */
function paintName(ctx: Context, theme: Theme, name: string): void {
  const type = { size: 38, colour: theme.ink, align: 'center' } as const;
  const width = Math.max(62, widthOf(ctx, name, type) + 18);
  box(ctx, -width / 2, -84, width, 41, 14);
  ctx.globalAlpha = TRAY;
  filled(ctx, theme.sheet);
  ctx.globalAlpha = 1;
  write(ctx, name, 0, -63, type);
}

function paintTokens(ctx: Context, theme: Theme, tokens: readonly Amount[]): void {
  const shown = tokens.filter(({ count }) => count > 0);
  shown.forEach(({ icon, count }, index) => {
    const y = 65 - (shown.length - 1 - index) * 34;
    const step = count <= 3 ? 35 : 92 / (count - 1);
    const tray = count > COUNTABLE ? 42 : (step * (count - 1)) / 2 + 19;
    ctx.globalAlpha = TRAY;
    box(ctx, -tray, y - 19, 2 * tray, 38, 14);
    filled(ctx, theme.sheet);
    ctx.globalAlpha = 1;
    if (count > COUNTABLE) {
      write(ctx, `${count}`, -10, y, { size: 36, colour: theme.ink, align: 'center' });
      paintIcon(ctx, theme, icon, 24, y, 32);
      return;
    }
    const size = count <= 3 ? 36 : 32;
    for (let i = 0; i < count; i += 1) {
      paintIcon(ctx, theme, icon, (i - (count - 1) / 2) * step, y, size);
    }
  });
}

/** Up to three rows of pieces, smaller as they are more, so that none hides another. */
function paintPieces(
  ctx: Context,
  theme: Theme,
  { pieces, figures }: Tile,
  strips: readonly Strip[],
): void {
  const besideFigure = figures.length > 0;
  const count = pieces.length <= 4 ? 1 : pieces.length <= 10 ? 2 : 3;
  const perRow = Math.ceil(pieces.length / count);
  const rows = Array.from({ length: count }, (_, row) =>
    pieces.slice(row * perRow, (row + 1) * perRow),
  );
  const widest = Math.max(...rows.map((row) => row.reduce((sum, one) => sum + widthFor(one), 0)));
  // Beside a big piece there is the lower half, else all below the name.
  const room = besideFigure ? 60 + count * 20 : 132;
  const scale = Math.min(1, room / (10 + count * (PIECE_HEIGHT - 8)), ROW / widest);
  const middle = besideFigure ? 48 - count * 6 : 5;
  rows.forEach((row, index) => {
    let x = -(row.reduce((sum, one) => sum + widthFor(one), 0) * scale) / 2;
    const y = middle + (index - (count - 1) / 2) * (PIECE_HEIGHT - 8) * scale;
    for (const piece of row) {
      const strip = strips[piece.owner];
      const width = widthFor(piece) * scale;
      if (strip !== undefined) paintPiece(ctx, theme, piece, strip, x + width / 2, y, scale);
      x += width;
    }
  });
}

/** The room for a piece in a row, in units of a piece. */
function widthFor({ lying }: Piece): number {
  return (lying ? PIECE_HEIGHT : PIECE_WIDTH) + 5;
}

function paintMark(
  ctx: Context,
  theme: Theme,
  { tiles }: HexMap,
  strips: readonly Strip[],
  scale: number,
  mark: Mark,
): void {
  const find = (name: string) => tiles.find((tile) => tile.name === name);
  switch (mark.mark) {
    case 'burst': {
      const tile = find(mark.at);
      if (tile === undefined) return;
      placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => paintBurst(ctx, theme));
      return;
    }
    case 'trail': {
      const tile = find(mark.at);
      if (tile === undefined) return;
      placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => paintTrail(ctx, theme));
      return;
    }
    case 'letter': {
      const tile = find(mark.at);
      if (tile === undefined) return;
      placed(ctx, tile.x * scale, tile.y * scale, scale / RADIUS, () => {
        paintLetter(ctx, theme, mark.letter);
      });
      return;
    }
    case 'arrow': {
      const [from, to] = [find(mark.from), find(mark.to)];
      if (from === undefined || to === undefined) return;
      const side = mark.owner === null ? undefined : strips[mark.owner];
      const colour = side === undefined ? theme.hide : theme.dyes[side.colour].fill;
      paintArrow(ctx, theme, from, to, scale, colour);
    }
  }
}

/** A jagged ring round the middle of the tile. */
function paintBurst(ctx: Context, theme: Theme): void {
  const points = Array.from({ length: 28 }, (_, i): readonly [number, number] => {
    const reach = i % 2 === 0 ? 92 : 68;
    const turn = (i / 28) * 2 * Math.PI;
    return [Math.cos(turn) * reach, Math.sin(turn) * reach * 0.92];
  });
  polygon(ctx, points);
  stroked(ctx, theme.danger, 9);
  filled(ctx, theme.glow);
}

/** The footprints of a herd across the tile. */
function paintTrail(ctx: Context, theme: Theme): void {
  hexagon(ctx, RADIUS - 6);
  stroked(ctx, theme.hideDark, 9);
  for (const [x, y] of [
    [-76, 14],
    [-58, -22],
    [60, 20],
    [74, -18],
    [-52, 50],
    [48, 54],
  ] as const) {
    circle(ctx, x, y, 12);
    stroked(ctx, theme.bone, 4);
    filled(ctx, theme.hideDark);
  }
}

function paintLetter(ctx: Context, theme: Theme, letter: string): void {
  hexagon(ctx, RADIUS - 5);
  stroked(ctx, theme.line, 15);
  hexagon(ctx, RADIUS - 5);
  stroked(ctx, theme.glow, 9);
  // At the left corner: the middle is for pieces.
  circle(ctx, -64, 2, 29);
  stroked(ctx, theme.line, 9);
  filled(ctx, theme.glow);
  write(ctx, letter, -64, 2, { size: 44, colour: theme.ink, align: 'center' });
}

function paintArrow(
  ctx: Context,
  theme: Theme,
  from: Tile,
  to: Tile,
  scale: number,
  colour: string,
): void {
  const length = Math.hypot(to.x - from.x, to.y - from.y) * scale;
  const turn = Math.atan2(to.y - from.y, to.x - from.x);
  placed(
    ctx,
    from.x * scale,
    from.y * scale,
    1,
    () => {
      const [start, end, half] = [scale * 0.3, length - scale * 0.34, scale * 0.16];
      for (const [grow, paint] of [
        [scale * 0.1, theme.bone],
        [0, colour],
      ] as const) {
        line(ctx, [
          [start, 0],
          [end - half * 1.6, 0],
        ]);
        stroked(ctx, paint, scale * 0.12 + grow);
        polygon(ctx, [
          [end, 0],
          [end - half * 2, -half * 1.25],
          [end - half * 2, half * 1.25],
        ]);
        if (grow > 0) stroked(ctx, paint, grow);
        filled(ctx, paint);
      }
    },
    turn,
  );
}

/** The faces of the die round a point, each on the side it sends the herd; `radius` in pixels. */
export function paintCompass(
  ctx: Context,
  theme: Theme,
  bearings: readonly Bearing[],
  x: number,
  y: number,
  radius: number,
): void {
  placed(ctx, x, y, radius / RADIUS, () => {
    circle(ctx, 0, 0, 96);
    filled(ctx, theme.sheet);
    stroked(ctx, theme.line, 4);
    paintFigure(ctx, theme, 'mammoth', 3, 0, 30);
    for (const { label, degrees } of bearings) {
      const turn = (degrees * Math.PI) / 180;
      placed(
        ctx,
        0,
        0,
        1,
        () => {
          polygon(ctx, [
            [0, -94],
            [13, -76],
            [-13, -76],
          ]);
          filled(ctx, theme.danger);
        },
        turn,
      );
      write(ctx, label, Math.sin(turn) * 57, -Math.cos(turn) * 57, {
        size: 38,
        colour: theme.ink,
        align: 'center',
      });
    }
  });
}
