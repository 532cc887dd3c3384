import type { Entrant, Season } from './season.ts';
import { soughtAnew, vacated } from './standing-in.ts';

/** What somebody says when it signs up. */
export type Entry = Pick<Entrant, 'user' | 'name' | 'standsBy' | 'away'> & {
  /** Whether it only stands by for others. */
  readonly onlyStandsBy: boolean;
};

/** Why somebody may not sign up. */
export type EntryRefusal = 'sign-up is over' | 'season is over' | 'removed from season';

/** The entrant that is somebody; undefined if it never signed up. */
export const entrantOf = ({ entrants }: Season, user: string): Entrant | undefined =>
  entrants.find((one) => one.user === user);

/** Those who play, or will. */
export const playersOf = ({ entrants }: Season): Entrant[] =>
  entrants.filter(({ as }) => as === 'player');

/** Whether somebody takes part in a season: signed up, and neither left nor dropped out. */
export const takesPart = ({ as, dropped }: Entrant): boolean => as !== 'gone' && dropped === null;

/** A season with one of its entrants changed. */
export const withEntrant = (season: Season, user: string, change: Partial<Entrant>): Season => ({
  ...season,
  entrants: season.entrants.map((one) => (one.user === user ? { ...one, ...change } : one)),
});

/**
 * The division, from 0, in which somebody still has a place who comes between the draw and the first tables: the lowest,
 * as long as the limit is not reached, and no other division would have been opened for so many; null where none has.
 */
export function placeIn(season: Season): number | null {
  const { phase, settings, divisions } = season;
  const count = 1 + playersOf(season).length;
  const isFull = settings.limit !== null && count > settings.limit;
  const isMore = Math.round(count / settings.division) > divisions.length;
  return phase !== 'drawn' || isFull || isMore ? null : divisions.length - 1;
}

/**
 * Signs somebody up, or changes what it said; after the limit it waits for a place. Once the season is drawn, where there
 * is a place (`placeIn`), for which its division has to be scheduled anew; else only as an alternate. Returns why not,
 * where that may not be.
 */
export function enter(season: Season, said: Entry, now: number): Season | EntryRefusal {
  const { phase, settings } = season;
  if (phase === 'over' || phase === 'cancelled') return 'season is over';
  const isRemoved = season.rulings.some(
    ({ deed, by }) => deed.is === 'dropped' && deed.user === said.user && by !== said.user,
  );
  if (isRemoved) return 'removed from season';
  const known = entrantOf(season, said.user);
  const { onlyStandsBy, ...entry } = said;
  const division = onlyStandsBy ? null : placeIn(season);
  if (phase !== 'sign-up') {
    const isIn = known !== undefined && takesPart(known);
    const plays =
      known?.as === 'player' || season.entrants.some(({ heir }) => heir?.user === said.user);
    if (plays || (division === null && (isIn || !onlyStandsBy))) return 'sign-up is over';
  }
  const others = playersOf(season).filter(({ user }) => user !== said.user);
  const isFull = settings.limit !== null && others.length >= settings.limit;
  const as = onlyStandsBy ? 'alternate' : isFull && known?.as !== 'player' ? 'waiting' : 'player';
  const isBack = known === undefined || known.as === 'gone';
  const one: Entrant = {
    ...entry,
    since: isBack ? now : known.since,
    as,
    division,
    why: division === null ? null : 'new',
    dropped: null,
    heir: null,
  };
  const kept = season.entrants.filter(({ user }) => user !== said.user);
  const at = isBack ? kept.length : season.entrants.findIndex(({ user }) => user === said.user);
  return soughtAnew(filled({ ...season, entrants: kept.toSpliced(at, 0, one) }), now);
}

/** A season in which those who wait longest have the places that are free. */
function filled(season: Season): Season {
  const { limit } = season.settings;
  if (season.phase !== 'sign-up') return season;
  const room = (limit ?? Number.POSITIVE_INFINITY) - playersOf(season).length;
  const waiting = season.entrants.filter(({ as }) => as === 'waiting').slice(0, Math.max(0, room));
  return {
    ...season,
    entrants: season.entrants.map((one) =>
      waiting.includes(one) ? { ...one, as: 'player' as const } : one,
    ),
  };
}

/** Whether somebody loses seats for good by leaving: it plays in a season that is drawn, or took over for somebody. */
export const losesByLeaving = ({ phase, entrants }: Season, user: string): boolean =>
  (phase === 'drawn' || phase === 'playing') &&
  entrants.some(
    (one) =>
      (one.user === user && one.as === 'player' && one.dropped === null) || one.heir?.user === user,
  );

/**
 * Somebody leaves: before the draw without a trace in the schedule, after it by dropping out. Whoever plays on for
 * somebody else leaves that, too.
 */
export function leave(season: Season, user: string, now: number): Season {
  const one = entrantOf(season, user);
  if (one === undefined || !takesPart(one)) return season;
  const left = withoutHeir(season, user, now);
  if (season.phase === 'sign-up' || one.as !== 'player')
    return filled(withEntrant(left, user, { as: 'gone' }));
  const deed = { is: 'dropped', user } as const;
  const dropped = withEntrant(left, user, { dropped: now });
  const rulings = [...season.rulings, { at: now, by: user, deed, why: '' }];
  return vacated({ ...dropped, rulings }, user, user, now);
}

/** A season in which somebody plays on for nobody. */
const withoutHeir = (season: Season, user: string, now: number): Season =>
  season.entrants
    .filter(({ heir }) => heir?.user === user)
    .reduce(
      (rest, { user: row }) => vacated(withEntrant(rest, row, { heir: null }), row, user, now),
      season,
    );

/** Somebody leaves who is not to be asked for anything any more: it also takes over for nobody. */
export function leftForGood(season: Season, user: string, now: number): Season {
  if (season.phase === 'over' || season.phase === 'cancelled') return season;
  const left = withoutHeir(leave(season, user, now), user, now);
  return {
    ...left,
    before: left.before.filter((one) => one !== user),
    entrants: left.entrants.filter((one) => one.user !== user || one.as !== 'gone'),
  };
}
