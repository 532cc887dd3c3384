import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseInks, type Inks, newSpecimens, type Specimens } from '../../src/render/inks.ts';
import { type ThemeId, THEMES, type Theme } from '../../src/render/palette.ts';
import { inksOf } from '../../src/render/raster.ts';
import { apart, type Rgb, rgb } from '../../src/render/sight.ts';

/** The colour that each pixel came out as, as a number like those that went in. */
function printed(inks: Inks, pixels: Int32Array): number[] {
  const { rows } = inks.print(pixels, pixels.length, 1);
  return [...rows.subarray(1)].map((index) => {
    const [r = 0, g = 0, b = 0] = inks.palette.subarray(index * 3);
    return ((r << 16) | (g << 8) | b) >>> 0;
  });
}

function specimensOf(pixels: Int32Array): Specimens {
  const specimens = newSpecimens();
  specimens.add(pixels);
  return specimens;
}

const channels = (colour: number) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

/** How much of the ground is left out where a tile stands back. */
const VEIL = 0.68;
/** ΔE (CIE 1976): 2.3 can just be seen, 10 at a glance. */
const NEAR = 8;

const themes = Object.entries(THEMES) as readonly [ThemeId, Theme][];

describe.each(themes)('the inks of the theme %s', (id, theme) => {
  const { palette } = inksOf(id);
  const inks = Array.from({ length: palette.length / 3 }, (_, i): Rgb => {
    const [r = 0, g = 0, b = 0] = palette.subarray(i * 3);
    return [r, g, b];
  });
  const nearest = (colour: Rgb) => Math.min(...inks.map((ink) => apart(ink, colour)));

  it('have every ground as it stands back on a choice map', () => {
    const paper = rgb(theme.paper);
    for (const [ground, { field, motif, light }] of Object.entries(theme.grounds)) {
      for (const part of [field, motif, light]) {
        const colour = rgb(part);
        const mix = (at: 0 | 1 | 2) => paper[at] * VEIL + colour[at] * (1 - VEIL);
        expect(nearest([mix(0), mix(1), mix(2)]), `${ground} ${part}`).toBeLessThan(NEAR);
      }
    }
  });
});

describe('inks', () => {
  const flat = [0x000000, 0xffffff, 0xc8430c, 0x0b66a8, 0xe9dec6];

  it('keep the colours of flat shapes, also those that the specimen lacks', () => {
    const inks = chooseInks(flat, specimensOf(Int32Array.from([0x808080])));
    const pixels = Int32Array.from({ length: 500 }, (_, i) => flat[Math.floor(i / 100)] ?? 0);
    expect(printed(inks, pixels)).toEqual([...pixels]);
  });

  it('come near every colour of a specimen of a few hundred, whatever they are', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1, maxLength: 250 }), (list) => {
        const specimen = Int32Array.from(list);
        const out = printed(chooseInks([], specimensOf(specimen)), specimen);
        list.forEach((wanted, index) => {
          const got = channels(out[index] ?? 0);
          channels(wanted).forEach((value, at) => {
            // Colours within an eighth of a channel may become one.
            expect(Math.abs(value - (got[at] ?? 0))).toBeLessThanOrEqual(10);
          });
        });
      }),
      { numRuns: 30 },
    );
  });

  it('print the same however they were used before', () => {
    const specimen = Int32Array.from({ length: 4000 }, (_, i) => (i * 2_654_435) & 0xffffff);
    const used = chooseInks(flat, specimensOf(specimen));
    used.print(specimen.toReversed(), 40, 100);
    expect(used.print(specimen, 40, 100)).toEqual(
      chooseInks(flat, specimensOf(specimen)).print(specimen, 40, 100),
    );
  });

  it('are 255 at most, and a row begins with a zero', () => {
    const specimen = Int32Array.from({ length: 40_000 }, (_, i) => (i * 2_654_435) & 0xffffff);
    const inks = chooseInks(flat, specimensOf(specimen));
    expect(inks.palette.length).toBe(255 * 3);
    const { rows } = inks.print(specimen, 200, 200);
    expect(rows.length).toBe(201 * 200);
    for (let y = 0; y < 200; y += 1) expect(rows[y * 201]).toBe(0);
  });
});
