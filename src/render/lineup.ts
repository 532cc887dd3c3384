import type { Piece } from '../presentation/scene.ts';
import { PIECE_HEIGHT, PIECE_WIDTH } from './pieces.ts';

/** What a piece takes of a row, in its own units: a lying one is as wide as a standing one is high. */
export const widthOfPiece = ({ lying }: Piece): number =>
  lying ? PIECE_HEIGHT + 13 : PIECE_WIDTH + 7;

/** How little it pleases to begin a row, to tear a side apart, and to leave a row empty. */
const ROW = 100;
const TORN = 2;
const EMPTY = 1;

/** Rows, and how little they please together. */
interface Way {
  readonly rows: readonly (readonly Piece[])[];
  readonly cost: number;
}

/**
 * Pieces in rows of at most this width, in units of a piece: as few rows as can be, with as few sides torn
 * apart as can be, and then of like width.
 */
export function linedUp(pieces: readonly Piece[], width: number): Way['rows'] {
  /** The best way for the first so many pieces. */
  const ways: Way[] = [{ rows: [], cost: 0 }];
  pieces.forEach((_, last) => {
    let best: Way | null = null;
    let taken = 0;
    for (let first = last; first >= 0; first -= 1) {
      const [piece, before, way] = [pieces[first], pieces[first - 1], ways[first]];
      if (piece === undefined || way === undefined) break;
      taken += widthOfPiece(piece);
      if (taken > width && first < last) break;
      const torn = before?.owner === piece.owner ? TORN : 0;
      const cost = way.cost + ROW + torn + EMPTY * (1 - taken / width) ** 2;
      if (best === null || cost < best.cost) {
        best = { rows: [...way.rows, pieces.slice(first, last + 1)], cost };
      }
    }
    if (best !== null) ways.push(best);
  });
  return ways.at(-1)?.rows ?? [];
}
