import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { type Context, filled, placed, polygon } from '../../src/render/context.ts';
import { createKeeper, type Keep, paintAnew } from '../../src/render/keep.ts';
import { difference, painted } from './pixels.ts';

/** A keeper that holds so many canvases of 60 × 60, and counts the canvases that live; painting takes a ms. */
function keeper(sheets: number) {
  let alive = 0;
  let [time, cost] = [0, 1];
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
    () => {
      time += cost;
      return time;
    },
  );
  const takes = (ms: number): void => {
    cost = ms;
  };
  return { keep: keeperOf('a'), other: keeperOf('b'), living: () => alive, takes };
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

  it('gives up what was not used longest, where all else is alike', () => {
    const { keep, living } = keeper(3);
    const use = (key: string) => painted(100, 100, (ctx) => keep(ctx, key, AREA, triangle));
    count = 0;
    for (const key of ['a', 'b', 'c', 'a', 'd']) use(key);
    expect([count, living()]).toEqual([4, 3]);
    use('a');
    expect(count).toBe(4);
    use('d');
    expect(count).toBe(4);
    use('b');
    use('c');
    expect([count, living()]).toEqual([6, 3]);
  });

  it('keeps what is dear to paint longer than what is cheap', () => {
    const { keep, takes } = keeper(3);
    const use = (key: string, ms: number) => {
      takes(ms);
      painted(100, 100, (ctx) => keep(ctx, key, AREA, triangle));
    };
    use('dear', 9);
    for (const key of ['a', 'b', 'c', 'd', 'e']) use(key, 1);
    count = 0;
    use('dear', 9);
    expect(count).toBe(0);
    // But not for ever.
    for (let at = 0; at < 60; at += 1) use(`once ${at}`, 1);
    count = 0;
    use('dear', 9);
    expect(count).toBe(1);
  });

  it('keeps what is used often longer than what is used seldom', () => {
    const { keep } = keeper(3);
    const use = (key: string) => painted(100, 100, (ctx) => keep(ctx, key, AREA, triangle));
    for (let at = 0; at < 5; at += 1) use('often');
    for (const key of ['a', 'b', 'c', 'd']) use(key);
    count = 0;
    use('often');
    expect(count).toBe(0);
  });

  it('lets go of what was used very often, when it is no longer used', () => {
    const { keep } = keeper(3);
    const use = (key: string) => painted(100, 100, (ctx) => keep(ctx, key, AREA, triangle));
    for (let at = 0; at < 200; at += 1) use('often');
    for (let at = 0; at < 30; at += 1) use(`once ${at}`);
    count = 0;
    use('often');
    expect(count).toBe(1);
  });

  it('keeps the last one, however large it is', () => {
    const { keep, living } = keeper(0);
    const use = (key: string) => painted(100, 100, (ctx) => keep(ctx, key, AREA, triangle));
    count = 0;
    for (const key of ['a', 'a', 'b']) use(key);
    expect([count, living()]).toEqual([2, 1]);
  });
});
