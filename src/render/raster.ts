import './fonts.ts';
import { type Canvas, createCanvas } from 'canvas';
import type { Scene } from '../presentation/scene.ts';
import type { Context } from './context.ts';
import { chooseInks, type Inks } from './inks.ts';
import { createKeeper, type Sheet } from './keep.ts';
import { layOut } from './layout.ts';
import { type ThemeId, THEMES } from './palette.ts';
import { paintScene } from './picture.ts';
import { encodePng } from './png.ts';
import { SPECIMEN_BOARD, SPECIMEN_CARDS } from './specimen.ts';

/** How a scene is to be painted. */
export interface PaintOptions {
  /** Pixels from left to right; the height follows. The scene's full size where it is left out. */
  readonly width?: number;
  readonly theme?: ThemeId;
}

/** What is kept of pictures, in a thread: some ten grounds, and all pieces, goods and names. */
const KEPT_BYTES = 64 * 2 ** 20;

/** A clear canvas of so many pixels. */
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

/** Layouts are measured here: a canvas of its own, as the picture's size comes out of the layout. */
const { ctx: ruler } = newSheet(1, 1);

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

/** A scene's pixels, each a number with blue in the lowest byte, then green, then red. */
function paintPixels(
  scene: Scene,
  themeId: ThemeId,
  wanted: number | undefined,
): { pixels: Uint32Array; width: number; height: number } {
  const layout = layOut(ruler, scene);
  const factor = (wanted ?? layout.width) / layout.width;
  const width = Math.round(layout.width * factor);
  const height = Math.round(layout.height * factor);
  const { ctx, pixels } = easelOf(width, height);
  ctx.setTransform(factor, 0, 0, factor, 0, 0);
  paintScene(ctx, THEMES[themeId], scene, layout, keeperOf(themeId));
  return { pixels: pixels(), width, height };
}

/** Every colour that a theme names. */
function coloursIn(theme: object): number[] {
  return Object.values(theme).flatMap((value: unknown) => {
    if (typeof value === 'string') return [Number.parseInt(value.slice(1), 16)];
    return typeof value === 'object' && value !== null ? coloursIn(value) : [];
  });
}

const inksByTheme = new Map<string, Inks>();

/** The inks of a theme, so many at most, chosen when they are first needed. */
export function inksOf(themeId: ThemeId, most = 256): Inks {
  const name = `${themeId} ${most}`;
  const known = inksByTheme.get(name);
  if (known !== undefined) return known;
  const specimens = [SPECIMEN_BOARD, SPECIMEN_CARDS].map(
    (scene) => paintPixels(scene, themeId, undefined).pixels,
  );
  const all = new Uint32Array(specimens.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const pixels of specimens) {
    all.set(pixels, at);
    at += pixels.length;
  }
  const inks = chooseInks(coloursIn(THEMES[themeId]), all, most);
  inksByTheme.set(name, inks);
  return inks;
}

/** Paints a scene and encodes it as a PNG. Takes its time: meant for a worker thread. */
export function rasterize(scene: Scene, { width, theme = 'day' }: PaintOptions): Buffer {
  const inks = inksOf(theme);
  const picture = paintPixels(scene, theme, width);
  return encodePng(inks.print(picture.pixels, picture.width, picture.height), inks.palette);
}
