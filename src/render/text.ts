import { oneLine } from '../presentation/one-line.ts';
import { box, type Context, placed } from './context.ts';
import type { PaintCache } from './paint-cache.ts';

/**
 * The families that ship with the project, in order: each covers scripts that those before it lack. A web
 * page that paints scenes declares them under these names; the files are in `assets/fonts`.
 */
export const FAMILIES = [
  'Inter',
  'Noto Sans JP',
  'Noto Sans SC',
  'Noto Sans KR',
  'Noto Sans Arabic',
  'Noto Sans Hebrew',
  'Noto Emoji',
] as const;

// The emoji are found as a last resort; named here, Pango would take digits from them.
const NAMED = FAMILIES.filter((family) => family !== 'Noto Emoji');
const STACK = [...NAMED.map((family) => `"${family}"`), 'sans-serif'].join(', ');

export type Weight = 'normal' | 'bold';
export type Align = 'left' | 'center' | 'right';

/** What a piece of text looks like; the size is in units of the context. */
export interface Type {
  readonly size: number;
  readonly colour: string;
  readonly weight?: Weight;
  readonly align?: Align;
}

type Font = Pick<Type, 'size' | 'weight'>;

function choose(ctx: Context, { size, weight = 'bold' }: Font): void {
  ctx.font = `${weight} ${size}px ${STACK}`;
}

/**
 * How wide texts were found to be: it takes as long to measure a line as to write it, and most are written
 * again and again. Where fonts are loaded bit by bit, as in a browser, they must be there before the first.
 */
const widths = new Map<string, number>();
const MOST_WIDTHS = 20_000;

/** How wide the text is. */
export function widthOf(ctx: Context, text: string, type: Font): number {
  const { size, weight = 'bold' } = type;
  const key = `${weight} ${size} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  ctx.save();
  // In some scales letters come out a hair wider: a picture may not depend on those painted before it.
  ctx.setTransform(1, 0, 0, 1, 0, 0);
  choose(ctx, type);
  const { width } = ctx.measureText(text);
  ctx.restore();
  if (widths.size >= MOST_WIDTHS) widths.clear();
  widths.set(key, width);
  return width;
}

/** Letters and signs that are sure to keep to their line; others may be high, or stacked up to the next. */
const LOW = /^[ -\u024F\u2010-\u2026\u2190-\u21FF]*$/;
/** How far from its middle a line is seen, in sizes; and how far it may go on. */
const REACH = 0.85;
const FAR = 4096;

const segmenter = new Intl.Segmenter();

/** The text, with its end replaced by "…" where it is wider than `width`. Never cuts within a character. */
export function fitted(ctx: Context, text: string, width: number, type: Font): string {
  const whole = oneLine(text);
  if (widthOf(ctx, whole, type) <= width) return whole;
  // No name needs more signs than this; a longer one would only cost time to measure.
  const signs = [...segmenter.segment(whole.slice(0, 400))].map(({ segment }) => segment);
  let low = 0;
  let high = signs.length;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (widthOf(ctx, `${signs.slice(0, middle).join('')}…`, type) <= width) low = middle;
    else high = middle - 1;
  }
  return `${signs.slice(0, low).join('').trimEnd()}…`;
}

/** A line as it is written: no wider than `width`. */
const asWritten = (ctx: Context, text: string, width: number, type: Type): string =>
  width === Number.POSITIVE_INFINITY ? oneLine(text) : fitted(ctx, text, width, type);

/** Writes one line, its middle at `y`, no wider than `width`. Returns how wide it came out. */
export function write(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  type: Type,
  width = Number.POSITIVE_INFINITY,
): number {
  const shown = asWritten(ctx, text, width, type);
  choose(ctx, type);
  ctx.fillStyle = type.colour;
  ctx.textAlign = type.align ?? 'left';
  // The middle of capitals and digits: the em box's own middle lies too high beside icons.
  ctx.textBaseline = 'alphabetic';
  if (LOW.test(shown)) {
    ctx.fillText(shown, x, y + type.size * 0.36);
  } else {
    ctx.save();
    box(ctx, x - FAR, y - REACH * type.size, 2 * FAR, 2 * REACH * type.size, 0);
    ctx.clip();
    ctx.fillText(shown, x, y + type.size * 0.36);
    ctx.restore();
  }
  return widthOf(ctx, shown, type);
}

/** How far letters may reach out of their line to the left and right, in sizes. */
const OVERHANG = 0.2;

/**
 * Writes a line as `write` does, or copies it, at the nearest whole pixel: nothing takes longer to paint than the
 * outlines of letters. For words that come again where what is round them does not.
 */
export function writeAgain(
  ctx: Context,
  text: string,
  x: number,
  y: number,
  type: Type,
  cache: PaintCache,
  width = Number.POSITIVE_INFINITY,
): number {
  const shown = asWritten(ctx, text, width, type);
  const long = widthOf(ctx, shown, type);
  const { size, colour, weight = 'bold', align = 'left' } = type;
  const area = {
    x: -long * { left: 0, center: 0.5, right: 1 }[align] - OVERHANG * size,
    y: -REACH * size,
    width: long + 2 * OVERHANG * size,
    height: 2 * REACH * size,
  };
  placed(ctx, x, y, 1, () => {
    const key = `line:${size}:${colour}:${weight}:${align}:${shown}`;
    cache(ctx, key, area, (own) => write(own, shown, 0, 0, type));
  });
  return long;
}

/** The first of these sizes, the largest one first, in which the text is no wider than `width`; else the last. */
export function sizeFor(
  ctx: Context,
  text: string,
  width: number,
  sizes: readonly [number, ...number[]],
  weight: Weight = 'bold',
): number {
  const fits = (size: number) => widthOf(ctx, oneLine(text), { size, weight }) <= width;
  return sizes.find(fits) ?? sizes.at(-1) ?? sizes[0];
}

/** The text in lines no wider than `width`, broken at spaces. */
export function wrapped(ctx: Context, text: string, width: number, type: Font): string[] {
  const lines: string[] = [];
  let current = '';
  for (const word of oneLine(text).split(' ')) {
    const longer = current === '' ? word : `${current} ${word}`;
    if (current !== '' && widthOf(ctx, longer, type) > width) {
      lines.push(current);
      current = word;
    } else {
      current = longer;
    }
  }
  return [...lines, current];
}
