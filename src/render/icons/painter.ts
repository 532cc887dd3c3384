import type { Context } from '../context.ts';
import type { Theme } from '../palette.ts';

/** Paints a sign of about 1 × 1, its middle at the origin. */
export type IconPainter = (ctx: Context, theme: Theme) => void;
