import { heard, type Seat, type Told } from '../engine/game.ts';
import type { Entry } from '../engine/match.ts';
import { lived } from '../engine/replay.ts';
import type { Language } from '../language/languages.ts';
import type { SinceScene } from '../presentation/edition.ts';
import type { House } from './house.ts';
import type { Loaded } from './load.ts';
import { entryIn, toldIn } from './look.ts';

/** What a seat has yet to be told, in words and, where the game draws it, as a picture. */
export interface News {
  readonly lines: readonly string[];
  readonly shown: SinceScene | null;
}

/**
 * What happened since a seat last answered anything, and what that answer set off: who seals first or ends a
 * turn sees nothing of what comes of it, nor of the deals that others make until all have sealed. Null where
 * nothing is to be told.
 *
 * @param entries the whole log up to the match as it stands, undone entries too
 * @param toldAt what was told after one of them
 */
export function newsOf(
  { edition, match, table }: Omit<Loaded, 'row'>,
  seat: Seat,
  entries: readonly Entry[],
  toldAt: (at: number) => readonly Told<unknown>[],
  language: Language,
): News | null {
  const last = entries.findLastIndex(
    (entry) => entry.kind === 'answers' && entry.answers.some((answer) => answer.seat === seat),
  );
  const first = sealedSince(entries, last);
  const events = lived(entries).flatMap((at) => {
    if (at < first) return [];
    const all = heard(toldAt(at), seat);
    const mayBeOwn = at === last || entries[at]?.kind === 'deal';
    return mayBeOwn ? all.filter((event) => edition.isOwnDoing?.(event, seat) !== true) : all;
  });
  const words = edition.in(language);
  const lines = words.lines(events, table);
  if (lines.length === 0) return null;
  const view = edition.game.view(match.state, seat);
  return { lines, shown: words.sinceScene?.(view, events, table) ?? null };
}

/** The first entry that may have been made after an answer of entry `at` was given: sealed ones wait. */
function sealedSince(entries: readonly Entry[], at: number): number {
  const entry = entries[at];
  if (entry?.kind !== 'answers' || entry.answers.length === 1) return at;
  return entries.slice(0, at).findLastIndex(({ kind }) => kind !== 'deal') + 1;
}

/** What a seat has yet to be told of a stored match. */
export async function newsFor(
  house: House,
  loaded: Loaded,
  seat: Seat,
  language: Language,
): Promise<News | null> {
  const rows = await house.store.entries(loaded.row.id, 0, loaded.match.sequence);
  // Most of what was told is known already: only what is not is read.
  const toldAt = (at: number): readonly Told<unknown>[] => {
    const entry = rows[at];
    return entry === undefined ? [] : toldIn(entry);
  };
  return newsOf(loaded, seat, rows.map(entryIn), toldAt, language);
}
