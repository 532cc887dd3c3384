import { clip } from '../../presentation/clip.ts';
import { escaped } from '../../presentation/escape.ts';
import { type Line, type LineKind, plainLine, textOf } from '../../presentation/line.ts';
import type { AppSpeech } from '../../words/index.ts';

/** What somebody typed, to say it back: nothing but text. Words put it in quotation marks. */
export const asTyped = (text: string): string => escaped(clip(text, 100));

/** An outcome for which there is no room is cut to so many units, rather than left out. */
const SHORTEST = 90;

/**
 * Joins lines into at most `most` units. Where they are too many, those that are missed least give way: dice, then steps on
 * the way, of which those after the first ones, as how it came out matters more than how it began. Outcomes alone may take
 * `forOutcomes` units; beyond that they are rather shortened, and left out only where that is not enough.
 */
export function fitLines(
  lines: readonly Line[],
  most: number,
  { say }: Pick<AppSpeech, 'say'>,
  forOutcomes = most,
): string {
  const whole = joined(lines);
  if (whole.length <= most) return whole;
  const more = say('table.more lines', { count: 999 });
  const dice = lines.findIndex(({ kind }) => kind === 'dice');
  const head = lines.slice(0, dice < 0 ? Math.ceil(lines.length / 3) : dice);
  const tail = lines.slice(head.length);
  const isOver = (room: number): boolean =>
    joined([...head, plainLine(more), ...tail]).length > room;
  const leaveOut = (kind: LineKind, room: number): void => {
    const gives = (line: Line): boolean => line.kind === kind;
    while (isOver(room) && [...head, ...tail].some(gives)) {
      const [last, first] = [head.findLastIndex(gives), tail.findIndex(gives)];
      if (first < 0 || (last >= 0 && head.length * 2 > tail.length)) head.splice(last, 1);
      else tail.splice(first, 1);
    }
  };
  for (const kind of ['dice', 'step'] as const) leaveOut(kind, most);
  for (let units = forOutcomes; isOver(forOutcomes) && units >= SHORTEST; units -= 10) {
    const short = (line: Line): Line => ({ ...line, text: clip(line.text, units) });
    head.splice(0, head.length, ...head.map(short));
    tail.splice(0, tail.length, ...tail.map(short));
  }
  for (const kind of ['outcome', 'won'] as const) leaveOut(kind, forOutcomes);
  const left = lines.length - head.length - tail.length;
  const foot = left === 0 ? [] : [plainLine(say('table.more lines', { count: left }))];
  return clip(joined([...head, ...foot, ...tail]), forOutcomes);
}

const joined = (lines: readonly Line[]): string => lines.map(textOf).join('\n');

/**
 * Joins the first lines into at most `most` units, with a foot that says how many are left; `besides` are left
 * anyway.
 */
export function firstLines(
  lines: readonly string[],
  most: number,
  besides: number,
  foot: (left: number) => string,
): string {
  for (let shown = lines.length; shown > 0; shown -= 1) {
    const left = lines.length - shown + besides;
    const text = [...lines.slice(0, shown), ...(left === 0 ? [] : [foot(left)])].join('\n');
    if (text.length <= most) return text;
  }
  return clip(lines[0] ?? '', most);
}

/** Lines in pages that are as full as they come; none is cut but one that is longer than a page. */
export function paged(
  lines: readonly string[],
  most: { readonly lines: number; readonly length: number },
): readonly (readonly string[])[] {
  const pages: string[][] = [];
  for (const whole of lines) {
    const line = clip(whole, most.length);
    const last = pages.at(-1);
    const isFull =
      last === undefined ||
      last.length === most.lines ||
      [...last, line].join('\n').length > most.length;
    if (isFull) pages.push([line]);
    else last.push(line);
  }
  return pages;
}

/** So many units of a refusal may be what could be said instead: what it stands on has room for 1,200 in all. */
const INSTEAD = 900;

/** As many of some things as a sentence has room for, the first at least, and how many it leaves out. */
export function asMany(
  all: readonly string[],
  between: string,
): { readonly said: string; readonly count: number } {
  let shown = all.length;
  while (shown > 1 && all.slice(0, shown).join(between).length > INSTEAD) shown -= 1;
  return { said: all.slice(0, shown).join(between), count: all.length - shown };
}
