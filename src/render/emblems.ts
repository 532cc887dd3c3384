import type { EmblemId } from '../presentation/scene.ts';
import { circle, type Context, placed } from './context.ts';
import { EMBLEM_ART, type Outline } from './drawings/emblems.ts';
import { play, trace } from './drawings/play.ts';
import type { Dye, Theme } from './palette.ts';

const outline = (ctx: Context, way: Outline): void =>
  typeof way === 'string' ? trace(ctx, way) : circle(ctx, ...way);

/** Makes a part of a piece, cut as those of a side are, the current path. */
export const cut = (
  ctx: Context,
  emblem: EmblemId,
  part: 'head' | 'body' | 'lyingHead' | 'lyingBody',
): void => outline(ctx, EMBLEM_ART[emblem][part]);

/** Makes a badge of this radius round the origin the current path. */
export const cutBadge = (ctx: Context, emblem: EmblemId, radius: number): void =>
  placed(ctx, 0, 0, radius, () => outline(ctx, EMBLEM_ART[emblem].badge));

/** Paints an emblem as it stands on a badge of this radius round (x, y). */
export function paintEmblem(
  ctx: Context,
  theme: Theme,
  emblem: EmblemId,
  dye: Dye,
  x: number,
  y: number,
  radius: number,
): void {
  const { sign, place } = EMBLEM_ART[emblem];
  placed(ctx, x, y + radius * place.y, radius * place.size, () =>
    play(ctx, theme, sign, { side: dye }),
  );
}
