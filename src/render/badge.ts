import { type Context, filled, placed, stroked } from './context.ts';
import { cutBadge, paintEmblem } from './emblems.ts';
import type { Keep } from './keep.ts';
import type { Theme } from './palette.ts';
import type { Side } from './pieces.ts';

/** In a side's colour and shape, with its emblem. */
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
  const dye = theme.dyes[colour];
  const reach = radius * 1.2 + 5;
  const area = { x: -reach, y: -reach, width: 2 * reach, height: 2 * reach };
  placed(ctx, x, y, 1, () => {
    keep(ctx, `badge ${colour} ${emblem} ${radius}`, area, (own) => {
      cutBadge(own, emblem, radius);
      stroked(own, theme.line, 6);
      stroked(own, theme.bone, 3);
      filled(own, dye.fill);
      paintEmblem(own, theme, emblem, dye, 0, 0, radius);
    });
  });
}
