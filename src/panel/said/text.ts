import { clip } from '../../presentation/clip.ts';
import { escaped } from '../../presentation/escape.ts';
import type { AppSpeech } from '../../words/index.ts';

/** What somebody typed, to say it back: nothing but text. Words put it in quotation marks. */
export const asTyped = (text: string): string => escaped(clip(text, 100));

/** Whether a line says what dice showed, and nothing that came of it; it may begin with its number on a picture. */
export const isDice = (line: string): boolean => /^(?:\p{No} )?🎲 /u.test(line);

/** Whether a line tells of a fight or what came of it, of somebody’s end, or of what may end a match. */
const isGreat = (line: string): boolean => /^(?:\p{No} )?(?:⚔️|🏅|💀|⚠️|🏁|🏆)/u.test(line);

/** Whether a line says how a fight came out: who won, `🏅 Heron wins`, or who is left, `⚔️ 3 Blaze, 2 Stork → 1 Blaze`. */
export const saysWhoWon = (line: string): boolean => /^(?:\p{No} )?(?:🏅 |⚔️ .* → )/u.test(line);

/**
 * Joins lines into at most `most` units; where they are too many, dice give way first, then what is no great matter, and of
 * that those after the first ones: how it came out matters more than how it began.
 */
export function fitLines(
  lines: readonly string[],
  most: number,
  { say }: Pick<AppSpeech, 'say'>,
): string {
  if (lines.join('\n').length <= most) return lines.join('\n');
  const more = say('table.more lines', { count: 999 });
  const kept = [...lines];
  const dice = kept.findIndex(isDice);
  while ([...kept, more].join('\n').length > most && kept.some(isDice)) {
    kept.splice(kept.findIndex(isDice), 1);
  }
  const head = kept.slice(0, dice < 0 ? Math.ceil(kept.length / 3) : dice);
  const tail = kept.slice(head.length);
  const length = (): number => [...head, more, ...tail].join('\n').length;
  let left = lines.length - kept.length;
  while (length() > most && head.length + tail.length > 0) {
    const isSmall = [...head, ...tail].some((line) => !isGreat(line));
    const gives = (line: string): boolean => !isSmall || !isGreat(line);
    const [last, first] = [head.findLastIndex(gives), tail.findIndex(gives)];
    if (first < 0 || (last >= 0 && head.length * 2 > tail.length)) head.splice(last, 1);
    else tail.splice(first, 1);
    left += 1;
  }
  return clip([...head, say('table.more lines', { count: left }), ...tail].join('\n'), most);
}

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
