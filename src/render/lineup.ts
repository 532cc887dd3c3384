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
interface Lineup {
  readonly rows: readonly (readonly Piece[])[];
  readonly cost: number;
}

/**
 * Pieces in rows of at most this width, in units of a piece: as few rows as can be, with as few sides torn
 * apart as can be, and then of like width.
 */
export function linedUp(pieces: readonly Piece[], width: number): Lineup['rows'] {
  /** The best for the first so many pieces. */
  const lineups: Lineup[] = [{ rows: [], cost: 0 }];
  pieces.forEach((_, last) => {
    let best: Lineup | null = null;
    let taken = 0;
    for (let first = last; first >= 0; first -= 1) {
      const [piece, before, lineup] = [pieces[first], pieces[first - 1], lineups[first]];
      if (piece === undefined || lineup === undefined) break;
      taken += widthOfPiece(piece);
      if (taken > width && first < last) break;
      const torn = before?.owner === piece.owner ? TORN : 0;
      const cost = lineup.cost + ROW + torn + EMPTY * (1 - taken / width) ** 2;
      if (best === null || cost < best.cost) {
        best = { rows: [...lineup.rows, pieces.slice(first, last + 1)], cost };
      }
    }
    if (best !== null) lineups.push(best);
  });
  return lineups.at(-1)?.rows ?? [];
}
