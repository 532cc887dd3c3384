import { DAY_MS } from '../clock/hours.ts';
import { entrantOf, leave, playersOf, takesPart } from './entering.ts';
import {
  endsAt,
  plannedTable,
  breakEnds,
  roundBegins,
  roundPlayed,
  tableAt,
  withTable,
} from './playing.ts';
import type { Claim, Season } from './season.ts';
import {
  type Changeable,
  datesFrom,
  type LeagueSettings,
  type Playing,
  type Scoring,
} from './settings.ts';

/** What a director may do by hand. */
export const ORDERS = [
  'draw',
  'redraw',
  'move',
  'begin',
  'time',
  'break',
  'resume',
  'round',
  'season',
  'result',
  'penalty',
  'warn',
  'drop',
  'off',
  'next',
  'settings',
  'game',
  'pace',
  'points',
  'people',
  'last',
] as const;
export type OrderName = (typeof ORDERS)[number];

/** What may be done with a table by hand. */
export const RESULTS = ['correct', 'void', 'replay'] as const;
export type ResultName = (typeof RESULTS)[number];

/** What is about some people alone, so that nobody may do it who plays in their division. */
export const ABOUT_SOME: readonly OrderName[] = ['result', 'penalty', 'warn', 'drop'];

/** What settles how the season goes for all of its divisions, so that nobody may do it who still plays in one. */
export const ABOUT_ALL: readonly OrderName[] = ['redraw', 'round', 'season', 'off'];

/** How a league is played: about the next season, and the one for which nobody has signed up yet; said at any time. */
export const ABOUT_NEXT = ['settings', 'game', 'pace', 'points', 'people'] as const;

/** What takes nothing but to be wanted. */
export const PLAIN = [
  'draw',
  'redraw',
  'begin',
  'resume',
  'round',
  'season',
  'off',
  'next',
  'last',
] as const;
type Plain = (typeof PLAIN)[number];

/** What a director does, with all that it takes. */
export type Directed =
  | { readonly [K in Plain]: { readonly is: K } }[Plain]
  | { readonly is: 'time' | 'break'; readonly days: number }
  | { readonly is: 'settings'; readonly settings: Changeable }
  | ({ readonly is: 'game' } & Pick<Playing, 'config'>)
  | ({ readonly is: 'pace' } & Omit<Playing, 'config'>)
  | { readonly is: 'points' | 'people'; readonly scoring: Scoring }
  | { readonly is: 'move'; readonly user: string; readonly division: number }
  /** `places` by seat, in any numbers: the lowest is the best. */
  | { readonly is: 'correct'; readonly table: number; readonly places: readonly number[] }
  | { readonly is: 'void'; readonly table: number }
  | { readonly is: 'replay'; readonly table: number }
  | { readonly is: 'penalty'; readonly user: string; readonly points: number }
  | { readonly is: 'warn'; readonly user: string }
  | { readonly is: 'drop'; readonly user: string };

/** Why a director may not do something. */
export type DirectRefusal =
  | 'no such order now'
  | 'too few to draw'
  | 'no such table'
  | 'table still runs'
  | 'table is not played yet'
  | 'table counts nothing'
  | 'not in season';

/** What a season looks like to who is about to rule in it: it changes with each ruling, and as the season goes on. */
export const seenAs = ({ phase, rulings }: Season): string => `${phase}.${rulings.length}`;

/**
 * What a director may do by now.
 *
 * @param next how far the season after it is; null where there is none
 */
