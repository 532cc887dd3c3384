import type { Seat } from '../engine/game.ts';
import type { Since } from '../match/loaded/news.ts';
import type { SinceScene } from '../presentation/edition.ts';
import { clipAtWord } from '../presentation/clip.ts';
import { type Line, plainLine, rankOf } from '../presentation/line.ts';
import { doneLines } from './given.ts';

/**
 * What happened is read at once in so many lines of a phone; the rest is behind a button. Who has just answered and is
 * asked nothing more has room for more, who comes back to a hint for less.
 */
const ROWS = { usual: 2, answered: 4, besideHint: 1 } as const;
/** The characters of a line of a phone. */
const ROW = 36;

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

/** Who reads the news, whether it is asked something below them, and whether a hint stands between. */
export interface Reader {
  readonly seat: Seat;
  readonly isAsked: boolean;
  readonly hasHint: boolean;
}

/**
 * As much of what stands on top as is read at once: what was just done, and of the rest what befell the reader's seat, then
 * who won, then what else came of it, the newest first, in two lines of a phone mostly; what dice showed only where nothing came
 * of them. `unsaid` is null where that is all. What the question below says as well is not told above it.
 */
export function newsLines(
  { settled, lines, since }: Top,
  { seat, isAsked, hasHint }: Reader,
  numbered: SinceScene['lines'] | null,
): { readonly told: readonly Line[]; readonly unsaid: Unsaid | null } {
  const news = lines(numbered);
  const all = [...(settled ?? []).map(plainLine), ...news];
  const done = settled === null ? (some: readonly Line[]) => some : markedDone;
  // What was just done is said first, however much came of it.
  const first = settled === null ? 0 : Math.max(1, settled.length);
  if (since === null) return { told: done(all), unsaid: null };
  const fresh = isAsked ? all.filter((line, at) => at < first || !line.isAsked) : all;
  const alone = settled === null ? ROWS.usual : ROWS.answered;
  const asked = hasHint && settled === null ? ROWS.besideHint : ROWS.usual;
  const rows = isAsked ? asked : alone;
  if (rowsOf(fresh) <= rows) return { told: done(fresh), unsaid: null };
  const outcomes = fresh.filter(({ kind }) => kind !== 'dice');
  const told = readAtOnce(outcomes.length > 0 ? outcomes : fresh, first, seat, rows);
  return { told: done(told), unsaid: { ...since, count: news.length } };
}

const markedDone = ([first, ...others]: readonly Line[]): Line[] =>
  first === undefined
    ? []
    : [...doneLines([first.text]).map((text) => ({ ...first, text })), ...others];

/** The first so many lines, and of the others what says most to a seat, as far as there is room. */
function readAtOnce(lines: readonly Line[], first: number, seat: Seat, rows: number): Line[] {
  const isOwn = ({ befalls }: Line): boolean => befalls.includes(seat);
  const ranked = lines
    .map((line, at) => ({ line, at, rank: rankOf(line.kind) }))
    .slice(first)
    .toSorted(
      (one, other) =>
        Number(isOwn(other.line)) - Number(isOwn(one.line)) ||
        other.rank - one.rank ||
        other.at - one.at,
    );
  const most = ranked[0]?.line;
  const hasToBeSaid = most !== undefined && (isOwn(most) || most.kind === 'won');
  const done = fitted(lines.slice(0, first), hasToBeSaid && rows > 1 ? rows - 1 : rows);
  const told = fitted(
    ranked.map(({ line }) => line),
    rows - rowsOf(done),
  );
  const inOrder = told
    .map((line, nth) => ({ line, at: ranked[nth]?.at ?? 0 }))
    .toSorted((one, other) => one.at - other.at);
  return [...done, ...inOrder.map(({ line }) => line)];
}

/** How many lines of a phone some lines take. */
const rowsOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, { text }) => sum + Math.ceil([...text].length / ROW), 0);

/** As many of some lines as have room in so many of a phone; the last one is cut where it has not. */
function fitted(lines: readonly Line[], rows: number): Line[] {
  let left = rows;
  return lines.flatMap((line) => {
    if (left <= 0) return [];
    const text = clipAtWord(line.text, left * ROW);
    left -= rowsOf([line]);
    return [{ ...line, text }];
  });
}
