import { describe, expect, it } from 'vitest';
import { TEXTURES } from '../../src/presentation/scene.ts';
import { type ThemeId, THEMES, type Theme } from '../../src/render/palette.ts';
import { paintTexture } from '../../src/render/terrain/ground.ts';
import { painted } from './pixels.ts';
import {
  apart,
  contrast,
  lab,
  type Rgb,
  rgb,
  seen,
  type Sight,
  SIGHTS,
} from '../../src/render/sight.ts';

/** ΔE (CIE 1976). Sides are flat shapes; grounds also differ in what grows on them. */
const SIDES_APART = 18;
const GROUNDS_APART = 14;
/** In grey the patterns must do it: so much of two tiles differs by so many steps of lightness. */
const LIGHTER = 8;
const PATTERN_APART = 0.3;

const themes = Object.entries(THEMES) as readonly [ThemeId, Theme][];
const sights = Object.keys(SIGHTS) as readonly Sight[];

/** Every pair of different items. */
function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}

/** A veil over a ground: how names and tokens are backed on the map. */
function veiled(veil: Rgb, ground: Rgb, alpha: number): Rgb {
  const mix = (at: 0 | 1 | 2) => veil[at] * alpha + ground[at] * (1 - alpha);
  return [mix(0), mix(1), mix(2)];
}

describe.each(themes)('the theme %s', (_, theme) => {
  it('can be read: 4.5 to 1 for all text', () => {
    const texts = [
      [theme.ink, theme.sheet],
      [theme.glowInk, theme.glow],
      [theme.glowInk, theme.bone],
      [theme.faded, theme.sheet],
      [theme.cardInk, theme.sheet],
      [theme.barInk, theme.bar],
      [theme.barAccent, theme.bar],
      ...Object.values(theme.dyes).map(({ ink, fill }) => [ink, fill] as const),
    ] as const;
    for (const [ink, ground] of texts) {
      expect(contrast(rgb(ink), rgb(ground)), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
  });

  it('can be read on the map, whatever the ground and also where it stands back', () => {
    const grounds = Object.values(theme.grounds).flatMap(({ field, motif, light }) => [
      field,
      motif,
      light,
    ]);
    for (const colour of [...grounds, theme.snow, theme.paper]) {
      const behind = veiled(rgb(theme.sheet), rgb(colour), 0.82);
      expect(contrast(rgb(theme.ink), behind), colour).toBeGreaterThan(4.5);
    }
  });

  it('shows what stands out without its hue: what waits, peaks, trees', () => {
    const { forest, mountain } = theme.grounds;
    const edges = [
      [theme.glow, theme.line, 3],
      [mountain.motif, theme.rock, 1.4],
      [mountain.motif, mountain.field, 1.4],
      [forest.light, forest.field, 1.5],
    ] as const;
    for (const [one, other, least] of edges) {
      expect(contrast(rgb(one), rgb(other)), `${one} and ${other}`).toBeGreaterThan(least);
    }
  });

  it.each(sights)('tells its sides apart in %s', (sight) => {
    for (const [[a, one], [b, two]] of pairs(Object.entries(theme.dyes))) {
      const distance = apart(seen(sight, rgb(one.fill)), seen(sight, rgb(two.fill)));
      expect(distance, `${a} and ${b}`).toBeGreaterThan(SIDES_APART);
    }
  });

  it.each(sights.filter((sight) => sight !== 'grey'))('tells its grounds apart in %s', (sight) => {
    const snow = { field: theme.snow, motif: theme.snowEdge, light: theme.snow };
    for (const [[a, one], [b, two]] of pairs(Object.entries({ ...theme.grounds, snow }))) {
      const distances = (['field', 'motif', 'light'] as const).map((part) =>
        apart(seen(sight, rgb(one[part])), seen(sight, rgb(two[part]))),
      );
      expect(Math.max(...distances), `${a} and ${b}`).toBeGreaterThan(GROUNDS_APART);
    }
  });

  it('tells its grounds apart in grey, by their patterns', () => {
    const tiles = TEXTURES.map((texture) => {
      const pixels = painted(120, 104, (ctx) =>
        paintTexture(ctx, theme, texture, 60, 52, 60, 'kind 0'),
      );
      const lightness: number[] = [];
      for (let i = 0; i < pixels.length; i += 4) {
        const [r = 0, g = 0, b = 0] = pixels.subarray(i, i + 3);
        lightness.push(lab(seen('grey', [r, g, b]))[0]);
      }
      return { texture, lightness };
    });
    for (const [a, b] of pairs(tiles)) {
      const differ = a.lightness.filter((l, at) => Math.abs(l - (b.lightness[at] ?? 0)) > LIGHTER);
      const share = differ.length / a.lightness.length;
      expect(share, `${a.texture} and ${b.texture}`).toBeGreaterThan(PATTERN_APART);
    }
  });
});
