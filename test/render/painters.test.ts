import { describe, expect, it } from 'vitest';
import {
  COLOURS,
  type Compass,
  EMBLEMS,
  type HexMap,
  SHARED_FIGURES,
  SHARED_ICONS,
  type Piece,
  type Tile,
} from '../../src/presentation/scene.ts';
import { paintBadge } from '../../src/render/badge.ts';
import type { Context } from '../../src/render/context.ts';
import { LANDS } from '../../src/presentation/colours.ts';
import { themeFor } from '../../src/render/drawings/registry.ts';
import { paintEmblem } from '../../src/render/emblems.ts';
import { paintFigure } from '../../src/render/figures.ts';
import { paintIcon } from '../../src/render/icons.ts';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { THEMES } from '../../src/render/palette.ts';
import { paintCompass } from '../../src/render/map.ts';
import type { Side } from '../../src/render/badge.ts';
import { paintPiece } from '../../src/render/pieces.ts';
import { paintGround, paintTexture } from '../../src/render/terrain/ground.ts';
import { covered, difference, painted } from './pixels.ts';
import { ARTS } from './specimens.ts';

const theme = THEMES.day;

/** Every pair of different items. */
function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}

function expectAllToDiffer(looks: ReadonlyMap<string, Uint8ClampedArray>, least: number): void {
  for (const [[nameA, a], [nameB, b]] of pairs([...looks])) {
    expect(difference(a, b), `${nameA} and ${nameB}`).toBeGreaterThan(least);
  }
}

/** The pixels as grey: what is left for somebody who sees no colours. */
function grey(pixels: Uint8ClampedArray): Uint8ClampedArray {
  const out = Uint8ClampedArray.from(pixels);
  for (let i = 0; i < out.length; i += 4) {
    const [r = 0, g = 0, b = 0] = out.subarray(i, i + 3);
    out.fill(0.2126 * r + 0.7152 * g + 0.0722 * b, i, i + 3);
  }
  return out;
}

describe('grounds', () => {
  const looks = new Map(
    LANDS.map((texture) => [
      texture,
      painted(140, 124, (ctx) => paintTexture(ctx, theme, texture, 70, 62, 70, 'D4')),
    ]),
  );

  it('differ from each other, in grey too', () => {
    expectAllToDiffer(looks, 0.4);
    expectAllToDiffer(new Map([...looks].map(([name, pixels]) => [name, grey(pixels)])), 0.2);
  });

  it('stay within their hexagon', () => {
    for (const pixels of looks.values()) expect(covered(pixels)).toBeLessThan(0.79);
  });

  it('have trees of their own on each tile, the same each time', () => {
    const forest = (name: string) =>
      painted(140, 124, (ctx) => paintTexture(ctx, theme, 'forest', 70, 62, 70, name));
    expect(difference(forest('A1'), forest('A2'))).toBeGreaterThan(0.02);
    expect(difference(forest('A1'), forest('A1'))).toBe(0);
  });

  const tile: Tile = {
    name: 'A1',
    x: 0,
    y: 0,
    texture: 'forest',
    ground: 'Forest',
    rim: null,
    snow: false,
    buried: null,
    tokens: [],
    figures: [],
    pieces: [],
  };
  const ground = (...tiles: Tile[]) =>
    painted(200, 200, (ctx) => {
      const map: HexMap = { tiles, compass: null, marks: [], lit: null };
      ctx.translate(100, 100);
      paintGround(ctx, theme, map, 70, paintUncached);
    });

  it('show a rim of rocks where they are difficult', () => {
    const change = difference(ground(tile), ground({ ...tile, rim: 'difficult' }));
    expect(change).toBeGreaterThan(0.05);
  });

  it('leave nothing but their shapes under the snow', () => {
    const snow = { ...tile, texture: null, snow: true } as const;
    const [bare, forest, swamp] = ([null, 'forest', 'swamp'] as const).map((buried) =>
      ground({ ...snow, buried }),
    );
    if (bare === undefined || forest === undefined || swamp === undefined) throw new Error('gone');
    for (const under of [bare, forest, swamp]) {
      expect(difference(ground(tile), under)).toBeGreaterThan(0.4);
    }
    expect(difference(forest, swamp)).toBeGreaterThan(0);
    for (const under of [forest, swamp]) expect(difference(bare, under)).toBeLessThan(0.2);
  });

  it('let the breeding ground be seen under the snow', () => {
    const home = { ...tile, texture: 'breeding-ground', snow: true } as const;
    expect(difference(ground(home), ground({ ...home, texture: null }))).toBeGreaterThan(0.1);
    expect(difference(ground(home), ground({ ...home, snow: false }))).toBeGreaterThan(0.1);
  });
});

