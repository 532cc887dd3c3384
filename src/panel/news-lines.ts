import type { SinceScene } from '../presentation/edition.ts';
import type { Since } from '../match/loaded/news.ts';
import { doneLines } from './given.ts';
import { isDice, saysWhoWon } from './said/text.ts';

/** So many lines of what happened are read at once, of long ones the newest alone; the rest is behind a button. */
const NEWS_LINES = 2;
const LONG_NEWS = 120;
/** What was just done stands alone where it is so long with the newest. */
const TOO_LONG_NEWS = 260;

/** What stands on top of a panel. */
export interface Top {
  /** What an answer settled that is not told among what happened, to who has just given it; null for who has not. */
  readonly settled: readonly string[] | null;
  /** What happened, by the numbered lines of the picture where there are such. */
  readonly lines: (numbered: SinceScene['lines'] | null) => readonly string[];
  /** Since when that is, where all of it can be read behind a button; null where it is never cut. */
  readonly since: Since | null;
}

/** A line, or nothing. */
export const says = (line: string | null): Top => ({
  settled: null,
  lines: () => (line === null || line === '' ? [] : [line]),
  since: null,
});

/** What happened, where not all of it is said: since when, and how many lines that is. */
export type Unsaid = Since & { readonly count: number };

/**
 * As much of what stands on top as is read at once: what was just done, and how fights came out, then the newest; what dice
 * showed only where nothing came of them. `unsaid` is null where that is all.
 */
export function newsLines(
  { settled, lines, since }: Top,
  numbered: SinceScene['lines'] | null,
): { readonly told: readonly string[]; readonly unsaid: Unsaid | null } {
  const news = lines(numbered);
  const all = [...(settled ?? []), ...news];
  const done = settled === null ? (some: readonly string[]) => some : doneLines;
  // What was just done is said first, however much came of it.
  const first = settled === null ? 0 : Math.max(1, settled.length);
  if (since === null || readAtOnce(all, first).length === all.length)
    return { told: done(all), unsaid: null };
  const outcomes = all.filter((line) => !isDice(line));
  const told = readAtOnce(outcomes.length > 0 ? outcomes : all, first);
  return { told: done(told), unsaid: { ...since, count: news.length } };
}

/** The first so many lines, and of the others what says most. */
function readAtOnce(lines: readonly string[], first: number): string[] {
  const done = lines.slice(0, first);
  const ranked = lines
    .map((line, at) => ({ line, at, won: Number(saysWhoWon(line)) }))
    .slice(first)
    .toSorted((one, other) => other.won - one.won || other.at - one.at);
  const [most] = ranked;
  if (most === undefined) return done;
  const some = ranked
    .slice(0, Math.max(1, NEWS_LINES - first))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);
  const told = some.join('').length > LONG_NEWS ? [most.line] : some;
  const isTooLong = [...done, most.line].join('').length > TOO_LONG_NEWS;
  if (first > 0 && isTooLong && most.won === 0) return done;
  return [...done, ...told];
}
