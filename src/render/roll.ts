import type { Row, Strip } from '../presentation/scene.ts';
import { paintBadge } from './badge.ts';
import { type Context, line, placed, polygon, filled, stroked } from './context.ts';
import { paintDie } from './dice.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { widthOf, write } from './text.ts';
import { paintTool, TOOL_STEP } from './tools.ts';

type RollRow = Row & { row: 'roll' };

const LINE = 60;
const DIE = 52;
const BADGE = 60;
const PLUS = 34;

/** A die or a tool and how wide it is, before the tools a plus. */
type Part = RollRow['tools'][number] | number | '+';
const roomOf = (part: Part): number => {
  if (part === '+') return PLUS;
  return typeof part === 'number' ? DIE : TOOL_STEP;
};

/** Dice and tools in lines of at most this width. */
function linesOf({ dice, tools }: RollRow, width: number): Part[][] {
  const parts: Part[] = [...dice, ...(tools.length === 0 ? [] : ['+' as const, ...tools])];
  const lines: Part[][] = [[]];
  let taken = 0;
  for (const part of parts) {
    if (taken + roomOf(part) > width - BADGE) {
      lines.push([]);
      taken = 0;
    }
    lines.at(-1)?.push(part);
    taken += roomOf(part);
  }
  return lines;
}

/** Whether it is said what came of the dice. */
export const isReckoned = ({ sum, gets }: RollRow): boolean => sum !== '' || gets !== null;

/** How high dice, tools and what came of them are in so much room. */
export const rollHeight = (row: RollRow, width: number): number =>
  linesOf(row, width).length * LINE + (isReckoned(row) ? LINE : 0);

/** Whose dice they are, dice and tools, and below them what is reckoned and what it brings. */
export function paintRoll(
  ctx: Context,
  theme: Theme,
  row: RollRow,
  strips: readonly Strip[],
  left: number,
  width: number,
  cache: PaintCache,
): void {
  const { seat, sum, gets } = row;
  const side = strips[seat];
  if (side !== undefined) paintBadge(ctx, theme, side, left + 22, LINE / 2, 22, cache);
  const lines = linesOf(row, width);
  lines.forEach((parts, nth) => {
    let x = left + BADGE;
    const y = (nth + 0.5) * LINE;
    for (const part of parts) {
      const middle = x + roomOf(part) / 2;
      if (part === '+')
        write(ctx, '+', middle, y, { size: 36, colour: theme.ink, align: 'center' });
      else if (typeof part === 'number') {
        paintDie(ctx, theme, { face: part, counts: false }, middle, y);
      } else paintTool(ctx, theme, part, middle, y, cache);
      x += roomOf(part);
    }
  });
  if (!isReckoned(row)) return;
  const y = (lines.length + 0.5) * LINE - 4;
  let x = left + BADGE;
  const count = { size: 38, colour: theme.ink } as const;
  const needed = gets === null ? 0 : 106 + widthOf(ctx, String(gets.count), count);
  const right = left + width - needed;
  if (sum !== '') {
    x += write(ctx, sum, x, y, { size: 32, colour: theme.ink }, right - x) + 16;
  }
  if (gets === null) return;
  line(ctx, [
    [x, y],
    [x + 18, y],
  ]);
  stroked(ctx, theme.ink, 5);
  polygon(ctx, [
    [x + 30, y],
    [x + 14, y - 11],
    [x + 14, y + 11],
  ]);
  filled(ctx, theme.ink);
  const long = write(ctx, String(gets.count), x + 42, y, count);
  placed(ctx, x + 42 + long + 26, y, 1, () => paintIcon(ctx, theme, gets.icon, 0, 0, 44));
}