export function ordersOf(
  season: Season,
  now: number,
  isLast: boolean,
  next: Season['phase'] | null = null,
): OrderName[] {
  const always: OrderName[] = [...ABOUT_NEXT, ...(isLast ? [] : (['last'] as const))];
  switch (season.phase) {
    case 'sign-up':
      if (season.opens !== null) return ['next', 'off', ...always];
      return ['draw', 'time', 'drop', 'off', ...always];
    case 'drawn':
      return [
        'begin',
        'redraw',
        ...(season.divisions.length > 1 ? (['move'] as const) : []),
        'time',
        'drop',
        'off',
        ...always,
      ];
    case 'playing': {
      const round = roundPlayed(season, now);
      const hasNext = round !== null && round < season.roundEnds.length - 1;
      const ends: OrderName[] = hasNext ? ['round', 'season'] : ['season'];
      return [
        ...delaysOf(season, now),
        ...ends,
        'result',
        'penalty',
        'warn',
        'drop',
        'off',
        ...always,
      ];
    }
    case 'over':
    case 'cancelled': {
      // Who goes up and down is looked at when the next one is drawn.
      const isOpen = season.phase === 'over' && (next === null || next === 'sign-up');
      const after: OrderName[] = next === null ? ['next', ...always] : [];
      return isOpen ? ['result', ...after] : after;
    }
  }
}

/** What gives all more time: nothing once the last day is over. */
function delaysOf(season: Season, now: number): OrderName[] {
  const hasDates = season.roundEnds.length > 0;
  if (hasDates && roundPlayed(season, now) === null) return [];
  const rests = breakEnds(season, now) === null ? [] : (['resume'] as const);
  return [...(hasDates ? (['time'] as const) : []), 'break', ...rests];
}

/** Whether a table may still be played again: not after the last day, when it would be settled at once. */
export function mayBeReplayed(season: Season, now: number): boolean {
  const end = endsAt(season);
  return season.phase === 'playing' && (end === null || now < end);
}

/** The divisions that something is about, if it is not about all of them alike. */
export function divisionsOf(season: Season, directed: Directed): number[] {
  if ('table' in directed) return [tableAt(season, directed.table)?.division ?? []].flat();
  if (!('user' in directed)) return [];
  const own = entrantOf(season, directed.user)?.division ?? [];
  return [own, directed.is === 'move' ? directed.division : []].flat();
}

/** Whether somebody plays in one of these divisions, for itself or another; everybody signed up is in none before the draw. */
export const playsIn = (
  { entrants }: Season,
  user: string,
  divisions: readonly number[],
): boolean =>
  entrants.some(
    (one) =>
      (one.user === user || one.heir?.user === user) &&
      one.division !== null &&
      divisions.includes(one.division),
  );

/** Whether somebody still plays in a season that is drawn, for itself or another. */
export const stillPlays = ({ entrants }: Season, user: string): boolean =>
  entrants.some(
    (one) =>
      (one.user === user && one.division !== null && takesPart(one)) || one.heir?.user === user,
  );

/** Notes a ruling. */
export const ruled = (season: Season, ruling: Season['rulings'][number]): Season => ({
  ...season,
  rulings: [...season.rulings, ruling],
});

/**
 * A season after what a director did, but for what has to be drawn for it; `why` is told. Where dates come earlier, the
 * season then does by itself what is due.
 */
