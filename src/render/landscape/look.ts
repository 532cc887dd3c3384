import type { Context } from '../context.ts';
import type { Theme } from '../palette.ts';

/**
 * Paints what is at a place, on the land behind it: 280 wide and 200 high, the middle of its lower edge at the
 * origin. Who is there stands before its lower third.
 */
export type LookPainter = (ctx: Context, theme: Theme) => void;

export const LOOK = { width: 280, height: 200 } as const;
