import { eventsFor, type Seat, type AddressedEvent } from '../../engine/game.ts';
import type { Entry, Maker } from '../../engine/match.ts';
import { lived } from '../../engine/replay.ts';
import type { Language } from '../../language/languages.ts';
import type { SinceScene } from '../../presentation/edition.ts';
import type { Line } from '../../presentation/line.ts';
import type { EntryRow, SeatRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Loaded } from '../app/loaded.ts';
import { entryIn, toldIn } from '../stored/log.ts';
import { tableIn } from '../stored/table.ts';

/** What a seat has yet to be told, in words and, if the game draws it, as a picture. */
export interface News {
  /** What its orders did for it, apart from what came of that. */
  readonly ordered: readonly Line[];
  readonly lines: readonly Line[];
  readonly shown: SinceScene | null;
  /** Whether all of it is what the player did by the answers that are told. */
  readonly isOwn: boolean;
  readonly since: Since;
}

/** From which log entry on news are told; `own`: from which on the player's own acts are included. */
export interface Since {
  readonly from: number;
  readonly own: number | null;
}

/** A log entry, and what was told after it. */
export interface Passed {
  readonly entry: Entry;
  readonly told: readonly AddressedEvent<unknown>[];
}

/**
 * What happened since a seat was told last, without what its player did. Null for nothing.
 *
 * @param known the last entry that it has been told of
 * @param since all entries after that, undone ones too
 * @param own the entry after which the player's own doings are told as well; null for none of them
 */
export function newsOf(
  { edition, match, table: seats }: Omit<Loaded, 'row'>,
  seat: Seat,
  known: number,
  since: readonly Passed[],
  language: Language,
  own: number | null = null,
): News | null {
  const first = known + 1;
  const kept = lived(
    since.map(({ entry }) => entry),
    first,
  );
  const all = kept.flatMap((at) => {
    const passed = since[at - first];
    if (passed === undefined) return [];
    const by = makerOf(seat, passed.entry);
    const isTold = own !== null && at > own;
    return eventsFor(passed.told, seat).map((event) => ({
      event,
      by: by !== null && edition.isOwnDoing?.(event, seat) === true ? by : null,
      isTold,
    }));
  });
  const byOrder = all.flatMap(({ event, by }) => (by === 'order' ? [event] : []));
  const isNews = ({ by }: { readonly by: Maker | null }): boolean => by === null || !DID.has(by);
  const events = all.flatMap((one) =>
    isNews(one) || (one.isTold && one.by !== 'order') ? [one.event] : [],
  );
  const words = edition.in(language);
  const table = tableIn(seats, language);
  const ordered = words.lines(byOrder, table);
  const lines = words.lines(events, table);
  if (lines.length + ordered.length === 0) return null;
  const view = edition.game.view(match.state, seat);
  const others = all.flatMap((one) => (isNews(one) ? [one.event] : []));
  const hasNews = words.lines(others, table).length > 0;
  const shown = hasNews ? (words.sinceScene?.(view, events, table) ?? null) : null;
  const told = { from: first, own: own === null ? null : own + 1 };
  return { ordered, lines, shown, isOwn: !hasNews && ordered.length === 0, since: told };
}

/** Answers by these makers are no news to the seat itself: its player's, and its orders', which are told apart. */
const DID: ReadonlySet<Maker> = new Set(['person', 'substitute', 'order']);

/**
 * The last entry before a seat answered, as far as the log says; for answers that were sealed, after the last entry
 * that was no deal. −1 if it has answered nothing.
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

/** Who acted for a seat in an entry (a person, if that was not kept); null if it did not act. */
function makerOf(seat: Seat, entry: Entry): Maker | null {
  switch (entry.kind) {
    case 'answers': {
      const own = entry.answers.find((answer) => answer.seat === seat);
      return own === undefined ? null : (own.by ?? 'person');
    }
    case 'deal': {
      const { deal, by } = entry;
      if (deal.from === seat) return by?.from ?? 'person';
      return deal.to === seat ? (by?.to ?? 'person') : null;
    }
    default:
      return null;
  }
}

/**
 * The last entry that a seat has been told. The news shown last are shown again until there is more; only then do they
 * count as told.
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
 * Tells a seat what it has yet to be told, and notes that.
 *
 * @param known the last entry that it was told before
 * @param own the entry after which the player's own doings are told as well; null for none of them
 */
export async function tellNews(
  app: App,
  loaded: Loaded,
  seat: Seat,
  language: Language,
  known = toldBefore(loaded, seat),
  own: number | null = null,
): Promise<News | null> {
  const { row, match } = loaded;
  const mine = row.seats[seat];
  const { sequence } = match;
  if (mine === undefined || known >= sequence) return null;
  const news = await newsSince(app, loaded, seat, known, language, own);
  if (news !== null && !news.isOwn && mine.user !== null && mine.shown < sequence) {
    await app.store.noteShown(row.id, seat, mine.user, sequence);
  }
  return news;
}

/** The entries of a match from one on, if they are at hand; else null. */
function newestFrom({ match, newest = [] }: Loaded, from: number): readonly EntryRow[] | null {
  const [first] = newest;
  const isWhole = first !== undefined && first.sequence <= from;
  if (!isWhole || newest.at(-1)?.sequence !== match.sequence) return null;
  return newest.filter(({ sequence }) => sequence >= from);
}

/** What happened in a stored match after an entry. */
export async function newsSince(
  app: App,
  loaded: Loaded,
  seat: Seat,
  known: number,
  language: Language,
  own: number | null = null,
): Promise<News | null> {
  const { row, match } = loaded;
  const rows =
    newestFrom(loaded, known + 1) ?? (await app.store.entries(row.id, known + 1, match.sequence));
  const since = rows.map((one): Passed => ({ entry: entryIn(one), told: toldIn(one) }));
  return newsOf(loaded, seat, known, since, language, own);
}
