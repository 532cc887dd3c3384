import { describe, expect, it } from 'vitest';
import type { HexMap, Mark, Piece, Strip, Tile } from '../../src/presentation/scene.ts';
import { themeFor } from '../../src/render/drawings/registry.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { paintBoard } from '../../src/render/map.ts';
import { THEMES } from '../../src/render/palette.ts';
import { rgb } from '../../src/render/sight.ts';
import { SPECIMEN_BOARD } from './specimens.ts';
import { difference, painted } from './pixels.ts';

const theme = themeFor(THEMES.day, 'tusk');
const SCALE = 100;
const SIZE = 700;
const strips: readonly Strip[] = SPECIMEN_BOARD.strips;

const tile = (name: string, x: number, y: number, more: Partial<Tile> = {}): Tile => ({
  name,
  x,
  y,
  texture: null,
  ground: 'Snow',
  rim: null,
  snow: true,
  buried: null,
  tokens: [],
  figures: [],
  pieces: [],
  ...more,
});
const high = Math.sqrt(3);
const people = (owner: number, count: number): Piece[] =>
  Array.from({ length: count }, (_, at) => ({
    owner,
    label: String(at + 1),
    lying: false,
    pips: 0,
    state: [],
  }));

/** The board of some tiles round the middle of a canvas. */
function board(
  tiles: readonly Tile[],
  marks: readonly Mark[],
  isPointed = false,
): Uint8ClampedArray {
  return painted(SIZE, SIZE, (ctx) => {
    const pointed = isPointed ? { pointed: true as const } : {};
    const map: HexMap = { ...pointed, tiles, compass: null, marks, lit: null };
    ctx.translate(SIZE / 2, SIZE / 2);
    paintBoard(ctx, theme, map, strips, SCALE, paintUncached);
  });
}

/** How many pixels within a circle are of a colour; x and y from the middle, in units of a tile. */
function count(pixels: Uint8ClampedArray, colour: string, x: number, y: number, radius: number) {
  const wanted = rgb(colour);
  const [middle, reach] = [{ x: SIZE / 2 + x * SCALE, y: SIZE / 2 + y * SCALE }, radius * SCALE];
  const within = (from: number): number[] => {
    const [least, most] = [Math.max(0, Math.ceil(from - reach)), Math.min(SIZE - 1, from + reach)];
    return Array.from({ length: Math.max(0, Math.floor(most) - least + 1) }, (_, at) => least + at);
  };
  let found = 0;
  for (const py of within(middle.y)) {
    for (const px of within(middle.x)) {
      if (Math.hypot(px - middle.x, py - middle.y) > reach) continue;
      const i = (py * SIZE + px) * 4;
      if ((pixels[i + 3] ?? 0) < 250) continue;
      if (wanted.every((part, at) => Math.abs(part - (pixels[i + at] ?? 0)) < 3)) found += 1;
    }
  }
  return found;
}

const dyeOf = (seat: number) => theme.dyes[strips[seat]?.colour ?? 'red'].fill;

