import type { Party } from '../presentation/scene.ts';
import { type Context, stroked } from './context.ts';
import type { Theme } from './palette.ts';
import { widthOf, write } from './text.ts';

const NUMBERS = { size: 28 } as const;
const ENDLESS = 46;

/** How wide it is, so many people having room at a place; null for any number. */
export const widthOfRoom = (ctx: Context, room: number | null): number =>
  room === null ? ENDLESS : widthOf(ctx, `${room}/${room}`, NUMBERS);

/** How many people are at a place of how many that have room there, from its right end: "3/7". */
export function paintRoom(
  ctx: Context,
  theme: Theme,
  room: number | null,
  parties: readonly Party[],
  right: number,
  y: number,
): void {
  if (room === null) {
    paintEndless(ctx, theme, right - ENDLESS / 2 - 1, y);
    return;
  }
  const taken = parties.reduce((sum, { count }) => sum + count, 0);
  const colour = taken === 0 ? theme.faded : theme.ink;
  write(ctx, `${taken}/${room}`, right, y, { ...NUMBERS, colour, align: 'right' });
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
