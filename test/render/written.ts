import { createCanvas } from 'canvas';
import '../../src/render/raster.ts';
import type { Context } from '../../src/render/context.ts';

/** A piece of text as it was painted: where it begins and ends, and in which colour. */
export interface Written {
  readonly text: string;
  readonly left: number;
  readonly right: number;
  readonly colour: string;
}

/** All text that is painted, in the pixels of the context. */
export function written(paint: (ctx: Context) => void): Written[] {
  const ctx = createCanvas(1, 1).getContext('2d');
  const all: Written[] = [];
  ctx.fillText = (text, x) => {
    const { a, e } = ctx.getTransform();
    const width = ctx.measureText(text).width * a;
    const share = { left: 0, start: 0, center: 0.5, right: 1, end: 1 }[ctx.textAlign];
    const left = a * x + e - width * share;
    const colour = typeof ctx.fillStyle === 'string' ? ctx.fillStyle : '';
    all.push({ text, left, right: left + width, colour });
  };
  paint(ctx);
  return all;
}