describe('arrows', () => {
  const around = [
    ['N', 0, -high],
    ['NE', 1.5, -high / 2],
    ['SE', 1.5, high / 2],
    ['S', 0, high],
    ['SW', -1.5, high / 2],
    ['NW', -1.5, -high / 2],
  ] as const;

  it.each(around)('from the %s show their heads beside pieces and names', (name, x, y) => {
    const tiles = [tile('A1', 0, 0, { pieces: people(0, 4) }), tile(name, x, y)];
    const marks: Mark[] = [
      { mark: 'arrow', from: name, to: 'A1', owner: 1 },
      { mark: 'number', at: 'A1', number: 1, owner: 0 },
    ];
    // A head is about 600 pixels large; most of it is to be seen round the border.
    expect(count(board(tiles, marks), dyeOf(1), 0, 0, 1)).toBeGreaterThan(150);
    expect(count(board(tiles, marks), dyeOf(1), x / 2, y / 2, 0.65)).toBeGreaterThan(500);
  });

  it('of two sides between the same tiles are both seen', () => {
    const tiles = [tile('A1', 0, 0), tile('NE', 1.5, -high / 2)];
    const marks: Mark[] = [0, 1].map((owner) => ({ mark: 'arrow', from: 'A1', to: 'NE', owner }));
    const pixels = board(tiles, marks);
    for (const seat of [0, 1]) {
      expect(count(pixels, dyeOf(seat), 0.75, -high / 4, 0.8)).toBeGreaterThan(400);
    }
  });

  const between = [
    ['straight up', 'C4', 'C2'],
    ['straight down', 'C2', 'C4'],
    ['along a border', 'B3', 'D3'],
    ['up to the side', 'B4', 'C2'],
    ['down to the side', 'C2', 'B4'],
  ] as const;
  const columns = ['A', 'B', 'C', 'D', 'E'];
  const tiles = columns.flatMap((column, across) =>
    [1, 2, 3, 4, 5].map((down) =>
      tile(`${column}${down}`, (across - 2) * 1.5, (down - 3 + (across % 2) / 2) * high),
    ),
  );

  it.each(between)('%s hide no name, and nothing hides their heads', (_, from, to) => {
    const without = board(tiles, []);
    const pixels = board(tiles, [{ mark: 'arrow', from, to, owner: 1 }]);
    for (const { name, x, y } of tiles) {
      if (Math.max(Math.abs(x), Math.abs(y)) > 3) continue;
      const ink = (of: Uint8ClampedArray) => count(of, theme.ink, x, y - 0.63, 0.2);
      expect(ink(without), name).toBeGreaterThan(100);
      // Its edges are seen through a little.
      expect(ink(pixels), name).toBeGreaterThan(0.95 * ink(without));
    }
    const end = tiles.find(({ name }) => name === to);
    expect(count(pixels, dyeOf(1), end?.x ?? 0, end?.y ?? 0, 1.15)).toBeGreaterThan(450);
  });
});

describe('an arrow that says how many go', () => {
  const beside = [
    ['E', high, 0],
    ['SE', high / 2, 1.5],
    ['SW', -high / 2, 1.5],
    ['W', -high, 0],
    ['NW', -high / 2, -1.5],
    ['NE', high / 2, -1.5],
  ] as const;
  const crowd = [...people(0, 3), ...people(2, 2)];
  const drawn = (name: string, x: number, y: number, marks: readonly Mark[]) =>
    board([tile('a', 0, 0, { pieces: crowd }), tile(name, x, y, { pieces: crowd })], marks, true);

  it.each(beside)('is seen whole over a crowd and beside names, to the %s', (name, x, y) => {
    const pixels = drawn(name, x, y, [{ mark: 'arrow', from: 'a', to: name, owner: 1, count: 4 }]);
    const hidden = drawn(name, x, y, [{ mark: 'arrow', from: 'a', to: name, owner: 1 }]);
    const seen = (of: Uint8ClampedArray) => count(of, dyeOf(1), x / 2, y / 2, 0.5);
    expect(seen(pixels)).toBeGreaterThan(950);
    expect(seen(hidden)).toBeLessThan(seen(pixels));
    const bare = drawn(name, x, y, []);
    for (const [nameX, nameY] of [
      [0, 0],
      [x, y],
    ] as const) {
      const ink = (of: Uint8ClampedArray) => count(of, theme.ink, nameX, nameY - 0.63, 0.2);
      expect(ink(pixels)).toBeGreaterThan(0.95 * ink(bare));
    }
  });
});

