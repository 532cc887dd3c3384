import type { Party, Strip } from '../presentation/scene.ts';
import { circle, type Context, filled, placed, stroked } from './context.ts';
import { cutBadge } from './emblems.ts';
import type { Theme } from './palette.ts';
import { write } from './text.ts';

/** A ring's radius, and from one to the next. */
const RADIUS = 8.5;
const STEP = 21;
/** More of them are told by numbers. */
const COUNTABLE = 8;
const NUMBERS = 92;

/** How wide the rings of a place are. */
export function widthOfRings(room: number | null): number {
  if (room === null) return 46;
  return room > COUNTABLE ? NUMBERS : room * STEP;
}

/** So many rings from their right end: those taken in the colour and cut of who is there, the others empty. */
export function paintRings(
  ctx: Context,
  theme: Theme,
  room: number | null,
  parties: readonly Party[],
  strips: readonly Strip[],
  right: number,
  y: number,
): void {
  if (room === null) {
    paintEndless(ctx, theme, right - 24, y);
    return;
  }
  const taken = parties.flatMap(({ owner, count }) => Array.from({ length: count }, () => owner));
  if (room > COUNTABLE) {
    const type = { size: 28, colour: theme.ink, align: 'right' } as const;
    write(ctx, `${taken.length}/${room}`, right, y, type, NUMBERS);
    return;
  }
  for (let nth = 0; nth < room; nth += 1) {
    const side = strips[taken[nth] ?? -1];
    const x = right - (room - nth - 0.5) * STEP;
    if (side === undefined) {
      circle(ctx, x, y, RADIUS - 1);
      filled(ctx, theme.paper);
      stroked(ctx, theme.faded, 2.5);
    } else {
      placed(ctx, x, y, 1, () => {
        cutBadge(ctx, side.emblem, RADIUS - 1);
        stroked(ctx, theme.line, 5);
        stroked(ctx, theme.bone, 2.5);
        filled(ctx, theme.dyes[side.colour].fill);
      });
    }
  }
}

/** A lying eight: there are as many as are wanted. */
function paintEndless(ctx: Context, theme: Theme, x: number, y: number): void {
  ctx.beginPath();
  ctx.moveTo(x, y);
  ctx.bezierCurveTo(x + 10, y - 15, x + 22, y - 11, x + 22, y);
  ctx.bezierCurveTo(x + 22, y + 11, x + 10, y + 15, x, y);
  ctx.bezierCurveTo(x - 10, y - 15, x - 22, y - 11, x - 22, y);
  ctx.bezierCurveTo(x - 22, y + 11, x - 10, y + 15, x, y);
  stroked(ctx, theme.faded, 4.5);
}
