import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quantize } from '../../src/render/quantize.ts';

/** The colour that each pixel came out as, as a number like those that went in. */
function colours(pixels: Uint32Array): number[] {
  const { palette, indices } = quantize(pixels);
  return [...indices].map((index) => {
    const [r = 0, g = 0, b = 0] = palette.subarray(index * 4);
    return ((r << 16) | (g << 8) | b) >>> 0;
  });
}

const channels = (colour: number) => [(colour >> 16) & 255, (colour >> 8) & 255, colour & 255];

describe('a picture in 256 colours', () => {
  it('keeps the colours of a few flat shapes', () => {
    const flat = [0x000000, 0xffffff, 0xc8430c, 0x0b66a8, 0xe9dec6];
    const pixels = Uint32Array.from({ length: 500 }, (_, i) => flat[Math.floor(i / 100)] ?? 0);
    expect(colours(pixels)).toEqual([...pixels]);
  });

  it('comes near every colour where there are a few hundred, whatever they are', () => {
    const colour = fc.integer({ min: 0, max: 0xffffff });
    fc.assert(
      fc.property(fc.array(colour, { minLength: 1, maxLength: 250 }), (list) => {
        const out = colours(Uint32Array.from(list));
        list.forEach((wanted, index) => {
          const got = channels(out[index] ?? 0);
          channels(wanted).forEach((value, at) => {
            // Colours within an eighth of a channel may become one.
            expect(Math.abs(value - (got[at] ?? 0))).toBeLessThanOrEqual(8);
          });
        });
      }),
      { numRuns: 30 },
    );
  });

  it('takes a picture of more colours than that', () => {
    const pixels = Uint32Array.from({ length: 40_000 }, (_, i) => (i * 2_654_435) & 0xffffff);
    expect(new Set(quantize(pixels).indices).size).toBe(256);
  });
});
