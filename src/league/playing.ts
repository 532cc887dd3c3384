import { DAY_MS } from '../clock/hours.ts';
import { entrantOf } from './entering.ts';
import type { Entrant, LeagueTable, Result, Season } from './season.ts';

/** A table by its number, from 1; undefined if there is none. */
export const tableAt = ({ tables }: Season, number: number): LeagueTable | undefined =>
  tables[number - 1];

/** A table that is not opened yet. */
export const plannedTable = (
  division: number,
  round: number,
  seats: readonly string[],
): LeagueTable => ({
  division,
  round,
  seats: [...seats],
  status: 'planned',
  match: null,
  opened: null,
  ended: null,
  dropped: [],
  substituted: [],
  result: null,
});

/** A season with one of its tables changed. */
export const withTable = (
  season: Season,
  number: number,
  change: Partial<LeagueTable>,
): Season => ({
  ...season,
  tables: season.tables.map((one, at) => (at === number - 1 ? { ...one, ...change } : one)),
});

const roundMs = ({ settings }: Season): number => (settings.roundDays ?? 0) * DAY_MS;

/**
 * When each of so many rounds ends that begin then; none where a season has no dates. Each lasts as long as the season
 * says; where there are more than matches at a time make, they overlap, so that the season ends as was told.
 */
export function endsOfRounds(season: Season, rounds: number): number[] {
  const { begins, settings } = season;
  const { matches, atOnce, roundDays } = settings;
  if (roundDays === null) return [];
  const told = Math.ceil(matches / atOnce);
  const apart = Math.floor(((told - 1) * roundDays) / Math.max(1, rounds - 1)) * DAY_MS;
  return Array.from({ length: rounds }, (_, round) =>
    round === rounds - 1
      ? begins + told * roundMs(season)
      : begins + round * apart + roundMs(season),
  );
}

/**
 * When a round of a season with dates begins, in milliseconds since 1970. One that has more time from when on it was
 * played has begun no later.
 */
export function roundBegins(season: Season, round: number): number {
  const end = season.roundEnds[round];
  if (round === 0 || end === undefined) return season.begins;
  let begins = end - roundMs(season);
  for (const { at, ms } of delaysOf(season).toReversed()) {
    if (begins - ms > at) break;
    begins -= ms;
  }
  return begins;
}

/** When the tables of a round open at the latest, whoever is away or at others: as it begins, and half through the first. */
export function opensBy(season: Season, round: number): number {
  if (round > 0) return roundBegins(season, round);
  let half = season.begins + roundMs(season) / 2;
  for (const { at, ms } of delaysOf(season)) if (at >= season.begins && at < half) half += ms;
  return half;
}

/** By how much all dates were moved, and when that was decided, oldest first. */
const delaysOf = ({ rulings }: Season): { readonly at: number; readonly ms: number }[] =>
  rulings.flatMap(({ at, deed }) =>
    deed.is === 'more time' || deed.is === 'break' ? [{ at, ms: deed.days * DAY_MS }] : [],
  );

/** The round whose end comes next, from 0; null where none does. */
export function roundPlayed({ roundEnds }: Season, now: number): number | null {
  const round = roundEnds.findIndex((end) => end > now);
  return round < 0 ? null : round;
}

/** Who sits down for a row: its entrant, or who plays on for it; null for a computer player. */
export function sitterOf(season: Season, user: string): Pick<Entrant, 'user' | 'name'> | null {
  const one = entrantOf(season, user);
  if (one === undefined) return null;
  return one.heir ?? (one.dropped === null ? one : null);
}

/** When who sits down for a row is away. */
export function awayOf(season: Season, user: string): Entrant['away'] {
  const sitter = sitterOf(season, user);
  return sitter === null ? [] : (entrantOf(season, sitter.user)?.away ?? []);
}

/** How many tables somebody sits at that are open. */
const openWith = ({ tables }: Season, user: string): number =>
  tables.filter(({ status, seats }) => status === 'open' && seats.includes(user)).length;

/** Until when a season takes a break, in which no table opens; null where it takes none. */
export const breakEnds = (season: Pick<Season, 'break'>, now: number): number | null =>
  season.break !== null && now < season.break.until ? season.break.until : null;

/**
 * The tables that are to be opened now, by their numbers, earlier rounds first: those whose people all have fewer open
 * than they play at a time and are there; at the latest as `opensBy` says.
 */
export function toOpen(season: Season, now: number): number[] {
  if (season.phase !== 'playing' || breakEnds(season, now) !== null) return [];
  const { atOnce } = season.settings;
  const hasDates = season.roundEnds.length > 0;
  const open = new Map<string, number>();
  const count = (user: string): number => open.get(user) ?? openWith(season, user);
  const isHere = (user: string): boolean =>
    awayOf(season, user).every(({ from, to }) => now < from || now >= to);
  const planned = season.tables
    .map((table, at) => ({ table, number: at + 1 }))
    .filter(({ table }) => table.status === 'planned')
    .sort((one, other) => one.table.round - other.table.round || one.number - other.number);
  return planned.flatMap(({ table, number }) => {
    const isDue = hasDates && opensBy(season, table.round) <= now;
    const isReady = table.seats.every((user) => count(user) < atOnce && isHere(user));
    if (!isDue && !isReady) return [];
    for (const user of table.seats) open.set(user, count(user) + 1);
    return [number];
  });
}

/** A season in which a table is played as a match. */
export const opened = (season: Season, number: number, match: number, now: number): Season =>
  withTable(season, number, { status: 'open', match, opened: now });

/** What a match that has ended says of its table; `result` is null where it was closed, so that it counts as not played. */
export interface Ending {
  readonly result: Result | null;
  readonly dropped: readonly string[];
  readonly substituted: readonly string[];
}

/** A season in which a match has ended. */
export const ended = (
  season: Season,
  number: number,
  { result, dropped, substituted }: Ending,
  now: number,
): Season =>
  withTable(season, number, {
    status: result === null ? 'void' : 'over',
    result,
    dropped: [...dropped],
    substituted: [...substituted],
    ended: now,
  });

/** Whether all tables are over. */
export const isPlayedOut = ({ tables }: Season): boolean =>
  tables.every(({ status }) => status === 'over' || status === 'void');

/** When a season with dates ends; null for one without. */
export const endsAt = ({ roundEnds }: Season): number | null => roundEnds.at(-1) ?? null;

/** When a season ends that is not drawn yet, as far as can be told; null for one without dates. */
export function wouldEndAt(season: Season): number | null {
  return endsAt(season) ?? endsOfRounds(season, 1).at(-1) ?? null;
}
