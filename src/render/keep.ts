import type { Area, Context } from './context.ts';

/**
 * Paints something within its area, or copies what was painted before: the key and the scale say all that
 * decides how it looks. Nothing may reach out of the area.
 */
export type Keep = (ctx: Context, key: string, area: Area, paint: (ctx: Context) => void) => void;

/** Keeps nothing. */
export const paintAnew: Keep = (ctx, _key, _area, paint) => paint(ctx);

/** A clear canvas, and the context that paints on it. */
export interface Sheet {
  readonly image: object;
  readonly ctx: Context;
  /** Gives its memory back; it is not painted on any more. */
  discard(): void;
}

/** Makes a clear canvas of so many pixels. */
export type NewSheet = (width: number, height: number) => Sheet;

/** Bytes of one pixel of a canvas. */
const PIXEL = 4;

/**
 * Keeps what was painted as canvases of its own, in the pixels of the picture; those not used longest go
 * when they are larger than so many bytes together.
 *
 * @returns a keeper for each look; what is painted in different looks is kept apart
 */
export function createKeeper(newSheet: NewSheet, bytes: number): (look: string) => Keep {
  const sheets = new Map<string, { readonly sheet: Sheet; readonly size: number }>();
  let kept = 0;

  function remember(key: string, sheet: Sheet, size: number): void {
    sheets.set(key, { sheet, size });
    kept += size;
    for (const [oldest, { sheet: old, size: freed }] of sheets) {
      if (kept <= bytes || oldest === key) return;
      sheets.delete(oldest);
      kept -= freed;
      old.discard();
    }
  }

  return (look) => (ctx, key, area, paint) => {
    const { a, b, c, d, e, f } = ctx.getTransform();
    // What is turned lies across the pixels: a copy would blur.
    if (b !== 0 || c !== 0) {
      paint(ctx);
      return;
    }
    const name = `${look} ${a} ${d} ${key}`;
    const left = Math.floor(a * area.x);
    const top = Math.floor(d * area.y);
    const found = sheets.get(name);
    let sheet = found?.sheet;
    if (found === undefined || sheet === undefined) {
      const width = Math.ceil(a * (area.x + area.width)) - left + 1;
      const height = Math.ceil(d * (area.y + area.height)) - top + 1;
      sheet = newSheet(width, height);
      sheet.ctx.setTransform(a, 0, 0, d, -left, -top);
      paint(sheet.ctx);
      remember(name, sheet, width * height * PIXEL);
    } else {
      sheets.delete(name);
      sheets.set(name, found);
    }
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(sheet.image, Math.round(e) + left, Math.round(f) + top);
    ctx.restore();
  };
}
