import './specimens.ts';
import { type CanvasRenderingContext2D, createCanvas, loadImage } from 'canvas';
// Registers the fonts, as the painter does: else it would depend on which file is tested before.
import '../../src/render/fonts.ts';
import type { Context } from '../../src/render/context.ts';

/** The pixels of what is painted on a canvas of this size: red, green, blue, alpha. */
export function painted(
  width: number,
  height: number,
  paint: (ctx: Context) => void,
): Uint8ClampedArray {
  const ctx = createCanvas(width, height).getContext('2d');
  paint(ctx);
  return dataOf(ctx, width, height);
}

function dataOf(ctx: CanvasRenderingContext2D, width: number, height: number): Uint8ClampedArray {
  return ctx.getImageData(0, 0, width, height).data;
}

/** A PNG's pixels and size. */
export async function decoded(png: Buffer) {
  const image = await loadImage(png);
  const { width, height } = image;
  const ctx = createCanvas(width, height).getContext('2d');
  ctx.drawImage(image, 0, 0);
  return { width, height, pixels: dataOf(ctx, width, height) };
}

/** The part of the pixels that differs clearly, from 0 to 1. */
export function difference(a: Uint8ClampedArray, b: Uint8ClampedArray): number {
  if (a.length !== b.length) return 1;
  let different = 0;
  for (let i = 0; i < a.length; i += 4) {
    let distance = 0;
    for (let at = i; at < i + 4; at += 1) distance += Math.abs((a[at] ?? 0) - (b[at] ?? 0));
    if (distance > 48) different += 1;
  }
  return different / (a.length / 4);
}

/** The part of the pixels on which anything was painted. */
export function covered(pixels: Uint8ClampedArray): number {
  let count = 0;
  for (let i = 3; i < pixels.length; i += 4) if ((pixels[i] ?? 0) > 0) count += 1;
  return count / (pixels.length / 4);
}
