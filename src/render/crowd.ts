import type { Piece } from '../presentation/scene.ts';
import { PIECE_HEIGHT, PIP_STEP } from './pieces.ts';
import { edgeAt, FLAT, type Hexagon, POINTED, RADIUS } from './terrain/hexagon.ts';

/** The part of a tile in which pieces may stand, in its units: 100 from its centre to a corner. */
export interface Room {
  /** How far to the left and to the right of the middle; never past the edges of the tile. */
  readonly reach: number;
  readonly top: number;
  readonly bottom: number;
  /** How the tile stands; on a side unless told. */
  readonly hex?: Hexagon;
}

/** A piece with its middle at (x, y), its size in units of a piece. */
export interface PlacedPiece {
  readonly piece: Piece;
  /** Those of its side for which it stands, where they are too many to be read: then it is none of them. */
  readonly heap: readonly Piece[];
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** What a piece covers to the left and to the right of its middle, in its own units. */
const REACH = { standing: [33, 33], lying: [52, 49] } as const;
/** How far its number and its head, its toes where it lies, and its dots reach: a neighbour leaves them free. */
const READ = { standing: 20, lying: 38, pip: PIP_STEP / 2 } as const;
/** A neighbour's feet may be under a lying head, but neither its number nor its head. */
const BESIDE_LYING = 70;
/** From one row to the next: heads may cover feet, but no dots under them. */
const ROW_STEP = { bare: PIECE_HEIGHT - 10, dotted: PIECE_HEIGHT + 20 } as const;
const MOST_ROWS = 4;
/** The middle of a tile as far as pieces go: names above are higher than goods below. */
const MIDDLE = 5;
/** How far the feet of the outermost may stand over the edge of the tile. */
const OVER = 12;
/** How large a few may be that stand on a tile which is higher than wide. */
const LARGEST = 1.25;
/** Each size that is tried is so much of the one before. */
const SMALLER = 0.98;
/** How much of its width a row takes: the least that will do, so that rows come out alike. */
const SHARES = [0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 1] as const;

/**
 * Where pieces stand in a room: as large as they can be, in up to four rows, each as wide as the tile is at
 * their feet. Shoulders may cover each other; heads, numbers, drops and dots never.
 */
export function arrange(pieces: readonly Piece[], room: Room): PlacedPiece[] {
  const step = pieces.some(({ pips }) => pips > 0) ? ROW_STEP.dotted : ROW_STEP.bare;
  for (let scale = room.hex === POINTED ? LARGEST : 1; ; scale *= SMALLER) {
    for (let count = 1; count <= MOST_ROWS; count += 1) {
      const high = (PIECE_HEIGHT + (count - 1) * step) * scale;
      if (high > room.bottom - room.top) break;
      const lines = linesOf(room, count, scale, step);
      for (const share of SHARES) {
        const rows = inRows(pieces, share, scale, lines);
        if (rows !== null) return rows;
      }
    }
  }
}

/**
 * The same, but where the pieces come out smaller than `least`, those of a side stand as one: what is on the tile is
 * read there, and who they are elsewhere. Those that are meant stand for themselves.
 */
export function arrangeToRead(
  pieces: readonly Piece[],
  room: Room,
  least: number,
  isMeant: (piece: Piece) => boolean,
): PlacedPiece[] {
  const all = arrange(pieces, room);
  if ((all[0]?.scale ?? 1) >= least) return all;
  const heaps = new Map<Piece, readonly Piece[]>();
  for (const owner of new Set(pieces.map((piece) => piece.owner))) {
    const [first, ...others] = pieces.filter(
      (one) => one.owner === owner && one.look === undefined && !isMeant(one),
    );
    if (first === undefined) continue;
    if (others.length === 0) heaps.set(first, []);
    else heaps.set({ ...first, lying: false, pips: 0 }, [first, ...others]);
  }
  const shown = [
    ...heaps.keys(),
    ...pieces.filter((one) => one.look !== undefined || isMeant(one)),
  ];
  if (shown.length === pieces.length) return all;
  return arrange(shown, room).map((one) => ({ ...one, heap: heaps.get(one.piece) ?? [] }));
}

/** A row's middle, and half its width. */
interface Line {
  readonly y: number;
  readonly half: number;
}

function linesOf(
  { reach: most, top, bottom, hex = FLAT }: Room,
  count: number,
  scale: number,
  step: number,
): Line[] {
  const half = ((PIECE_HEIGHT + (count - 1) * step) * scale) / 2;
  const middle = Math.min(Math.max(MIDDLE, top + half), bottom - half);
  return Array.from({ length: count }, (_, row) => {
    const y = middle + (row - (count - 1) / 2) * step * scale;
    const feet = y + (PIECE_HEIGHT / 2) * scale;
    return { y, half: Math.min(most, edgeAt(feet, RADIUS, hex) + OVER) };
  });
}

/** The pieces in their order, each row as full as its share allows; null where they are too many. */
function inRows(
  pieces: readonly Piece[],
  share: number,
  scale: number,
  lines: readonly Line[],
): PlacedPiece[] | null {
  const rest = [...pieces];
  const standing = lines.flatMap(({ y, half }) => {
    const row: Piece[] = [];
    for (const next of rest) {
      if (widthOfRow([...row, next]) * scale > 2 * half * share) break;
      row.push(next);
    }
    rest.splice(0, row.length);
    return placedRow(row, y, scale);
  });
  return rest.length === 0 ? standing : null;
}

function placedRow(row: readonly Piece[], y: number, scale: number): PlacedPiece[] {
  let x = (-widthOfRow(row) / 2) * scale;
  return row.map((piece, at) => {
    const before = row[at - 1];
    x += (before === undefined ? reach(piece)[0] : between(before, piece)) * scale;
    return { piece, heap: [], x, y, scale };
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

/**
 * From the middle of a piece to that of the next, which is painted over it. Only where who lies is followed by who
 * stands, it has its toes over the feet of that.
 */
function between(one: Piece, next: Piece): number {
  if (one.lying) return next.lying ? READ.lying + REACH.lying[0] : REACH.lying[1] + READ.standing;
  const dots = one.pips * READ.pip;
  const free = Math.max(READ.standing, dots) + REACH.standing[0];
  return next.lying ? Math.max(BESIDE_LYING, dots + REACH.lying[0] - 8) : free;
}
