import type { Amount, Panel, Piece, Row, Strip } from '../presentation/scene.ts';
import { box, circle, type Context, filled, placed, stroked } from './context.ts';
import { paintEmblem } from './emblems.ts';
import { paintIcon } from './icons.ts';
import type { Area } from './layout.ts';
import type { Theme } from './palette.ts';
import { PIECE_WIDTH, paintPiece, type Side } from './pieces.ts';
import { paintTexture } from './terrain/ground.ts';
import { hexagon } from './terrain/hexagon.ts';
import { wrapped, write } from './text.ts';

const PAD = 16;
const HEAD = 56;
const LINE = 36;
const TEXT = { size: 27, weight: 'normal' } as const;
const STRONG = { size: 29, weight: 'bold' } as const;
const PIECE_SCALE = 0.8;
const PIECE_STEP = PIECE_WIDTH * PIECE_SCALE + 6;
const PIECE_ROW = 78;

/** How high a panel of this width is, in its own units. */
export function panelHeight(ctx: Context, panel: Panel, width: number): number {
  const rows = panel.rows.reduce((sum, row) => sum + rowHeight(ctx, row, width), 0);
  return HEAD + 10 + rows + PAD / 2;
}

function perRow(width: number): number {
  return Math.max(1, Math.floor((width - 2 * PAD) / PIECE_STEP));
}

function rowHeight(ctx: Context, row: Row, width: number): number {
  switch (row.row) {
    case 'text':
      return wrapped(ctx, row.text, width - 2 * PAD, TEXT).length * LINE + 10;
    case 'entry':
      return 56;
    case 'track':
      return 60;
    case 'pieces':
      return Math.ceil(row.pieces.length / perRow(width)) * PIECE_ROW + 6;
    case 'seat':
      return 54;
    case 'dice':
      return 60;
  }
}

/** A framed sheet with a dark head. `scale` is the size of its units. */
export function paintPanel(
  ctx: Context,
  theme: Theme,
  panel: Panel,
  strips: readonly Strip[],
  area: Area,
  scale: number,
): void {
  placed(ctx, area.x, area.y, scale, () => {
    const width = area.width / scale;
    const height = area.height / scale;
    box(ctx, 1.5, 1.5, width - 3, height - 3, 16);
    filled(ctx, theme.sheet);
    ctx.save();
    ctx.clip();
    ctx.fillStyle = theme.bar;
    ctx.fillRect(0, 0, width, HEAD);
    ctx.restore();
    box(ctx, 1.5, 1.5, width - 3, height - 3, 16);
    stroked(ctx, theme.line, 3);
    write(ctx, panel.title, PAD, HEAD / 2, { size: 33, colour: theme.barInk }, width - 2 * PAD);
    let y = HEAD + 10;
    for (const row of panel.rows) {
      placed(ctx, 0, y, 1, () => paintRow(ctx, theme, row, strips, width));
      y += rowHeight(ctx, row, width);
    }
  });
}

function paintRow(
  ctx: Context,
  theme: Theme,
  row: Row,
  strips: readonly Strip[],
  width: number,
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
      paintEntry(ctx, theme, row, width);
      return;
    case 'track':
      paintTrack(ctx, theme, row, width);
      return;
    case 'pieces':
      paintPieces(ctx, theme, row.pieces, strips, width);
      return;
    case 'seat':
      paintSeat(ctx, theme, row, strips, width);
      return;
    case 'dice':
      paintDice(ctx, theme, row, strips);
  }
}

function paintEntry(
  ctx: Context,
  theme: Theme,
  { texture, icon, text, value }: Row & { row: 'entry' },
  width: number,
): void {
  const middle = 28;
  let x = PAD;
  if (texture !== null) {
    paintTexture(ctx, theme, texture, x + 25, middle, 25, 'card');
    placed(ctx, x + 25, middle, 1, () => {
      hexagon(ctx, 25);
      stroked(ctx, theme.line, 3);
    });
  } else if (icon !== null) {
    paintIcon(ctx, theme, icon, x + 25, middle, 44);
  }
  x += 62;
  let right = width - PAD;
  if (texture !== null && icon !== null) {
    paintIcon(ctx, theme, icon, right - 18, middle, 34);
    right -= 44;
  }
  const valueWidth = write(ctx, value, right, middle, {
    ...STRONG,
    colour: theme.ink,
    align: 'right',
  });
  write(ctx, text, x, middle, { ...TEXT, colour: theme.ink }, right - valueWidth - 10 - x);
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
): void {
  const columns = perRow(width);
  pieces.forEach((piece, index) => {
    const side = strips[piece.owner];
    if (side === undefined) return;
    const x = PAD + ((index % columns) + 0.5) * PIECE_STEP;
    const y = (Math.floor(index / columns) + 0.5) * PIECE_ROW;
    paintPiece(ctx, theme, piece, side, x, y, PIECE_SCALE);
  });
}

/** A disc in a side's colour with its emblem. */
export function paintBadge(
  ctx: Context,
  theme: Theme,
  side: Side,
  x: number,
  y: number,
  radius: number,
): void {
  const { fill, ink } = theme.dyes[side.colour];
  circle(ctx, x, y, radius);
  filled(ctx, fill);
  stroked(ctx, theme.line, 3);
  paintEmblem(ctx, side.emblem, x, y, radius * 1.45, ink, fill);
}

/** Icons with their numbers, from the right. Returns where they begin. */
function paintAmountsFromRight(
  ctx: Context,
  theme: Theme,
  amounts: readonly Amount[],
  right: number,
  y: number,
): number {
  let x = right;
  for (const { icon, count } of [...amounts].reverse()) {
    paintIcon(ctx, theme, icon, x - 17, y, 34);
    x -= 38;
    x -= write(ctx, String(count), x, y, { ...STRONG, colour: theme.ink, align: 'right' }) + 12;
  }
  return x;
}

function paintSeat(
  ctx: Context,
  theme: Theme,
  { seat, text, amounts }: Row & { row: 'seat' },
  strips: readonly Strip[],
  width: number,
): void {
  const side = strips[seat];
  if (side === undefined) return;
  const middle = 27;
  paintBadge(ctx, theme, side, PAD + 22, middle, 22);
  const right = paintAmountsFromRight(ctx, theme, amounts, width - PAD, middle);
  write(ctx, text, PAD + 56, middle, { ...TEXT, colour: theme.ink }, right - PAD - 60);
}

/** Where the spots of each face lie, in thirds of the face. */
const SPOTS: Readonly<Record<number, readonly (readonly [number, number])[]>> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function paintDice(
  ctx: Context,
  theme: Theme,
  { seat, dice }: Row & { row: 'dice' },
  strips: readonly Strip[],
): void {
  const side = seat === null ? undefined : strips[seat];
  if (side !== undefined) paintBadge(ctx, theme, side, PAD + 22, 30, 22);
  dice.forEach(({ face, counts }, index) => {
    const x = PAD + (side === undefined ? 24 : 80) + index * 54;
    box(ctx, x - 22, 8, 44, 44, 10);
    filled(ctx, counts ? theme.glow : theme.bone);
    stroked(ctx, theme.line, 3);
    for (const [dx, dy] of SPOTS[face] ?? []) {
      circle(ctx, x + dx * 12, 30 + dy * 12, 4.5);
      filled(ctx, theme.ink);
    }
  });
}
