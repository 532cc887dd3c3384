import { createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { type Context, filled, placed, polygon } from '../../src/render/context.ts';
import { paintDisplay } from '../../src/render/displays.ts';
import { createPaintCache, type PaintCache, paintUncached } from '../../src/render/paint-cache.ts';
import { themeFor } from '../../src/render/drawings/registry.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintPiece } from '../../src/render/pieces.ts';
import { SPECIMEN_LAND } from './specimens.ts';
import { difference, painted } from './pixels.ts';

/** A cache that holds so many canvases of 60 × 60, and counts the canvases that live; painting takes a ms. */
function cacheOfSize(sheets: number) {
  let alive = 0;
  let [time, cost] = [0, 1];
  const cacheOf = createPaintCache(
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
  return { cache: cacheOf('a'), other: cacheOf('b'), living: () => alive, takes };
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

const look = (cache: PaintCache, x = 60, scale = 1) =>
  painted(200, 120, (ctx) => {
    placed(ctx, x, 60, scale, () => cache(ctx, 'triangle', AREA, triangle));
  });

/** Uses what is kept by then, as it was asked for once before. */
const use = (cache: PaintCache, key: string) =>
  painted(100, 100, (ctx) => cache(ctx, key, AREA, triangle));

/** Has a cache meet each: what it has not met it only paints. */
const meet = (cache: PaintCache, ...keys: string[]) => {
  for (const key of keys) use(cache, key);
  count = 0;
};

const ONCE = Array.from({ length: 60 }, (_, at) => `once ${at}`);

describe('a cache', () => {
  it('copies what it painted before, and the copy is like the original', () => {
    const { cache, living } = cacheOfSize(4);
    count = 0;
    const first = look(cache);
    expect(living()).toBe(0);
    const again = look(cache);
    const moved = look(cache, 120);
    expect([count, living()]).toEqual([2, 1]);
    expect(difference(first, again)).toBe(0);
    expect(difference(first, look(paintUncached))).toBe(0);
    expect(difference(moved, look(paintUncached, 120))).toBe(0);
  });

  it('keeps sizes and looks apart', () => {
    const { cache, other } = cacheOfSize(9);
    count = 0;
    look(cache);
    look(cache, 60, 1.5);
    look(other);
    expect(count).toBe(3);
  });

  it('paints anew what is turned', () => {
    const { cache, living } = cacheOfSize(4);
    painted(100, 100, (ctx) => placed(ctx, 50, 50, 1, () => cache(ctx, 't', AREA, triangle), 0.5));
    expect(living()).toBe(0);
  });

  it('gives up what was not used longest, where all else is alike', () => {
    const { cache, living } = cacheOfSize(3);
    meet(cache, 'a', 'b', 'c', 'd');
    for (const key of ['a', 'b', 'c', 'a', 'd']) use(cache, key);
    expect([count, living()]).toEqual([4, 3]);
    use(cache, 'a');
    expect(count).toBe(4);
    use(cache, 'd');
    expect(count).toBe(4);
    use(cache, 'b');
    use(cache, 'c');
    expect([count, living()]).toEqual([6, 3]);
  });

  it('keeps what is dear to paint longer than what is cheap', () => {
    const { cache, takes } = cacheOfSize(3);
    const all = ['a', 'b', 'c', 'd', 'e', ...ONCE];
    meet(cache, 'dear', ...all);
    takes(9);
    use(cache, 'dear');
    takes(1);
    for (const key of all.slice(0, 5)) use(cache, key);
    count = 0;
    use(cache, 'dear');
    expect(count).toBe(0);
    // But not for ever.
    for (const key of ONCE) use(cache, key);
    count = 0;
    use(cache, 'dear');
    expect(count).toBe(1);
  });

  it('keeps what is used often longer than what is used seldom', () => {
    const { cache } = cacheOfSize(3);
    meet(cache, 'often', 'a', 'b', 'c', 'd');
    for (let at = 0; at < 5; at += 1) use(cache, 'often');
    for (const key of ['a', 'b', 'c', 'd']) use(cache, key);
    count = 0;
    use(cache, 'often');
    expect(count).toBe(0);
  });

  it('lets go of what was used very often, when it is no longer used', () => {
    const { cache } = cacheOfSize(3);
    meet(cache, ...ONCE);
    for (let at = 0; at < 200; at += 1) use(cache, 'often');
    for (const key of ONCE.slice(0, 30)) use(cache, key);
    count = 0;
    use(cache, 'often');
    expect(count).toBe(1);
  });

  it('keeps nothing that comes once, so that it pushes nothing out', () => {
    const { cache, living } = cacheOfSize(3);
    meet(cache, 'a', 'b', 'c');
    for (const key of ['a', 'b', 'c', ...ONCE]) use(cache, key);
    count = 0;
    for (const key of ['a', 'b', 'c']) use(cache, key);
    expect([count, living()]).toEqual([0, 3]);
  });

  it('keeps the last one, however large it is', () => {
    const { cache, living } = cacheOfSize(0);
    meet(cache, 'a', 'b');
    for (const key of ['a', 'a', 'b']) use(cache, key);
    expect([count, living()]).toEqual([2, 1]);
  });
});

describe('what is kept', () => {
  const { displays, strips } = SPECIMEN_LAND;
  /** The keys of what is painted anew by the second of two painters. */
  const anew = (paint: (ctx: Context, cache: PaintCache, nth: 0 | 1) => void): string[] => {
    const met = [new Set<string>(), new Set<string>()] as const;
    painted(400, 400, (ctx) => {
      for (const nth of [0, 1] as const) {
        const cache: PaintCache = (own, key, _, part) => {
          met[nth].add(key);
          part(own);
        };
        paint(ctx, cache, nth);
      }
    });
    return [...met[1]].filter((key) => !met[0].has(key));
  };

  it('is a piece apart from its number and what it may still do', () => {
    const side = { colour: 'red', emblem: 'flame' } as const;
    const keys = anew((ctx, cache, nth) => {
      const piece = { owner: 0, label: `${nth + 1}`, lying: false, pips: nth, state: [] };
      paintPiece(ctx, THEMES.day, piece, side, 60, 60, 1, cache);
    });
    expect(keys).toEqual([expect.stringMatching(/^label/), expect.stringMatching(/^pips/)]);
  });

  it('is a lot apart from who is there', () => {
    const [display] = displays;
    const area = { x: 0, y: 0, width: 400, height: 300 };
    const keys = anew((ctx, cache, nth) => {
      const [lot] = display?.lots ?? [];
      if (display === undefined || lot === undefined) throw new Error('There is a lot.');
      const lots = [{ ...lot, parties: [{ owner: nth, count: 1 }], notes: [], closed: null }];
      const theme = themeFor(THEMES.day, 'stone-age');
      paintDisplay({ ctx, theme, strips, cache }, { ...display, lots }, area);
    });
    expect(keys.filter((key) => key.includes('lot'))).toEqual([]);
    expect(keys).toHaveLength(2);
  });
});
