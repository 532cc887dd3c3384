import type { Context } from './context.ts';
import { drawingOf } from './drawings/registry.ts';
import { play } from './drawings/play.ts';
import type { Theme } from './palette.ts';

/** Paints a sign with its middle at (x, y). */
export function paintIcon(
  ctx: Context,
  theme: Theme,
  icon: string,
  x: number,
  y: number,
  size: number,
): void {
  play(ctx, theme, [{ at: [[x, y, size]], draw: drawingOf(theme, 'icons', icon) }]);
}
