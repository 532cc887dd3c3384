import { ended } from '../presentation/ended.ts';
import type { Strip } from '../presentation/scene.ts';
import { paintBadge } from './badge.ts';
import { type Area, box, type Context, filled, stroked } from './context.ts';
import type { PaintCache } from './paint-cache.ts';
import type { Theme } from './palette.ts';
import { widthOf, write } from './text.ts';

const TEXT = { size: 36, weight: 'normal' } as const;
const LINE = 47;
const LINES = 2;
const PAD = 18;
const BADGE = 17;

/** How high a caption is: two lines. */
export const CAPTION_HEIGHT = LINES * LINE + 26;

/** A word, or a side's badge with its name. */
interface Word {
  readonly text: string;
  readonly side: Strip | null;
  readonly width: number;
}

/** What happened, in two lines on a sheet; a side's sign becomes its badge. */
export function paintCaption(
  ctx: Context,
  theme: Theme,
  caption: readonly string[],
  strips: readonly Strip[],
  { x, y, width, height }: Area,
  cache: PaintCache,
): void {
  box(ctx, x + 1.5, y + 1.5, width - 3, height - 3, 16);
  filled(ctx, theme.sheet);
  stroked(ctx, theme.line, 3);
  const space = widthOf(ctx, ' ', TEXT);
  const lines = captionLines(ctx, caption, strips, width - 2 * PAD);
  lines.forEach((words, index) => {
    const middle = y + height / 2 + (index - (lines.length - 1) / 2) * LINE;
    let from = x + PAD;
    for (const { text, side, width: wide } of words) {
      if (side !== null) paintBadge(ctx, theme, side, from + BADGE + 2, middle, BADGE, cache);
      const left = side === null ? from : from + badgeWidth;
      write(ctx, text, left, middle, { ...TEXT, colour: theme.ink }, x + width - PAD - left);
      from += wide + space;
    }
  });
}

const badgeWidth = 2 * BADGE + 10;

/**
 * What is told in a caption, word by word: all lines where they fit into two, else the first and the last,
 * with as many of those between as there is room for. What is too long ends in "…".
 */
export function captionLines(
  ctx: Context,
  caption: readonly string[],
  strips: readonly Strip[],
  width: number,
): Word[][] {
  const told = caption
    .map((line) => wordsOf(ctx, line, strips))
    .filter((words) => words.length > 0);
  let kept = new Set([0, told.length - 1]);
  for (const index of told.keys()) {
    const more = new Set(kept).add(index);
    if (broken(ctx, told, more, width).length <= LINES) kept = more;
  }
  const lines = broken(ctx, told, kept, width);
  const last = lines[LINES - 1];
  if (lines.length <= LINES || last === undefined) return lines;
  return [...lines.slice(0, LINES - 1), cut(ctx, last, width)];
}

/** A sign that only a colour font has. */
const COLOURED = /\uFE0F/;
const SIGN = /^\p{Extended_Pictographic}/u;

/** The words of a line, without Discord's marks for bold, with a full stop at its end. */
function wordsOf(ctx: Context, line: string, strips: readonly Strip[]): Word[] {
  const plain = line.replace(/\*\*|__|~~|^-# /g, '').trim();
  const text = plain === '' ? plain : ended(plain);
  const parts = text.split(/\s+/);
  return parts.flatMap((part, index): Word[] => {
    const owner = (name: string | undefined): Strip | null =>
      strips.find(({ side }) => name?.startsWith(side) === true) ?? null;
    if (part === '') return [];
    if (SIGN.test(part) && !standsForWord(part, index, parts[index + 1])) return [];
    if (SIGN.test(part) && owner(parts[index + 1]) !== null) return [];
    const side = SIGN.test(parts[index - 1] ?? '') ? owner(part) : null;
    const width = widthOf(ctx, part, TEXT) + (side === null ? 0 : badgeWidth);
    return [{ text: part, side, width }];
  });
}

/** A sign at the beginning of a line is only for show, unless it is what the line is about. */
function standsForWord(sign: string, index: number, next = ''): boolean {
  return !COLOURED.test(sign) && (index > 0 || /^\p{Ll}/u.test(next));
}

/** Lines of words, each no wider than `width` where a word is not. */
function broken(
  ctx: Context,
  told: readonly (readonly Word[])[],
  which: ReadonlySet<number>,
  width: number,
): Word[][] {
  const space = widthOf(ctx, ' ', TEXT);
  const lines: Word[][] = [];
  let end = Number.POSITIVE_INFINITY;
  for (const word of told.filter((_, index) => which.has(index)).flat()) {
    if (end + space + word.width > width) {
      lines.push([word]);
      end = word.width;
    } else {
      lines.at(-1)?.push(word);
      end += space + word.width;
    }
  }
  return lines;
}

/** The words of a line for which there is room, and a sign that there are more. */
function cut(ctx: Context, words: readonly Word[], width: number): Word[] {
  const space = widthOf(ctx, ' ', TEXT);
  const more = widthOf(ctx, '…', TEXT);
  const kept = [...words];
  const length = () => kept.reduce((sum, word) => sum + word.width + space, -space) + more;
  while (kept.length > 1 && length() > width) kept.pop();
  const last = kept.pop();
  return last === undefined ? [] : [...kept, { ...last, text: `${last.text}…` }];
}
