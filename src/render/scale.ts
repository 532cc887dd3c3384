import type { Row, Strip } from '../presentation/scene.ts';
import { paintBadge } from './badge.ts';
import { type Context, line, placed, stroked } from './context.ts';
import { paintIcon } from './icons.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { widthOf, write } from './text.ts';

type ScaleRow = Row & { row: 'scale' };

/** Over the uppermost badge. */
const HEAD = 4;
/** A badge, and from one lane of them to the next. */
const RADIUS = 16;
const LANE = 36;
/** Half of what is between two badges of a lane at least: they may touch. */
const BESIDE = 13.5;
/** The line with its numbers. */
const AXIS = 44;
const NUMBER = { size: 25, weight: 'normal', align: 'center' } as const;
/** Room at both ends for badges and numbers, and for the sign before them. */
const END = 22;
const SIGN = 52;

/** Where each seat's badge stands: how far along, and in which lane over the line. */
function lanes({ least, most, marks }: ScaleRow, width: number) {
  const ends: number[] = [];
  const sorted = marks.toSorted((a, b) => a.at - b.at || a.seat - b.seat);
  return sorted.map(({ seat, at }) => {
    const share = Math.min(1, Math.max(0, (at - least) / Math.max(1, most - least)));
    const x = SIGN + END + share * (width - SIGN - 2 * END);
    const free = ends.findIndex((end) => end <= x - BESIDE);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = x + BESIDE;
    return { seat, x, lane };
  });
}

/** How high a scale of this width is. */
export function scaleHeight(row: ScaleRow, width: number): number {
  const most = Math.max(0, ...lanes(row, width).map(({ lane }) => lane));
  return HEAD + (most + 1) * LANE + AXIS;
}

/** The sign of what it counts, the badges of all seats over their numbers, and the line. */
export function paintScale(
  ctx: Context,
  theme: Theme,
  row: ScaleRow,
  strips: readonly Strip[],
  left: number,
  width: number,
  cache: PaintCache,
): void {
  const { icon, least, most, step } = row;
  const axis = scaleHeight(row, width) - AXIS + 6;
  const at = (value: number) =>
    SIGN + END + ((value - least) / Math.max(1, most - least)) * (width - SIGN - 2 * END);
  const area = { x: -END, y: -AXIS, width: width + 2 * END, height: 2 * AXIS };
  placed(ctx, left, axis, 1, () => {
    cache(ctx, JSON.stringify(['axis', icon, least, most, step, width]), area, (own) => {
      paintIcon(own, theme, icon, 20, -4, 42);
      line(own, [
        [at(least), 0],
        [at(most), 0],
      ]);
      stroked(own, theme.faded, 4);
      const wide = Math.max(...[least, most].map((value) => widthOf(own, String(value), NUMBER)));
      // Of many marks, as many have their number as have room for it.
      const every = step * Math.ceil((wide + 4) / (at(step) - at(0)));
      for (let value = least; value <= most; value += step) {
        line(own, [
          [at(value), -6],
          [at(value), 6],
        ]);
        stroked(own, theme.faded, 4);
        if ((value - least) % every === 0)
          write(own, String(value), at(value), 24, { ...NUMBER, colour: theme.ink });
      }
    });
  });
  for (const { seat, x, lane } of lanes(row, width)) {
    const side = strips[seat];
    if (side === undefined) continue;
    paintBadge(ctx, theme, side, left + x, axis - 28 - lane * LANE, RADIUS, cache);
  }
}
