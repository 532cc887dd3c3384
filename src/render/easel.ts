import './fonts.ts';
import { MessageChannel } from 'node:worker_threads';
import { type Canvas, createCanvas } from 'canvas';
import type { Context } from './context.ts';
import type { Indexed, Inks } from './inks.ts';
import { createPaintCache, type PaintCache, type Sheet } from './paint-cache.ts';
import type { ThemeId } from './palette.ts';

/** How many bytes are kept of parts of pictures, such as grounds of tiles, pieces and strips. */
const KEPT = 32 * 2 ** 20;

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

/** What is kept of pictures painted in this thread, by theme and game. */
export const cacheOf = (theme: ThemeId, game: string): PaintCache => caches(`${theme} ${game}`);

const caches = createPaintCache(newSheet, KEPT);

/** Layouts are measured here: a canvas of its own, as a picture's size comes out of its layout. */
export const { ctx: ruler } = newSheet(1, 1);

/** Pictures are painted over each other as long as they are of one size: canvases cost memory. */
const easel = createCanvas(1, 1);

/** Where one picture is painted, until the easel is taken for the next. */
export interface Easel {
  readonly ctx: Context;
  /**
   * What is made of what is painted: of each pixel a number with blue in its lowest byte, then green, then red.
   * The numbers are gone afterwards.
   */
  readonly read: <T>(use: (pixels: Int32Array) => T) => T;
  /** What is painted, in these inks. */
  readonly printed: (inks: Inks) => Indexed;
}

/** The easel in the size of a picture, with what was painted on it last. */
export function easelOf(width: number, height: number): Easel {
  if (!(width >= 1 && height >= 1)) throw new RangeError(`No picture is ${width} × ${height}.`);
  if (easel.width !== width || easel.height !== height) resize(easel, width, height);
  const read = <T>(use: (pixels: Int32Array) => T): T => {
    const raw = easel.toBuffer('raw');
    const pixels = new Int32Array(raw.buffer, raw.byteOffset, raw.length / 4);
    const made = use(pixels);
    giveBack(pixels);
    return made;
  };
  return {
    ctx: easel.getContext('2d'),
    read,
    printed: (inks) => read((pixels) => inks.print(pixels, width, height)),
  };
}

/** What is posted here is gone at once, when the other end is closed. */
const { port1: nowhere, port2: otherEnd } = new MessageChannel();
const closed = new Promise((resolve) => nowhere.once('close', resolve));
otherEnd.close();
// Waited for, as a thread paints as soon as it is loaded; nothing else may keep the process alive that long.
nowhere.ref();
await closed;

/**
 * Gives memory back at once; nothing may use it any more. Six megabytes a picture, left to V8's collector,
 * make it go through all memory again and again: a third of the time that a picture took.
 */
function giveBack({ buffer }: Int32Array): void {
  if (buffer instanceof ArrayBuffer) nowhere.postMessage(null, [buffer]);
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
