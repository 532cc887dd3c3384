import { heard, type Seat, type Told } from '../engine/game.ts';
import type { Entry } from '../engine/match.ts';
import { lived } from '../engine/replay.ts';
import type { Language } from '../language/languages.ts';
import type { SinceScene } from '../presentation/edition.ts';
import type { SeatRow } from '../store/store.ts';
import type { House } from './house.ts';
import type { Loaded } from './load.ts';
import { entryIn, toldIn } from './log.ts';
import { tableIn } from './table.ts';

/** What a seat has yet to be told, in words and, where the game draws it, as a picture. */
export interface News {
  readonly lines: readonly string[];
  readonly shown: SinceScene | null;
}

/** A log entry, and what was told after it. */
export interface Passed {
  readonly entry: Entry;
  readonly told: readonly Told<unknown>[];
}

/**
 * What happened since a seat was told last, without what it did itself. Null where nothing is to be told.
 *
 * @param known the last entry that it has been told of
 * @param since all entries after that up to the match as it stands, undone ones too
 */
export function newsOf(
  { edition, match, table: seats }: Omit<Loaded, 'row'>,
  seat: Seat,
  known: number,
  since: readonly Passed[],
  language: Language,
): News | null {
  const first = known + 1;
  const kept = lived(
    since.map(({ entry }) => entry),
    first,
  );
  const events = kept.flatMap((at) => {
    const passed = since[at - first];
    if (passed === undefined) return [];
    const all = heard(passed.told, seat);
    return mayBeOf(seat, passed.entry)
      ? all.filter((event) => edition.isOwnDoing?.(event, seat) !== true)
      : all;
  });
  const words = edition.in(language);
  const table = tableIn(seats, language);
  const lines = words.lines(events, table);
  if (lines.length === 0) return null;
  const view = edition.game.view(match.state, seat);
  return { lines, shown: words.sinceScene?.(view, events, table) ?? null };
}

/**
 * The last entry before a seat answered what it was asked, as far as the log says: of answers that were sealed, after
 * the last entry that was no deal. −1 where it has answered nothing.
 *
 * @param entries the whole log, undone entries too
 */
export function knownByActing(seat: Seat, entries: readonly Entry[]): number {
  const at = entries.findLastIndex((entry) => isOf(seat, entry));
  const entry = entries[at];
  if (entry?.kind !== 'answers') return -1;
  if (entry.answers.length === 1) return at - 1;
  return entries.slice(0, at).findLastIndex(({ kind }) => kind !== 'deal');
}

const isOf = (seat: Seat, entry: Entry | undefined): boolean =>
  entry?.kind === 'answers' && entry.answers.some((answer) => answer.seat === seat);

const mayBeOf = (seat: Seat, entry: Entry | undefined): boolean =>
  entry?.kind === 'deal' || isOf(seat, entry);

/**
 * The last entry of which a seat has been told already. What it was shown last counts as told as soon as there is
 * more: who looks again meanwhile, or lost what was shown, is shown it again.
 */
function knownTo({ seen, shown }: Pick<SeatRow, 'seen' | 'shown'>, sequence: number): number {
  return shown < sequence ? shown : Math.min(seen, sequence);
}

/** The last entry of which a seat has been told. */
export function toldBefore({ row, match: { sequence } }: Loaded, seat: Seat): number {
  const mine = row.seats[seat];
  return mine === undefined ? sequence : knownTo(mine, sequence);
}

/**
 * Tells a seat what it has yet to be told of a stored match, and notes that it was.
 *
 * @param known the last entry of which it was told before; as the match has it unless something was told since
 */
export async function tellNews(
  house: House,
  loaded: Loaded,
  seat: Seat,
  language: Language,
  known = toldBefore(loaded, seat),
): Promise<News | null> {
  const { row, match } = loaded;
  const mine = row.seats[seat];
  const { sequence } = match;
  if (mine === undefined || known >= sequence) return null;
  const rows = await house.store.entries(row.id, known + 1, sequence);
  const since = rows.map((one): Passed => ({ entry: entryIn(one), told: toldIn(one) }));
  const news = newsOf(loaded, seat, known, since, language);
  if (news !== null && mine.user !== null && mine.shown < sequence) {
    await house.store.noteShown(row.id, seat, mine.user, sequence);
  }
  return news;
}