export function directedBy(
  season: Season,
  directed: Exclude<Directed, { is: 'redraw' | 'move' }>,
  { by, why, now }: { readonly by: string | null; readonly why: string; readonly now: number },
): Season | DirectRefusal {
  const rule = (after: Season, deed: Season['rulings'][number]['deed']): Season =>
    ruled(after, { at: now, by, deed, why });
  switch (directed.is) {
    case 'draw':
      if (playersOf(season).length < season.settings.least) return 'too few to draw';
      return rule(
        { ...season, signUpEnds: now, begins: season.begins - (season.signUpEnds - now) },
        { is: 'sign-up closed' },
      );
    case 'begin': {
      const earlier = season.begins - now;
      const roundEnds = season.roundEnds.map((end) => end - earlier);
      return rule({ ...season, begins: now, roundEnds }, { is: 'begun' });
    }
    case 'time':
      return rule(delayed(season, directed.days, now), { is: 'more time', days: directed.days });
    case 'break': {
      const { days } = directed;
      const until = (breakEnds(season, now) ?? now) + days * DAY_MS;
      const later = delayed(season, days, now);
      const resting = {
        ...later,
        break: { until, stands: false },
        claims: votedLater(later, days),
      };
      return rule(resting, { is: 'break', days, until });
    }
    case 'resume': {
      const left = (breakEnds(season, now) ?? now) - now;
      const roundEnds = season.roundEnds.map((end) => (end > now ? end - left : end));
      return rule({ ...season, roundEnds, break: { until: now, stands: true } }, { is: 'resumed' });
    }
    case 'round': {
      const round = roundPlayed(season, now) ?? 0;
      // Those that have begun keep the time they have.
      const isToCome = (at: number): boolean => roundBegins(season, at) > now;
      const next = season.roundEnds.findIndex((_, at) => at > round && isToCome(at));
      const earlier = roundBegins(season, next) - (breakEnds(season, now) ?? now);
      const roundEnds = season.roundEnds.map((end, at) =>
        at === round ? now : next > 0 && at >= next ? end - earlier : end,
      );
      return rule({ ...season, roundEnds }, { is: 'round ended', round });
    }
    case 'season': {
      const rounds = 1 + Math.max(0, ...season.tables.map(({ round }) => round));
      const roundEnds = Array.from({ length: rounds }, (_, at) =>
        Math.min(now, season.roundEnds[at] ?? now),
      );
      return rule({ ...withoutPlanned(season, now), roundEnds }, { is: 'season ended' });
    }
    case 'off':
      return rule({ ...withoutPlanned(season, now), phase: 'cancelled' }, { is: 'cancelled' });
    case 'next':
      if (season.opens === null) return rule(season, { is: 'next opened' });
      return rule(
        { ...season, opens: now, ...datesFrom(now, season.settings) },
        { is: 'sign-up opened' },
      );
    case 'last':
      return rule(season, { is: 'league ends' });
    case 'settings':
    case 'game':
    case 'pace':
      return rule(whileFree(season, directed, now), { ...directed, isNow: isFree(season) });
    case 'points':
    case 'people': {
      const { scoring } = directed;
      // Whoever has signed up for a season that is drawn has done so for what its places were worth.
      const isNow = season.phase === 'sign-up';
      const settings = isNow ? { ...season.settings, ...scoring } : season.settings;
      return rule({ ...season, settings }, { is: 'points', scoring, isNow });
    }
    case 'penalty':
    case 'warn':
    case 'drop':
      return punished(season, directed, now, rule);
    case 'correct':
    case 'void':
    case 'replay':
      return withResult(season, directed, now, rule);
  }
}

/** What a director changes of how the next season is played; nothing by all else. */
export function changeBy(directed: Directed): Partial<LeagueSettings> | null {
  switch (directed.is) {
    case 'settings':
      return directed.settings;
    case 'points':
    case 'people':
      return directed.scoring;
    case 'game':
      return { config: directed.config };
    case 'pace':
      return { terms: directed.terms, pauseDays: directed.pauseDays };
    default:
      return null;
  }
}

/** Whether how a season is played may still be changed: nobody has signed up for it as it was. */
export const isFree = ({ phase, opens, entrants }: Season): boolean =>
  phase === 'sign-up' && (opens !== null || entrants.length === 0);

/** A season with such a change, as long as it is free; another time to sign up begins anew. */
function whileFree(season: Season, directed: Directed, now: number): Season {
  if (!isFree(season)) return season;
  const settings = { ...season.settings, ...changeBy(directed) };
  const isAsLong = settings.signUpDays === season.settings.signUpDays;
  if (season.opens === null)
    return { ...season, settings, ...(isAsLong ? {} : datesFrom(now, settings)) };
  const longer = (settings.pauseDays ?? 0) - (season.settings.pauseDays ?? 0);
  const isMoved = settings.pauseDays !== null && season.settings.pauseDays !== null;
  const opens = isMoved ? Math.max(now, season.opens + longer * DAY_MS) : season.opens;
  return { ...season, settings, opens, ...datesFrom(opens, settings) };
}

