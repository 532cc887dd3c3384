import type { Party, Strip } from '../presentation/scene.ts';
import type { Context } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { PIECE_WIDTH, paintPiece } from './pieces.ts';

/** From the middle of one party to that of the next, in units of a piece. */
const STEP = PIECE_WIDTH + 6;

/** How wide so many parties stand beside each other. */
export const widthOfParties = (count: number, scale: number): number => count * STEP * scale;

/** People of each seat as one piece with their number, side by side round (x, y). */
export function paintParties(
  ctx: Context,
  theme: Theme,
  parties: readonly Party[],
  strips: readonly Strip[],
  x: number,
  y: number,
  scale: number,
  cache: PaintCache,
): void {
  parties.forEach(({ owner, count }, nth) => {
    const side = strips[owner];
    if (side === undefined) return;
    const piece = { owner, label: String(count), lying: false, pips: 0, state: [] };
    const at = x + (nth - (parties.length - 1) / 2) * STEP * scale;
    paintPiece(ctx, theme, piece, side, at, y, scale, cache);
  });
}
