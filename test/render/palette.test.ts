import { describe, expect, it } from 'vitest';
import { type ColourId, COLOURS } from '../../src/presentation/scene.ts';
import { type ThemeId, THEMES, type Theme } from '../../src/render/palette.ts';
import { FEW_SIDES } from '../../src/render/specimen.ts';
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
  const distance = (sight: Sight, one: ColourId, other: ColourId) =>
    apart(seen(sight, rgb(theme.dyes[one].fill)), seen(sight, rgb(theme.dyes[other].fill)));

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
    // In black and white there is room for four steps of light: the others are told by their cut.
    const told = sight === 'grey' ? COLOURS.slice(0, FEW_SIDES) : COLOURS;
    for (const [one, other] of pairs(told)) {
      expect(distance(sight, one, other), `${one} and ${other}`).toBeGreaterThan(SIDES_APART);
    }
  });

  it('has six sides that are no nearer to each other, for whoever sees few colours, than four are', () => {
    const least = (colours: readonly ColourId[]) =>
      Math.min(
        ...sights
          .filter((sight) => sight !== 'grey')
          .flatMap((sight) => pairs(colours).map(([a, b]) => distance(sight, a, b))),
      );
    expect(least(COLOURS)).toBeGreaterThanOrEqual(least(COLOURS.slice(0, FEW_SIDES)));
  });

  it('has an ink for each side that can be read on it', () => {
    for (const { fill, ink } of Object.values(theme.dyes)) {
      expect(contrast(rgb(fill), rgb(ink))).toBeGreaterThan(4.5);
    }
  });
});
