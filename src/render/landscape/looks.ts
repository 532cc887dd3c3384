import { type Context, placed } from '../context.ts';
import { drawingOf, missing } from '../drawings/registry.ts';
import { play } from '../drawings/play.ts';
import type { Theme } from '../palette.ts';

/** The size of what is drawn at a place, as `Art.looks` says. */
export const LOOK = { width: 280, height: 200 } as const;

/** Paints what is at a place as large as it may be; (x, y) is the middle of the room's lower edge. */
export function paintLook(
  ctx: Context,
  theme: Theme,
  look: string,
  x: number,
  y: number,
  room: { readonly width: number; readonly height: number },
): void {
  const scale = Math.min(room.width / LOOK.width, room.height / LOOK.height);
  placed(ctx, x, y, scale, () => play(ctx, theme, drawingOf(theme, 'looks', look)));
}

/** Paints a land of this size from its upper left corner: what lies under all its places. */
export function paintBackdrop(
  ctx: Context,
  theme: Theme,
  backdrop: string,
  width: number,
  height: number,
): void {
  const land = theme.art.backdrops?.[backdrop];
  if (land === undefined) throw missing('backdrops', backdrop);
  const scale = [width / land.width, height / land.height] as const;
  play(ctx, theme, [{ at: [[0, 0, scale]], draw: land.draw }]);
}
