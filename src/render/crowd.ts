import type { Piece } from '../presentation/scene.ts';
import { PIECE_HEIGHT } from './pieces.ts';

/** The part of a tile in which pieces may stand, in its units. */
export interface Room {
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** A piece with its middle at (x, y), its size in units of a piece. */
export interface Standing {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What a piece covers to the left and to the right of its middle, in its own units. */
const REACH = { standing: [33, 33], lying: [46, 48] } as const;
/** How far its number, its head, its drop and its dots reach to the right: a neighbour leaves them free. */
const READ = { standing: 20, lying: 30, pip: 11 } as const;
/** A lying head is as high as a neighbour's feet only. */
const BESIDE_LYING = 62;
/** From one row to the next: heads may cover feet. */
const ROW_STEP = PIECE_HEIGHT - 10;
const MOST_ROWS = 3;

/**
 * Where pieces stand in a room: as large as they can be, in up to three rows. Shoulders may cover each
 * other; heads, numbers, drops and dots never.
 */
export function arrange(pieces: readonly Piece[], room: Room): Standing[] {
  const ways = Array.from({ length: Math.min(MOST_ROWS, pieces.length) }, (_, more) =>
    inRows(pieces, more + 1, room),
  );
  const best = ways.reduce<Rows | null>(
    (most, way) => (most === null || way.scale > most.scale ? way : most),
    null,
  );
  return best === null ? [] : placedRows(best, room);
}

interface Rows {
  readonly rows: readonly (readonly Piece[])[];
  readonly scale: number;
}

function inRows(pieces: readonly Piece[], count: number, { left, right, top, bottom }: Room): Rows {
  const perRow = Math.ceil(pieces.length / count);
  const rows = Array.from({ length: count }, (_, row) =>
    pieces.slice(row * perRow, (row + 1) * perRow),
  ).filter((row) => row.length > 0);
  const widest = Math.max(...rows.map(widthOfRow));
  const high = PIECE_HEIGHT + (rows.length - 1) * ROW_STEP;
  return { rows, scale: Math.min(1, (right - left) / widest, (bottom - top) / high) };
}

function placedRows({ rows, scale }: Rows, { left, right, top, bottom }: Room): Standing[] {
  return rows.flatMap((row, index) => {
    const y = (top + bottom) / 2 + (index - (rows.length - 1) / 2) * ROW_STEP * scale;
    let x = (left + right - widthOfRow(row) * scale) / 2;
    return row.map((piece, at) => {
      const before = row[at - 1];
      x += (before === undefined ? reach(piece)[0] : between(before, piece)) * scale;
      return { piece, x, y, scale };
    });
  });
}

function widthOfRow(row: readonly Piece[]): number {
  const [first, last] = [row[0], row.at(-1)];
  if (first === undefined || last === undefined) return 0;
  const inside = row.slice(1).map((piece, at) => between(row[at] ?? piece, piece));
  return reach(first)[0] + inside.reduce((sum, one) => sum + one, 0) + reach(last)[1];
}

function reach({ lying }: Piece): readonly [number, number] {
  return lying ? REACH.lying : REACH.standing;
}

/** From the middle of a piece to that of the next, which is painted over it. */
function between(one: Piece, next: Piece): number {
  if (one.lying) return READ.lying + REACH.lying[0];
  const dots = one.pips * READ.pip;
  const free = Math.max(READ.standing, dots) + REACH.standing[0];
  return next.lying ? Math.max(BESIDE_LYING, dots + REACH.lying[0] - 8) : free;
}
