import type { Tool } from '../presentation/scene.ts';
import { box, type Context, filled, placed, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { write } from './text.ts';

/** A tool is so large; from one to the next. */
const SIZE = 44;
const WIDE = 52;
export const TOOL_STEP = 57;

/** A tool in its slot, its middle at (x, y): bright where it may be used, pale and turned where it was, round where it goes. */
export function paintTool(
  ctx: Context,
  theme: Theme,
  tool: Tool,
  x: number,
  y: number,
  cache: PaintCache,
): void {
  const area = { x: -WIDE / 2 - 4, y: -SIZE / 2 - 4, width: WIDE + 8, height: SIZE + 8 };
  const { value, used, once } = tool;
  placed(ctx, x, y, 1, () => {
    cache(ctx, `tool ${value} ${used} ${once}`, area, (own) => paintWhole(own, theme, tool));
  });
}

function paintWhole(ctx: Context, theme: Theme, { value, used, once }: Tool): void {
  const slot = () => box(ctx, -WIDE / 2, -SIZE / 2, WIDE, SIZE, once ? SIZE / 2 : 8);
  slot();
  if (value === 0) {
    stroked(ctx, theme.faded, 2);
    placed(ctx, 0, 0, 1, () => {
      ctx.globalAlpha = 0.25;
      paintIcon(ctx, theme, 'tool', 0, 0, 30);
      ctx.globalAlpha = 1;
    });
    return;
  }
  filled(ctx, used ? theme.paper : theme.bone);
  stroked(ctx, used ? theme.faded : theme.line, 3);
  if (used) {
    placed(ctx, -9, 1, 1, () => {
      ctx.rotate(Math.PI / 2);
      ctx.globalAlpha = 0.5;
      paintIcon(ctx, theme, 'tool', 0, 0, 27);
      ctx.globalAlpha = 1;
    });
    write(ctx, String(value), 14, 0, { size: 26, colour: theme.faded, align: 'center' });
    return;
  }
  paintIcon(ctx, theme, 'tool', -10, 1, 28);
  write(ctx, String(value), 13, 0, { size: 29, colour: theme.glowInk, align: 'center' });
}
