import { circle, type Context, filled, placed, stroked } from './context.ts';
import { paintEmblem } from './emblems.ts';
import type { Keep } from './keep.ts';
import type { Theme } from './palette.ts';
import type { Side } from './pieces.ts';

/** A disc in a side's colour with its emblem. */
export function paintBadge(
  ctx: Context,
  theme: Theme,
  side: Side,
  x: number,
  y: number,
  radius: number,
  keep: Keep,
): void {
  const { colour, emblem } = side;
  const { fill, ink } = theme.dyes[colour];
  const reach = radius + 4;
  const area = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  placed(ctx, x, y, 1, () => {
    keep(ctx, `badge ${colour} ${emblem} ${radius}`, area, (own) => {
      circle(own, 0, 0, radius);
      stroked(own, theme.line, 6);
      stroked(own, theme.bone, 3);
      filled(own, fill);
      paintEmblem(own, emblem, 0, 0, radius * 1.45, ink, fill);
    });
  });
}
