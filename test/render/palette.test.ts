import { describe, expect, it } from 'vitest';
import { THEMES } from '../../src/render/palette.ts';

function channels(colour: string): number[] {
  return [1, 3, 5].map((from) => Number.parseInt(colour.slice(from, from + 2), 16) / 255);
}

/** Relative luminance (WCAG 2). */
function luminance(rgb: readonly number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((c) =>
    c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: readonly number[], b: readonly number[]): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light + 0.05) / (dark + 0.05);
}

/** A veil over a ground: how names and tokens are backed on the map. */
function veiled(veil: string, ground: string, alpha: number): number[] {
  const under = channels(ground);
  return channels(veil).map((c, index) => c * alpha + (under[index] ?? 0) * (1 - alpha));
}

describe.each(Object.entries(THEMES))('the theme %s', (_, theme) => {
  it('can be read: 4.5 to 1 for all text', () => {
    const pairs = [
      [theme.ink, theme.sheet],
      [theme.ink, theme.glow],
      [theme.faded, theme.sheet],
      [theme.danger, theme.sheet],
      [theme.barInk, theme.bar],
      [theme.glow, theme.bar],
      ...Object.values(theme.dyes).map(({ ink, fill }) => [ink, fill] as const),
    ] as const;
    for (const [ink, ground] of pairs) {
      expect(contrast(channels(ink), channels(ground)), `${ink} on ${ground}`).toBeGreaterThan(4.5);
    }
    for (const { field, motif, light } of Object.values(theme.grounds)) {
      for (const colour of [field, motif, light]) {
        const behind = veiled(theme.sheet, colour, 0.82);
        expect(contrast(channels(theme.ink), behind), colour).toBeGreaterThan(4.5);
      }
    }
  });
});