describe('a compass', () => {
  const rose = (figure: Compass['figure']) =>
    painted(160, 160, (ctx) => {
      const bearings = [{ label: '1', degrees: 0 }];
      paintCompass(ctx, theme, { name: '', figure, bearings }, 80, 80, 78, paintUncached);
    });

  it('shows in its middle what the scene says, or nothing', () => {
    expect(difference(rose('mammoth'), rose(null))).toBeGreaterThan(0.05);
  });
});

describe('signs', () => {
  it.each([...ARTS])('of %s are all there and none is like another', (game, art) => {
    const own = themeFor(theme, game);
    const icons = new Map(
      [...SHARED_ICONS, ...Object.keys(art.icons ?? {})].map((icon) => [
        icon,
        painted(60, 60, (ctx) => paintIcon(ctx, own, icon, 30, 30, 50)),
      ]),
    );
    const dye = { ink: '#000000', fill: '#ffffff' };
    const emblems = new Map(
      EMBLEMS.map((emblem) => [
        emblem,
        painted(60, 60, (ctx) => paintEmblem(ctx, theme, emblem, dye, 30, 30, 40)),
      ]),
    );
    const figures = SHARED_FIGURES.map((figure) =>
      painted(120, 120, (ctx) => paintFigure(ctx, theme, figure, 60, 60, 50)),
    );
    expectAllToDiffer(icons, 0.1);
    expectAllToDiffer(emblems, 0.1);
    for (const pixels of [...icons.values(), ...emblems.values(), ...figures]) {
      expect(covered(pixels)).toBeGreaterThan(0.1);
    }
  });
});

describe('pieces', () => {
  const piece: Piece = { owner: 0, label: '1', lying: false, pips: 0, state: [] };
  const look = (more: Partial<Piece> = {}, colour: (typeof COLOURS)[number] = 'red') =>
    painted(110, 110, (ctx) => {
      const side = { colour, emblem: 'flame' } as const;
      paintPiece(ctx, theme, { ...piece, ...more }, side, 55, 55, 1, paintUncached);
    });

  it('stand or lie, and lie low', () => {
    expect(difference(look(), look({ lying: true }))).toBeGreaterThan(0.2);
    const heightOf = (pixels: Uint8ClampedArray) => {
      const rows = new Set<number>();
      // The column of the head of a standing piece.
      for (let y = 0; y < 110; y += 1) if ((pixels[(y * 110 + 55) * 4 + 3] ?? 0) > 0) rows.add(y);
      return rows.size;
    };
    expect(heightOf(look({ lying: true }))).toBeLessThan(heightOf(look()) * 0.8);
  });

  it('have an outline of their own on each side, lying and on badges too, whatever the colours', () => {
    const outline = (pixels: Uint8ClampedArray) =>
      pixels.map((value, i) => (i % 4 === 3 && value > 127 ? 255 : 0));
    const sides = EMBLEMS.map((emblem) => ({ colour: 'red', emblem }) as const);
    const paintOf =
      (lying: boolean) =>
      (ctx: Context, side: Side): void =>
        paintPiece(ctx, theme, { ...piece, lying }, side, 55, 55, 1, paintUncached);
    // Who lies covers two thirds of what who stands does.
    for (const [paint, apart] of [
      [paintOf(false), 0.02],
      [paintOf(true), 0.013],
      [(ctx: Context, side: Side) => paintBadge(ctx, theme, side, 55, 55, 40, paintUncached), 0.02],
    ] as const) {
      const looks = sides.map((side): [string, Uint8ClampedArray] => [
        side.emblem,
        outline(painted(110, 110, (ctx) => paint(ctx, side))),
      ]);
      expectAllToDiffer(new Map(looks), apart);
    }
  });

  it('show their number, their actions and their side', () => {
    expect(difference(look(), look({ label: '4' }))).toBeGreaterThan(0.01);
    expect(difference(look(), look({ pips: 1 }))).toBeGreaterThan(0.01);
    expect(difference(look({ pips: 1 }), look({ pips: 2 }))).toBeGreaterThan(0.01);
    expectAllToDiffer(new Map(COLOURS.map((colour) => [colour, look({}, colour)])), 0.15);
  });
});
