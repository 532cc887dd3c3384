import { DAY_MS } from '../clock/hours.ts';
import { isLeft } from './contest.ts';
import type { Entrant, Search, Season } from './season.ts';

/** How long somebody is waited for who is asked to take over, in milliseconds. */
export const ANSWERED_WITHIN_MS = 12 * 3_600_000;

/** The tables at which a row has still to play, by their numbers. */
export const tablesLeft = ({ tables }: Season, row: string): number[] =>
  tables.flatMap((one, at) => (isLeft(one) && one.seats.includes(row) ? [at + 1] : []));

/**
 * A season in which nobody plays for a row any more: its seats are given up, and somebody is looked for who plays on,
 * unless computer players do.
 * From now on the row goes on by a substitute or not at all, which its standings reckon with at once.
 *
 * @param leaves who played for it
 */
export function vacated(season: Season, row: string, leaves: string, now: number): Season {
  const left = tablesLeft(season, row);
  if (left.length === 0) return season;
  const isSought = season.searches.some((one) => one.row === row);
  const hasSubstitutes = season.settings.dropOuts === 'substitute';
  const begun = hasSubstitutes ? [{ row, since: now, next: now, asked: [] }] : [];
  return {
    ...season,
    tables: season.tables.map((one, at) =>
      left.includes(at + 1) && !one.substituted.includes(row)
        ? { ...one, substituted: [...one.substituted, row] }
        : one,
    ),
    reseats: [...season.reseats, ...reseatsOf(season, row, leaves, null)],
    searches: isSought
      ? season.searches.map((one) => (one.row === row ? { ...one, next: now } : one))
      : [...season.searches, ...begun],
  };
}

/** A season in which somebody plays on for a row that nobody plays for: at its open tables, and those to come. */
export function takenOver(
  season: Season,
  row: string,
  { id: user, name }: { readonly id: string; readonly name: string },
  { now, by = user, why = '' }: { now: number; by?: string | null; why?: string },
): Season {
  const deed = { is: 'stands in', user, for: row } as const;
  const vacant = vacated(season, row, row, now);
  return {
    ...vacant,
    entrants: season.entrants.map((one) =>
      one.user === row ? { ...one, heir: { user, name, since: now } } : one,
    ),
    reseats: [...season.reseats, ...reseatsOf(season, row, row, user)],
    searches: vacant.searches.map((one) => (one.row === row ? { ...one, next: null } : one)),
    rulings: [...season.rulings, { at: now, by, deed, why }],
  };
}

const reseatsOf = (season: Season, row: string, leaves: string, comes: string | null) =>
  tablesLeft(season, row)
    .filter((table) => season.tables[table - 1]?.status === 'open')
    .map((table) => ({ table, row, leaves, comes }));

/** Whether somebody who was asked may still answer before the next one is asked. */
const isWaitedFor = ({ asked }: Search, now: number): boolean => {
  const last = asked.at(-1);
  return last !== undefined && last.said === null && now < last.at + ANSWERED_WITHIN_MS;
};

/** Whether somebody is still looked for to play on for a row. */
export function isSought(season: Season, { row, next }: Search, now: number): boolean {
  const end = season.roundEnds.at(-1) ?? null;
  return (
    next !== null &&
    (season.phase === 'drawn' || season.phase === 'playing') &&
    (end === null || now < end) &&
    tablesLeft(season, row).length > 0
  );
}

/**
 * Who may be asked to play on for a row, in order: first those who only stand by or found no place, then players of other
 * divisions who said that they stand by. Nobody twice, nobody for two rows, and nobody who says to be away.
 */
export function poolFor(season: Season, search: Search, now: number): Entrant[] {
  const { entrants, searches } = season;
  const division = entrants.find(({ user }) => user === search.row)?.division ?? null;
  const taken = new Set([
    ...search.asked.map(({ user }) => user),
    ...entrants.flatMap(({ heir }) => heir?.user ?? []),
    ...searches.flatMap((one) => (isWaitedFor(one, now) ? (one.asked.at(-1)?.user ?? []) : [])),
  ]);
  const free = entrants.filter(
    ({ user, as, dropped, away }) =>
      as !== 'gone' &&
      dropped === null &&
      !taken.has(user) &&
      away.every(({ from, to }) => now < from || now >= to),
  );
  return [
    ...free.filter(({ as }) => as !== 'player'),
    ...free.filter((one) => one.as === 'player' && one.standsBy && one.division !== division),
  ];
}

/** What is known of those who may be asked. */
export interface KnownOfPool {
  /** Whether it may sit at all tables of the row: knows no other hand there, and blocks nobody, nor the other way round. */
  readonly maySit: (user: string) => boolean;
  /** From when on it is awake, now or later. */
  readonly awakeAt: (user: string) => number;
}

/** A season in which the next one is asked who may take over, once it is awake; `asked` is who, null for nobody now. */
export function askedNext(
  season: Season,
  nth: number,
  known: KnownOfPool,
  now: number,
): { readonly season: Season; readonly asked: string | null } {
  const search = season.searches[nth];
  if (search === undefined) return { season, asked: null };
  const later = (next: number | null) => ({
    season: withSearch(season, nth, { next }),
    asked: null,
  });
  if (!isSought(season, search, now)) return later(null);
  const { at: askedAt = 0 } = search.asked.at(-1) ?? {};
  if (isWaitedFor(search, now)) return later(askedAt + ANSWERED_WITHIN_MS);
  const one = poolFor(season, search, now).find(({ user }) => known.maySit(user));
  // Somebody may be back by then, or know no hand any more.
  if (one === undefined) return later(now + DAY_MS);
  const wakes = known.awakeAt(one.user);
  if (wakes > now) return later(Math.min(wakes, now + DAY_MS));
  const asked = [...search.asked, { user: one.user, at: now, said: null }];
  return {
    season: withSearch(season, nth, { asked, next: now + ANSWERED_WITHIN_MS }),
    asked: one.user,
  };
}

/** Whether somebody was asked in a search that goes on: also who was silent, or said no, may take over. */
export const wasAsked = ({ asked }: Search, user: string): boolean =>
  asked.some((one) => one.user === user);

/** A season in which somebody who was asked has answered. Who says yes is seated by `takenOver`. */
export function answered(
  season: Season,
  nth: number,
  user: string,
  said: 'yes' | 'no',
  now: number,
): Season {
  const search = season.searches[nth];
  if (search === undefined) return season;
  const asked = search.asked.map((one) => (one.user === user ? { ...one, said } : one));
  const isLast = search.asked.at(-1)?.user === user;
  return withSearch(season, nth, { asked, next: isLast ? now : search.next });
}

/** A season in which all look again who search for somebody: others have come who stand by. */
export const soughtAnew = (season: Season, now: number): Season => ({
  ...season,
  searches: season.searches.map((one) => (one.next === null ? one : { ...one, next: now })),
});

const withSearch = (season: Season, nth: number, change: Partial<Search>): Season => ({
  ...season,
  searches: season.searches.map((one, at) => (at === nth ? { ...one, ...change } : one)),
});
