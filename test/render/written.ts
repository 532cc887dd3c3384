import './specimens.ts';
import { createCanvas } from 'canvas';
import type { Context } from '../../src/render/context.ts';
import { newSheet } from '../../src/render/easel.ts';
import type { NewSheet } from '../../src/render/paint-cache.ts';

/** A piece of text as it was painted, in pixels: where it begins and ends, and in which colour. */
export interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  /** Where it was put: its beginning, middle or end, and the line that it stands on. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
}

/** All text that is painted, on sheets of its own too where those are copied to their places. */
export function written(paint: (ctx: Context, newSheet: NewSheet) => void): Written[] {
  const ctx: Context = createCanvas(1, 1).getContext('2d');
  const all = record(ctx);
  const onSheets = new Map<object, Written[]>();
  ctx.drawImage = (image, x, y) => {
    const { a, d, e, f } = ctx.getTransform();
    for (const one of onSheets.get(image) ?? []) {
      const [left, right] = [a * (x + one.left) + e, a * (x + one.right) + e];
      all.push({
        ...one,
        left,
        right,
        x: a * (x + one.x) + e,
        y: d * (y + one.y) + f,
        size: a * one.size,
      });
    }
  };
  paint(ctx, (width, height) => {
    const sheet = newSheet(width, height);
    onSheets.set(sheet.image, record(sheet.ctx));
    return sheet;
  });
  return all;
}

/** What is written with a context from now on; it is not painted. */
function record(ctx: Context): Written[] {
  const all: Written[] = [];
  ctx.fillText = (text, x, y) => {
    const { a, d, e, f } = ctx.getTransform();
    const width = ctx.measureText(text).width * a;
    const share = { left: 0, start: 0, center: 0.5, right: 1, end: 1 }[ctx.textAlign];
    const left = a * x + e - width * share;
    all.push({
      text,
      left,
      right: left + width,
      x: a * x + e,
      y: d * y + f,
      size: a * Number(/([\d.]+)px/.exec(ctx.font)?.[1]),
      colour: typeof ctx.fillStyle === 'string' ? ctx.fillStyle : '',
    });
  };
  return all;
}