type Rule = (after: Season, deed: Season['rulings'][number]['deed']) => Season;

function punished(
  season: Season,
  directed: Extract<Directed, { is: 'penalty' | 'warn' | 'drop' }>,
  now: number,
  rule: Rule,
): Season | DirectRefusal {
  const { user } = directed;
  const one = entrantOf(season, user);
  if (one === undefined || !takesPart(one)) return 'not in season';
  if (directed.is === 'penalty')
    return rule(season, { is: 'penalty', user, points: directed.points });
  if (directed.is === 'warn') return rule(season, { is: 'warned', user });
  const { rulings } = season;
  return rule({ ...leave(season, user, now), rulings }, { is: 'dropped', user });
}

function withResult(
  season: Season,
  directed: Extract<Directed, { table: number }>,
  now: number,
  rule: Rule,
): Season | DirectRefusal {
  const { table: number } = directed;
  const table = tableAt(season, number);
  if (table === undefined) return 'no such table';
  const { status, result: before } = table;
  const isReplayed = season.rulings.some(
    ({ deed }) => deed.is === 'replayed' && deed.table === number,
  );
  if (isReplayed || (status === 'void' && directed.is === 'void')) return 'table counts nothing';
  const voided = withTable(season, number, { status: 'void', ended: table.ended ?? now });
  if (directed.is === 'void') return rule(voided, { is: 'voided', table: number });
  if (status === 'open') return 'table still runs';
  if (status === 'planned') return 'table is not played yet';
  if (directed.is === 'replay') {
    if (!mayBeReplayed(season, now)) return 'no such order now';
    // A round that has ended has no table that is open.
    const round = Math.max(table.round, roundPlayed(season, now) ?? 0);
    const again = plannedTable(table.division, round, table.seats);
    const tables = [...voided.tables, again];
    return rule({ ...voided, tables }, { is: 'replayed', table: number, as: tables.length });
  }
  const { places } = directed;
  if (places.length !== table.seats.length) return 'no such table';
  // By hand there are no scores: what is reckoned from these leaves this table out.
  const after = {
    places: rankedBy(places),
    scores: null,
  };
  const corrected = withTable(season, number, { status: 'over', result: after });
  return rule(corrected, { is: 'corrected', table: number, before, after });
}

/** Places of seats out of any numbers, the lowest of which is the best; equal ones share a place. */
export const rankedBy = (places: readonly number[]): number[] =>
  places.map((place) => 1 + places.filter((other) => other < place).length);

/** A season in which no table is opened any more. */
const withoutPlanned = (season: Season, now: number): Season => ({
  ...season,
  tables: season.tables.map((one) =>
    one.status === 'planned' ? { ...one, status: 'void', ended: now } : one,
  ),
});

/** The claims of a season with so many days more for those that are voted on. */
const votedLater = ({ claims }: Season, days: number): Claim[] =>
  claims.map((one) =>
    one.vote === null || one.vote.came !== null
      ? one
      : { ...one, vote: { ...one.vote, until: one.vote.until + days * DAY_MS } },
  );

/** A season with all dates that are still to come moved by so many days. */
function delayed(season: Season, days: number, now: number): Season {
  const later = (at: number): number => (at > now ? at + days * DAY_MS : at);
  return {
    ...season,
    signUpEnds: season.phase === 'sign-up' ? later(season.signUpEnds) : season.signUpEnds,
    begins: later(season.begins),
    roundEnds: season.roundEnds.map(later),
    // What was warned of comes later now.
    said: season.said.filter((one) => !one.startsWith('warned ')),
  };
}

/** How many warnings somebody has had up to a ruling, with that. */
export const warningsUntil = ({ rulings }: Season, nth: number, user: string): number =>
  rulings.slice(0, nth + 1).filter(({ deed }) => deed.is === 'warned' && deed.user === user).length;
