import type { Strip } from '../presentation/scene.ts';
import { briefWidth, paintBrief } from './briefs.ts';
import type { Context } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { paintTool, TOOL_STEP } from './tools.ts';

/** From one line to the next, and between what stands on one. */
export const LINE = 48;
const GAP = 18;
const LOOK = { size: 28, icon: 35, step: 36, gap: 4 } as const;

/** Something on a line, painted from its left end. */
interface Part {
  readonly width: number;
  readonly paint: (
    ctx: Context,
    theme: Theme,
    x: number,
    y: number,
    room: number,
    cache: PaintCache,
  ) => void;
}

/** Tools together, then each holding. */
function partsOf(ctx: Context, { tools, holdings }: Strip): Part[] {
  const slots: Part = {
    width: tools.length * TOOL_STEP - 4,
    paint: (own, theme, x, y, _room, cache) => {
      tools.forEach((tool, nth) => paintTool(own, theme, tool, x + nth * TOOL_STEP + 27, y, cache));
    },
  };
  const others = holdings.map(
    (brief): Part => ({
      width: briefWidth(ctx, brief, LOOK),
      paint: (own, theme, x, y, room, cache) => {
        paintBrief(own, theme, brief, x, y, LOOK, room, cache);
      },
    }),
  );
  return tools.length === 0 ? others : [slots, ...others];
}

/** The parts in lines of at most this width. */
function linesOf(ctx: Context, strip: Strip, width: number): Part[][] {
  const lines: Part[][] = [];
  let taken = 0;
  for (const part of partsOf(ctx, strip)) {
    const last = lines.at(-1);
    if (last !== undefined && taken + GAP + part.width <= width) {
      last.push(part);
      taken += GAP + part.width;
    } else {
      lines.push([part]);
      taken = part.width;
    }
  }
  return lines;
}

/** How wide tools and holdings are in one line; 0 where there are none. */
export const holdingsWidth = (ctx: Context, strip: Strip): number =>
  partsOf(ctx, strip).reduce((sum, { width }) => sum + (sum === 0 ? 0 : GAP) + width, 0);

/** How high tools and holdings are in so much room. */
export const holdingsHeight = (ctx: Context, strip: Strip, width: number): number =>
  linesOf(ctx, strip, width).length * LINE;

/** Tools and holdings in lines, the first one's middle half a line below (x, y). */
export function paintHoldings(
  ctx: Context,
  theme: Theme,
  strip: Strip,
  x: number,
  y: number,
  width: number,
  cache: PaintCache,
): void {
  linesOf(ctx, strip, width).forEach((parts, nth) => {
    let left = x;
    for (const part of parts) {
      part.paint(ctx, theme, left, y + (nth + 0.5) * LINE, x + width - left, cache);
      left += part.width + GAP;
    }
  });
}
