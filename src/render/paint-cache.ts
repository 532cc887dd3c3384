import { crc32 } from 'node:zlib';
import type { Area, Context } from './context.ts';

/**
 * Paints something within its area, or copies what was painted before: the key and the scale say all that
 * decides how it looks. Nothing may reach out of the area.
 */
export type PaintCache = (
  ctx: Context,
  key: string,
  area: Area,
  paint: (ctx: Context) => void,
) => void;

/** Caches nothing. */
export const paintUncached: PaintCache = (ctx, _key, _area, paint) => paint(ctx);

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
 * More uses than this count for nothing more: what was used a thousand times would stay long after the last match
 * that needs it, and everything of the next ones would have to be painted again and again.
 */
const MOST_USES = 4;

/** How many things that were painted lately are told from new ones. */
const LATELY = 2000;

/** Whether something was asked for lately; what was not counts as asked for from then on. */
function newMemory(): (name: string) => boolean {
  // Checksums: where two are alike, one of them is kept too early, which does no harm.
  let [late, earlier] = [new Set<number>(), new Set<number>()];
  return (name) => {
    const sum = crc32(name);
    if (late.has(sum)) return true;
    const isKnown = earlier.has(sum);
    late.add(sum);
    if (late.size >= LATELY) [late, earlier] = [new Set(), late];
    return isKnown;
  };
}

/** What was painted, and what decides how long it stays. */
interface Kept {
  readonly sheet: Sheet;
  readonly bytes: number;
  /** Milliseconds that it took to paint. */
  readonly cost: number;
  uses: number;
  /** What has the least goes first. */
  worth: number;
}

/**
 * Keeps what was painted as canvases of its own, in the pixels of the picture, so many bytes together. What is asked
 * for the first time is not kept yet: much of a picture, such as a strip with just these goods, never comes again, and would push out what
 * does. What would cost least to paint again goes first: by its time a byte, how often it was used, and how long ago
 * ('greedy dual size frequency'). Most pictures are of other matches than the one before: by age alone, the grounds of
 * tiles would go before they are needed again, and to paint those takes as long as all the rest of a picture.
 *
 * @param now milliseconds from any moment on
 * @returns a cache for each look; what is painted in different looks is kept apart
 */
export function createPaintCache(
  newSheet: NewSheet,
  bytes: number,
  now = (): number => performance.now(),
): (look: string) => PaintCache {
  const sheets = new Map<string, Kept>();
  const wasAsked = newMemory();
  let kept = 0;
  /** What the last one that went was worth: whatever is used after that is worth more. */
  let gone = 0;

  function use(one: Kept): void {
    one.uses += 1;
    one.worth = gone + (Math.min(one.uses, MOST_USES) * one.cost) / one.bytes;
  }

  function remember(key: string, one: Kept): void {
    use(one);
    sheets.set(key, one);
    kept += one.bytes;
    while (kept > bytes && sheets.size > 1) giveUp(leastBut(key));
  }

  /** Which is worth least, but for one that was painted just now. */
  function leastBut(key: string): string {
    let [least, worth] = ['', Number.POSITIVE_INFINITY];
    for (const [name, one] of sheets) {
      if (one.worth < worth && name !== key) [least, worth] = [name, one.worth];
    }
    return least;
  }

  function giveUp(name: string): void {
    const one = sheets.get(name);
    if (one === undefined) return;
    sheets.delete(name);
    kept -= one.bytes;
    gone = one.worth;
    one.sheet.discard();
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
    function paintSheet(): Kept {
      const width = Math.ceil(a * (area.x + area.width)) - left + 1;
      const height = Math.ceil(d * (area.y + area.height)) - top + 1;
      const start = now();
      const sheet = newSheet(width, height);
      sheet.ctx.setTransform(a, 0, 0, d, -left, -top);
      paint(sheet.ctx);
      return { sheet, bytes: width * height * PIXEL, cost: now() - start, uses: 0, worth: 0 };
    }
    const found = sheets.get(name);
    const one = found ?? paintSheet();
    ctx.save();
    ctx.setTransform(1, 0, 0, 1, 0, 0);
    ctx.drawImage(one.sheet.image, Math.round(e) + left, Math.round(f) + top);
    ctx.restore();
    if (found !== undefined) use(found);
    else if (wasAsked(name)) remember(name, one);
    else one.sheet.discard();
  };
}
