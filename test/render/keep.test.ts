import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { type Context, filled, placed, polygon } from '../../src/render/context.ts';
import { createKeeper, type Keep, paintAnew } from '../../src/render/keep.ts';
import { difference, painted } from './pixels.ts';

/** A keeper that holds so many canvases of 60 × 60, and counts the canvases that live. */
function keeper(sheets: number) {
  let alive = 0;
  const keeperOf = createKeeper(
    (width, height) => {
      alive += 1;
      const image = createCanvas(width, height);
      const discard = (): void => {
        alive -= 1;
        image.width = 1;
      };
      return { image, ctx: image.getContext('2d'), discard };
    },
    sheets * 61 * 61 * 4,
  );
  return { keep: keeperOf('a'), other: keeperOf('b'), living: () => alive };
}

const AREA = { x: -30, y: -30, width: 60, height: 60 } as const;
let count = 0;

function triangle(ctx: Context): void {
  count += 1;
  polygon(ctx, [
    [0, -28],
    [28, 28],
    [-28, 28],
  ]);
  filled(ctx, '#336699');
}

const look = (keep: Keep, x = 60, scale = 1) =>
  painted(200, 120, (ctx) => {
    placed(ctx, x, 60, scale, () => keep(ctx, 'triangle', AREA, triangle));
  });

describe('a keeper', () => {
  it('copies what it painted before, and the copy is like the original', () => {
    const { keep } = keeper(4);
    count = 0;
    const first = look(keep);
    const again = look(keep);
    const moved = look(keep, 120);
    expect(count).toBe(1);
    expect(difference(first, again)).toBe(0);
    expect(difference(first, look(paintAnew))).toBe(0);
    expect(difference(moved, look(paintAnew, 120))).toBe(0);
  });

  it('keeps sizes and looks apart', () => {
    const { keep, other } = keeper(9);
    count = 0;
    look(keep);
    look(keep, 60, 1.5);
    look(other);
    expect(count).toBe(3);
  });

  it('paints anew what is turned', () => {
    const { keep, living } = keeper(4);
    painted(100, 100, (ctx) => placed(ctx, 50, 50, 1, () => keep(ctx, 't', AREA, triangle), 0.5));
    expect(living()).toBe(0);
  });

  it('gives up what was not used longest', () => {
    const { keep, living } = keeper(3);
    const use = (key: string) => painted(100, 100, (ctx) => keep(ctx, key, AREA, triangle));
    count = 0;
    for (const key of ['a', 'b', 'c', 'a', 'd']) use(key);
    expect([count, living()]).toEqual([4, 3]);
    use('a');
    expect(count).toBe(4);
    use('b');
    expect([count, living()]).toEqual([5, 3]);
  });
});
