import { heard, type Seat, type Told } from '../engine/game.ts';
import type { Entry } from '../engine/match.ts';
import { lived } from '../engine/replay.ts';
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
 * turn sees nothing of what comes of it. Null where nothing is to be told.
 *
 * @param entries the whole log up to the match as it stands, undone entries too
 * @param told what was told after each of them
 */
export function newsOf(
  { edition, match, table }: Omit<Loaded, 'row'>,
  seat: Seat,
  entries: readonly Entry[],
  told: readonly (readonly Told<unknown>[])[],
): News | null {
  const last = entries.findLastIndex(
    (entry) => entry.kind === 'answers' && entry.answers.some((answer) => answer.seat === seat),
  );
  const events = lived(entries).flatMap((at) => {
    if (at < last) return [];
    const all = heard(told[at] ?? [], seat);
    return at > last ? all : all.filter((event) => edition.isOwnDoing?.(event, seat) !== true);
  });
  const lines = edition.words.lines(events, table);
  if (lines.length === 0) return null;
  const view = edition.game.view(match.state, seat);
  return { lines, shown: edition.sinceScene?.(view, events, table) ?? null };
}

/** What a seat has yet to be told of a stored match. */
export async function newsFor(house: House, loaded: Loaded, seat: Seat): Promise<News | null> {
  const rows = await house.store.entries(loaded.row.id, 0, loaded.match.sequence);
  return newsOf(loaded, seat, rows.map(entryIn), rows.map(toldIn));
}
