import { describe, expect, it } from 'vitest';
import { type ThemeId, THEMES, type Theme } from '../../src/render/palette.ts';
import { apart, contrast, rgb, seen, type Sight, SIGHTS } from '../../src/render/sight.ts';

/** ΔE (CIE 1976): sides are flat shapes. */
const SIDES_APART = 18;

const themes = Object.entries(THEMES) as readonly [ThemeId, Theme][];
const sights = Object.keys(SIGHTS) as readonly Sight[];

/** Every pair of different items. */
function pairs<T>(items: readonly T[]): [T, T][] {
  return items.flatMap((a, index) => items.slice(index + 1).map((b): [T, T] => [a, b]));
}

describe.each(themes)('the theme %s', (_, theme) => {
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
});
