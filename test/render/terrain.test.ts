import { describe, expect, it } from 'vitest';
import { LANDS, type Land } from '../../src/presentation/colours.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { type Theme, type ThemeId, THEMES } from '../../src/render/palette.ts';
import { lab, type Rgb, seen, type Sight, SIGHTS } from '../../src/render/sight.ts';
import { paintGround } from '../../src/render/terrain/ground.ts';
import { painted } from './pixels.ts';

/**
 * Grounds are told apart by colour and, where sight takes the colour away, by the shapes that grow on them.
 * So what is compared is whole painted tiles, as small as a phone shows them, through every kind of sight: by
 * their colour on average and by how strong and how fine their pattern is. A tile is nearer to every tile of
 * its own ground, on which all stands elsewhere, than to any of another.
 */
const RADIUS = 36;
const SIZE = 2 * RADIUS + 8;
/** The least distance of two grounds, and how many times the distance of two tiles of one it is. */
const APART = 4;
const TIMES = 2;

/** Two names for each kind of tile there is. */
const NAMES = ['A1', 'A2', 'B3', 'C4', 'D2', 'E5'];
const GROUNDS: readonly (Land | null)[] = [...LANDS, null];

const themes = Object.entries(THEMES) as readonly [ThemeId, Theme][];
const sights = Object.keys(SIGHTS) as readonly Sight[];

/** A tile by itself; of no texture: snow, over what it has buried. */
function tile(
  theme: Theme,
  texture: Land | null,
  name: string,
  buried: Land | null = null,
): Uint8ClampedArray {
  const only = {
    name,
    x: 0,
    y: 0,
    texture,
    ground: '',
    rim: null,
    snow: texture === null,
    buried,
  };
  return painted(SIZE, SIZE, (ctx) => {
    const tiles = [{ ...only, tokens: [], figures: [], pieces: [] }];
    ctx.translate(SIZE / 2, SIZE / 2);
    paintGround(ctx, theme, { tiles, compass: null, marks: [], lit: null }, RADIUS, paintUncached);
  });
}

/** Whether a pixel is well within the tile. */
function isWithin(x: number, y: number): boolean {
  const [aside, off] = [Math.abs(x + 0.5 - SIZE / 2), Math.abs(y + 0.5 - SIZE / 2)];
  const reach = 0.85 * RADIUS;
  return off < (reach * Math.sqrt(3)) / 2 && aside < reach - off / Math.sqrt(3);
}

/** The colour of a tile, how much its lightness varies, and how much from pixel to pixel, across and down. */
function look(pixels: Uint8ClampedArray, sight: Sight): number[] {
  const known = new Map<number, Rgb>();
  const colourAt = (x: number, y: number): Rgb => {
    const i = (y * SIZE + x) * 4;
    const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
    const name = (r << 16) | (g << 8) | b;
    const colour = known.get(name) ?? lab(seen(sight, [r, g, b]));
    known.set(name, colour);
    return colour;
  };
  const sums = { count: 0, l: 0, a: 0, b: 0, squares: 0, across: 0, down: 0 };
  for (let y = 0; y < SIZE; y += 1) {
    for (let x = 0; x < SIZE; x += 1) {
      if (!isWithin(x, y)) continue;
      const [l, a, b] = colourAt(x, y);
      sums.count += 1;
      sums.l += l;
      sums.a += a;
      sums.b += b;
      sums.squares += l * l;
      sums.across += Math.abs(l - colourAt(x + 1, y)[0]);
      sums.down += Math.abs(l - colourAt(x, y + 1)[0]);
    }
  }
  const mean = (sum: number) => sum / sums.count;
  const varies = Math.sqrt(mean(sums.squares) - mean(sums.l) ** 2);
  const fine = [2 * mean(sums.across), 2 * mean(sums.down)];
  return [mean(sums.l), mean(sums.a), mean(sums.b), varies, ...fine];
}

const distance = (one: readonly number[], other: readonly number[]): number =>
  Math.hypot(...one.map((value, at) => value - (other[at] ?? 0)));

describe.each(themes)('in the theme %s', (_, theme) => {
  const tiles = GROUNDS.flatMap((texture) =>
    NAMES.map((name) => ({ ground: texture ?? 'snow', pixels: tile(theme, texture, name) })),
  );
  const snowed = LANDS.map((buried) => ({
    buried,
    tiles: NAMES.map((name) => tile(theme, null, name, buried)),
  }));

  it.each(sights)('each ground, and snow, is known by its look in %s', (sight) => {
    const looks = tiles.map(({ ground, pixels }) => ({ ground, look: look(pixels, sight) }));
    for (const one of looks) {
      const from = (other: (typeof looks)[number]) => distance(one.look, other.look);
      const own = Math.max(...looks.filter(({ ground }) => ground === one.ground).map(from));
      for (const other of looks.filter(({ ground }) => ground !== one.ground)) {
        const found = `${one.ground} and ${other.ground}`;
        expect(from(other), found).toBeGreaterThan(Math.max(APART, TIMES * own));
      }
    }
  });

  it.each(sights)('no ground looks as it does under snow, nor as any other in %s', (sight) => {
    const looksOf = (all: readonly Uint8ClampedArray[]) => all.map((pixels) => look(pixels, sight));
    const snows = snowed.map((one) => ({ buried: one.buried, looks: looksOf(one.tiles) }));
    for (const ground of LANDS) {
      const open = looksOf(tiles.filter((one) => one.ground === ground).map((one) => one.pixels));
      for (const { buried, looks } of snows) {
        const nearest = Math.min(...open.flatMap((one) => looks.map((two) => distance(one, two))));
        expect(nearest, `${ground}, and ${buried} under snow`).toBeGreaterThan(APART);
      }
    }
  });
});
