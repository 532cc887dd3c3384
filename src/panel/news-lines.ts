import type { Seat } from '../engine/game.ts';
import type { Since } from '../match/loaded/news.ts';
import type { SinceScene } from '../presentation/edition.ts';
import { type Line, plainLine, rankOf } from '../presentation/line.ts';
import { doneLines } from './given.ts';

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
  readonly lines: (numbered: SinceScene['lines'] | null) => readonly Line[];
  /** Since when that is, where all of it can be read behind a button; null where it is never cut. */
  readonly since: Since | null;
}

/** A line, or nothing. */
export const says = (line: string | null): Top => ({
  settled: null,
  lines: () => (line === null || line === '' ? [] : [plainLine(line)]),
  since: null,
});

/** What happened, where not all of it is said: since when, and how many lines that is. */
export type Unsaid = Since & { readonly count: number };

/** Who reads the news, and whether it is asked something below them. */
export interface Reader {
  readonly seat: Seat;
  readonly isAsked: boolean;
}

/**
 * As much of what stands on top as is read at once: what was just done, and of the rest what befell the reader's seat, then
 * who won, then what else came of it, the newest first; what dice showed only where nothing came of them. `unsaid` is null
 * where that is all. What the question below says as well is not told above it.
 */
export function newsLines(
  { settled, lines, since }: Top,
  { seat, isAsked }: Reader,
  numbered: SinceScene['lines'] | null,
): { readonly told: readonly Line[]; readonly unsaid: Unsaid | null } {
  const news = lines(numbered);
  const all = [...(settled ?? []).map(plainLine), ...news];
  const done = settled === null ? (some: readonly Line[]) => some : markedDone;
  // What was just done is said first, however much came of it.
  const first = settled === null ? 0 : Math.max(1, settled.length);
  if (since === null) return { told: done(all), unsaid: null };
  const fresh = isAsked ? all.filter((line, at) => at < first || !line.isAsked) : all;
  if (readAtOnce(all, first, seat).length === all.length && fresh.length === all.length)
    return { told: done(all), unsaid: null };
  const outcomes = fresh.filter(({ kind }) => kind !== 'dice');
  const told = readAtOnce(outcomes.length > 0 ? outcomes : fresh, first, seat);
  return { told: done(told), unsaid: { ...since, count: news.length } };
}

const markedDone = ([first, ...others]: readonly Line[]): Line[] =>
  first === undefined
    ? []
    : [...doneLines([first.text]).map((text) => ({ ...first, text })), ...others];

/** The first so many lines, and of the others what says most to a seat. */
function readAtOnce(lines: readonly Line[], first: number, seat: Seat): Line[] {
  const done = lines.slice(0, first);
  const ranked = lines
    .map((line, at) => ({ line, at, isOwn: line.befalls.includes(seat), rank: rankOf(line.kind) }))
    .slice(first)
    .toSorted(
      (one, other) =>
        Number(other.isOwn) - Number(one.isOwn) || other.rank - one.rank || other.at - one.at,
    );
  const [most] = ranked;
  if (most === undefined) return done;
  const some = ranked
    .slice(0, Math.max(1, NEWS_LINES - first))
    .toSorted((one, other) => one.at - other.at)
    .map(({ line }) => line);
  const told = lengthOf(some) > LONG_NEWS ? [most.line] : some;
  const isTooLong = lengthOf([...done, most.line]) > TOO_LONG_NEWS;
  if (first > 0 && isTooLong && !most.isOwn && most.line.kind !== 'won') return done;
  return [...done, ...told];
}

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + text.length, 0);