describe('marks', () => {
  it('light the one piece that is meant, also beside a mammoth', () => {
    const both = [...people(0, 1), ...people(1, 1)];
    const figures = [{ figure: 'mammoth', name: 'Mammoth' }] as const;
    for (const more of [{}, { figures }]) {
      const tiles = [tile('A1', 0, 0, { pieces: both, ...more })];
      const lit = (owner: number) => board(tiles, [{ mark: 'here', at: 'A1', owner, label: '1' }]);
      const [first, second] = [lit(0), lit(1)];
      const glow = (pixels: Uint8ClampedArray, x: number) => count(pixels, theme.glow, x, 0.2, 0.5);
      expect(glow(first, -0.5)).toBeGreaterThan(2 * glow(first, 0.5));
      expect(glow(second, 0.5)).toBeGreaterThan(2 * glow(second, -0.5));
    }
  });

  it('ring all that is there where none is named, wider than a mammoth', () => {
    const figures = [{ figure: 'mammoth', name: 'Mammoth' }] as const;
    const tiles = [tile('A1', 0, 0, { figures })];
    const pixels = board(tiles, [{ mark: 'here', at: 'A1', owner: null, label: null }]);
    expect(count(pixels, theme.glow, 0, 0, 1)).toBeGreaterThan(2500);
  });

  it('show fresh snow by the edge of the tile', () => {
    const tiles = [tile('A1', 0, 0)];
    const pixels = board(tiles, [{ mark: 'sign', at: 'A1', icon: 'snow' }]);
    expect(count(pixels, theme.ice, 0, 0, 1)).toBeGreaterThan(3000);
    expect(count(pixels, theme.ice, 0, 0, 0.7)).toBe(0);
  });

  it('are within their tile, however many there are', () => {
    const tiles = [tile('A1', 0, 0, { pieces: people(0, 3) })];
    const numbers = [1, 2, 3, 4, 5].map(
      (number): Mark => ({ mark: 'number', at: 'A1', number, owner: number % 4 }),
    );
    const sign: Mark = { mark: 'sign', at: 'A1', icon: 'wound' };
    const bare = board(tiles, []);
    for (const marks of [numbers.slice(0, 1), [sign], numbers, [sign, ...numbers]]) {
      const pixels = board(tiles, marks);
      expect(difference(bare, pixels)).toBeGreaterThan(0.001);
      let furthest = 0;
      for (let py = 0; py < SIZE; py += 1) {
        for (let px = 0; px < SIZE; px += 1) {
          if ((pixels[(py * SIZE + px) * 4 + 3] ?? 0) === 0) continue;
          const [x, y] = [Math.abs(px - SIZE / 2), Math.abs(py - SIZE / 2)];
          furthest = Math.max(furthest, y, x * 0.866 + y / 2);
        }
      }
      // Into the border between two tiles, at most.
      expect(furthest).toBeLessThan(86.6 + 14);
    }
  });
});

describe('a crowd', () => {
  const of = (count: number, more: Partial<Tile> = {}) =>
    board([tile('A1', 0, 0, { crowd: { count, limit: 5 }, ...more })], []);
  const light = (pixels: Uint8ClampedArray) => count(pixels, theme.danger, 0, 0.65, 0.3);

  it('is told below who is there, and stands out where it is full', () => {
    expect(difference(of(3), of(4))).toBeGreaterThan(0);
    expect([3, 5, 7].map((all) => light(of(all)) > 300)).toEqual([false, true, true]);
  });

  it('has tokens beside it, each with its number', () => {
    const food = (many: number) => ({
      tokens: [{ icon: 'food', name: 'food', count: many, words: `${many} food` }],
    });
    expect(difference(of(3, food(2)), of(3))).toBeGreaterThan(0.005);
    expect(difference(of(3, food(2)), of(3, food(3)))).toBeGreaterThan(0);
  });
});

describe('pieces that are no persons', () => {
  const own = themeFor(THEMES.day, 'rise-of-tribes');
  const village = (owner: number, look = 'village') =>
    painted(200, 200, (ctx) => {
      const pieces: Piece[] = [{ owner, label: '', lying: false, pips: 0, state: [], look }];
      const map: HexMap = {
        tiles: [tile('A1', 0, 0, { pieces })],
        compass: null,
        marks: [],
        lit: null,
      };
      ctx.translate(100, 100);
      paintBoard(ctx, own, map, strips, 90, paintUncached);
    });

  it('are seen whose they are, and differ', () => {
    expect(difference(village(0), village(1))).toBeGreaterThan(0.01);
    expect(difference(village(0), village(0, 'hidden'))).toBeGreaterThan(0.01);
    expect(() => village(0, 'castle')).toThrow('No drawing is called "castle"');
  });
});

describe('big pieces', () => {
  it('share a tile side by side', () => {
    const mammoth = { figure: 'mammoth', name: 'Mammoth' } as const;
    const pixels = board([tile('A1', 0, 0, { figures: [mammoth, mammoth] })], []);
    const hide = (x: number) => count(pixels, theme.hide, x, 0.08, 0.3);
    expect([hide(-0.35) > 200, hide(0.42) > 200]).toEqual([true, true]);
  });
});
