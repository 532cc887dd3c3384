import { box, circle, type Context, filled, placed, polygon, stroked } from './context.ts';
import { drawingOf } from './drawings/registry.ts';
import { play } from './drawings/play.ts';
import type { Theme } from './palette.ts';

/** Half the width and height of a picture. */
const [HALF_WIDTH, HALF_HEIGHT] = [170, 95];

const HILLS = [
  [-180, 100],
  [-180, 44],
  [-120, 16],
  [-40, 42],
  [50, 8],
  [120, 36],
  [180, 18],
  [180, 100],
] as const;

/** Paints what is drawn on a card into a frame whose middle is (x, y), 340 × 190 in units of the context. */
export function paintArt(ctx: Context, theme: Theme, art: string, x: number, y: number): void {
  placed(ctx, x, y, 1, () => {
    box(ctx, -HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, 12);
    ctx.save();
    ctx.clip();
    filled(ctx, theme.grounds.plains.light);
    circle(ctx, 112, -52, 26);
    filled(ctx, theme.glow);
    polygon(ctx, HILLS);
    filled(ctx, theme.grounds.grassland.field);
    play(ctx, theme, drawingOf(theme, 'cards', art));
    ctx.restore();
    box(ctx, -HALF_WIDTH, -HALF_HEIGHT, 2 * HALF_WIDTH, 2 * HALF_HEIGHT, 12);
    stroked(ctx, theme.line, 4);
  });
}
