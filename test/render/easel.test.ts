import { setImmediate } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { easelOf } from '../../src/render/easel.ts';
import { inksOf } from '../../src/render/raster.ts';

const MEGABYTE = 2 ** 20;

describe('the easel', () => {
  it('shows what is painted, in the order of its pixels', () => {
    const { ctx, read } = easelOf(2, 1);
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.fillStyle = '#102030';
    ctx.fillRect(0, 0, 1, 1);
    ctx.fillStyle = '#405060';
    ctx.fillRect(1, 0, 1, 1);
    const colours = read((pixels) => Array.from(pixels, (pixel) => pixel & 0xffffff));
    expect(colours).toEqual([0x102030, 0x405060]);
  });

  it('gives the memory of pixels back as soon as they are printed', async () => {
    const inks = inksOf('day');
    await setImmediate();
    const before = process.memoryUsage().arrayBuffers;
    const pictures = Array.from({ length: 3 }, () => easelOf(1000, 1000).printed(inks));
    const kept = pictures.reduce((sum, { rows }) => sum + rows.length, 0);
    // Of what goes at once, four bytes a pixel, at most one picture may still be there.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(kept + 5 * MEGABYTE);
  });

  it('gives the memory of specimens back before inks are chosen from them', () => {
    const before = process.memoryUsage().arrayBuffers;
    // A number that nobody else asks for, so they are chosen here.
    inksOf('day', 77);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * MEGABYTE);
  });
});
