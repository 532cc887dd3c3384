import './fonts.ts';
import { type Canvas, createCanvas } from 'canvas';
import type { Context } from './context.ts';
import { createKeeper, type Sheet } from './keep.ts';

/** What is kept of pictures, in a thread: some ten grounds, and all pieces, goods and names. */
const KEPT_BYTES = 64 * 2 ** 20;

/** A clear canvas of so many pixels. Only here and in `fonts.ts` does anything know which canvas it is. */
export function newSheet(width: number, height: number): Sheet {
  const image = createCanvas(width, height);
  return {
    image,
    ctx: image.getContext('2d'),
    // V8 does not know how large a canvas is: left to its collector, hundreds would pile up.
    discard: () => resize(image, 1, 1),
  };
}

/** Gives a canvas another size, empty, and its former memory back at once. */
function resize(canvas: Canvas, width: number, height: number): void {
  canvas.width = width;
  canvas.height = height;
}

/** What is kept of pictures painted in this thread, by theme. */
export const keeperOf = createKeeper(newSheet, KEPT_BYTES);

/** Layouts are measured here: a canvas of its own, as a picture's size comes out of its layout. */
export const { ctx: ruler } = newSheet(1, 1);

/** Pictures are painted over each other as long as they are of one size: canvases cost memory. */
const easel = createCanvas(1, 1);

/** The easel in the size of a picture, with what was painted on it last, and its pixels when it is painted. */
export function easelOf(
  width: number,
  height: number,
): { readonly ctx: Context; readonly pixels: () => Uint32Array } {
  if (!(width >= 1 && height >= 1)) throw new RangeError(`No picture is ${width} × ${height}.`);
  if (easel.width !== width || easel.height !== height) resize(easel, width, height);
  return {
    ctx: easel.getContext('2d'),
    pixels: () => {
      const raw = easel.toBuffer('raw');
      return new Uint32Array(raw.buffer, raw.byteOffset, raw.length / 4);
    },
  };
}

/**
 * The size of a picture that is so wide, and how much larger or smaller it is than the original. The last row
 * is whole: of one that is only half covered, what was painted there before would be seen.
 */
export function scaledTo(
  width: number,
  original: { readonly width: number; readonly height: number },
): { readonly width: number; readonly height: number; readonly factor: number } {
  const factor = width / original.width;
  return { width, height: Math.max(1, Math.floor(original.height * factor)), factor };
}
