import type { Strip } from '../presentation/scene.ts';
import { type Context, filled, placed, stroked } from './context.ts';
import { cutBadge, paintEmblem } from './emblems.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';

/** The look of a side: what its pieces are painted in. */
export type Side = Pick<Strip, 'colour' | 'emblem'>;

/** In a side's colour and shape, with its emblem. */
export function paintBadge(
  ctx: Context,
  theme: Theme,
  side: Side,
  x: number,
  y: number,
  radius: number,
  cache: PaintCache,
): void {
  const { colour, emblem } = side;
  const reach = radius * 1.2 + 5;
  const area = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  placed(ctx, x, y, 1, () => {
    cache(ctx, `badge ${colour} ${emblem} ${radius}`, area, (own) => {
      drawBadge(own, theme, side, 0, 0, radius);
    });
  });
}

/** The same as a part of something else that is kept. */
export function drawBadge(
  ctx: Context,
  theme: Theme,
  { colour, emblem }: Side,
  x: number,
  y: number,
  radius: number,
): void {
  const dye = theme.dyes[colour];
  placed(ctx, x, y, 1, () => {
    cutBadge(ctx, emblem, radius);
    stroked(ctx, theme.line, 6);
    stroked(ctx, theme.bone, 3);
    filled(ctx, dye.fill);
    paintEmblem(ctx, theme, emblem, dye, 0, 0, radius);
  });
}
