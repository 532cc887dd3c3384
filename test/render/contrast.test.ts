import { type CanvasRenderingContext2D, createCanvas } from 'canvas';
import { describe, expect, it } from 'vitest';
import { paintUncached } from '../../src/render/paint-cache.ts';
import { type Theme, type ThemeId, THEMES } from '../../src/render/palette.ts';
import { contrast, type Rgb, rgb } from '../../src/render/sight.ts';
import { type Sheet, SHEETS } from './sheets.ts';

/** What the guidelines for the web (WCAG 2.2, 1.4.3) ask of text, whatever its size. */
const LEAST = 4.5;
/** Of what lies under a text and beside it, what may be edges of something else: digits are small on pieces. */
const STRAY = 0.05;

/** A text and how well it can be read. */
interface Reading {
  readonly text: string;
  readonly contrast: number;
}

/** All text of a sheet as it is written, against what lies under it and one pixel round it. */
function readings(sheet: Sheet, theme: Theme): Reading[] {
  const all: Reading[] = [];
  const watch = (ctx: CanvasRenderingContext2D, under: string | null): void => {
    const write = ctx.fillText.bind(ctx);
    ctx.fillText = (text, x, y) => {
      const colour = typeof ctx.fillStyle === 'string' ? ctx.fillStyle : '';
      const box = boxOf(ctx, text, x, y);
      if (text === '' || box === null) return;
      const [left, top, width, height] = box;
      const before = ctx.getImageData(left, top, width, height).data;
      write(text, x, y);
      const after = ctx.getImageData(left, top, width, height).data;
      const worst = worstOf(rgb(colour), before, inked(before, after, width), under);
      all.push({ text, contrast: ctx.globalAlpha === 1 ? worst : 0 });
    };
  };
  const ctx = createCanvas(sheet.width, sheet.height).getContext('2d');
  watch(ctx, null);
  sheet.paint(ctx, theme, {
    cache: paintUncached,
    newSheet(width, height) {
      const image = createCanvas(width, height);
      const own = image.getContext('2d');
      // What is drawn on a sheet of its own is laid on a framed one.
      watch(own, theme.sheet);
      return { image, ctx: own, discard: () => undefined };
    },
  });
  return all;
}

/** Where a text comes to lie, in whole pixels; null where that is outside. */
function boxOf(
  ctx: CanvasRenderingContext2D,
  text: string,
  x: number,
  y: number,
): readonly [number, number, number, number] | null {
  const { a, d, e, f } = ctx.getTransform();
  const width = ctx.measureText(text).width * a;
  const size = Number(/([\d.]+)px/.exec(ctx.font)?.[1]) * d;
  const share = { left: 0, start: 0, center: 0.5, right: 1, end: 1 }[ctx.textAlign];
  const [from, above] = [a * x + e - width * share - 3, d * y + f - size - 3];
  const left = Math.max(0, Math.floor(from));
  const top = Math.max(0, Math.floor(above));
  const right = Math.min(ctx.canvas.width, Math.ceil(from + width + 6));
  const bottom = Math.min(ctx.canvas.height, Math.ceil(above + size * 1.4 + 6));
  const isOutside = right <= left || d * y + f <= 0 || top >= bottom;
  return isOutside ? null : [left, top, right - left, bottom - top];
}

/** The pixels that were written on, and those beside them. */
function inked(before: Uint8ClampedArray, after: Uint8ClampedArray, width: number): Set<number> {
  const found = new Set<number>();
  const last = before.length / 4;
  for (let pixel = 0; pixel < last; pixel += 1) {
    const at = pixel * 4;
    const isSame = before[at] === after[at] && before[at + 1] === after[at + 1];
    if (isSame && before[at + 2] === after[at + 2] && before[at + 3] === after[at + 3]) continue;
    for (const beside of [0, -1, 1, -width, width]) {
      if (pixel + beside >= 0 && pixel + beside < last) found.add(pixel + beside);
    }
  }
  return found;
}

/** The contrast with what lay there that all but `STRAY` of it has; 1 where nothing can be seen. */
function worstOf(
  ink: Rgb,
  before: Uint8ClampedArray,
  pixels: ReadonlySet<number>,
  under: string | null,
): number {
  const known = new Map<number, number>();
  const all = Array.from(pixels, (pixel) => {
    const [r = 0, g = 0, b = 0, alpha = 0] = before.subarray(pixel * 4, pixel * 4 + 4);
    const name = ((r * 256 + g) * 256 + b) * 256 + alpha;
    const found = known.get(name) ?? contrast(ink, laidOn(under, [r, g, b], alpha / 255));
    known.set(name, found);
    return found;
  }).sort((one, other) => one - other);
  return all[Math.floor(all.length * STRAY)] ?? 1;
}

function laidOn(under: string | null, [r, g, b]: Rgb, alpha: number): Rgb {
  if (under === null) return [r, g, b];
  const [x, y, z] = rgb(under);
  const mix = (one: number, other: number) => one * alpha + other * (1 - alpha);
  return [mix(r, x), mix(g, y), mix(b, z)];
}

/** Each picture once: all are painted in all themes here. */
const AGAIN = ['board-night', 'board-print', 'land-night', 'land-print', 'chart-night'];
const sheets = Object.entries(SHEETS).filter(([name]) => !AGAIN.includes(name));
const themes = Object.keys(THEMES) as readonly ThemeId[];

describe.each(themes)('in the theme %s', (id) => {
  it.each(sheets)('all text of %s has 4.5 to 1', (_, sheet) => {
    const all = readings(sheet, THEMES[id]);
    expect(all.length).toBeGreaterThan(8);
    expect(all.filter((one) => one.contrast < LEAST)).toEqual([]);
  });
});
