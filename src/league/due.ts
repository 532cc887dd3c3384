import { claimChoreOf, claimTimes } from './claims.ts';
import { DAY_MS } from '../clock/hours.ts';
import { playersOf } from './entering.ts';
import { awayOf, endsAt, isPlayedOut, breakEnds, opensBy, tableAt, toOpen } from './playing.ts';
import type { Season } from './season.ts';

const HOUR_MS = 3_600_000;
const WEEK_MS = 7 * DAY_MS;
/** How long before a round or a season ends those are warned whose tables are not over, in hours. */
export const WARNED_HOURS = [72, 24, 6] as const;

/** When a warning of so many hours before an end is out of date, as the next one is due, or that has come. */
export function warnedUntil(end: number, hours: number): number {
  const next = WARNED_HOURS.find((one) => one < hours) ?? 0;
  return end - next * HOUR_MS;
}

/** Something that a season does by itself, once. */
export type Chore =
  /** Nobody signed up, or too few: there is no season. */
  | { readonly is: 'call off' }
  /** People can sign up from now on. */
  | { readonly is: 'sign-up' }
  /** Divisions and schedule are drawn. */
  | { readonly is: 'draw' }
  | { readonly is: 'begin' }
  /** Seats change hands in their matches, as somebody has dropped out or taken over. */
  | { readonly is: 'reseat' }
  /** What is still open stands still, as a break has begun for all. */
  | { readonly is: 'rest'; readonly tables: readonly number[]; readonly until: number }
  /** What stood still for a break goes on, as that is over. */
  | { readonly is: 'go on'; readonly tables: readonly number[] }
  | { readonly is: 'open'; readonly tables: readonly number[] }
  /** The next one is asked who may take over for somebody who dropped out; the nth search, from 0. */
  | { readonly is: 'ask'; readonly nth: number }
  /** The nth claim, from 0, is put to the vote of those whom it does not concern, or they have decided it. */
  | { readonly is: 'vote' | 'decide'; readonly nth: number }
  | { readonly is: 'warn'; readonly round: number; readonly hours: number }
  | { readonly is: 'week'; readonly week: number }
  /** What is still open is played to its end by computer players. */
  | { readonly is: 'settle'; readonly tables: readonly number[] }
  /** What is still open is broken off, as the season was called off. */
  | { readonly is: 'break off'; readonly tables: readonly number[] }
  | { readonly is: 'end' };

/** What is kept of a warning that was said. */
export const saidWarning = (round: number, hours: number): string => `warned ${round} ${hours}`;
/** What is kept once those have been warned, too, whom its post could not ping. */
export const saidToAll = (round: number, hours: number): string => `warned ${round} ${hours} all`;
/** What is kept of the news of a week. */
export const saidWeek = (week: number): string => `week ${week}`;
/** What is kept once it was said that nothing can be said in a channel. */
export const saidUnheard = (channel: string): string => `unheard ${channel}`;

/** When it is looked again whether all that a season settles is being played to its end. */
export const SETTLED_AGAIN_MS = 10 * 60_000;

/** What a season is to do by now, the first of it; null for nothing. */
export function choreOf(season: Season, now: number): Chore | null {
  const { phase, opens, signUpEnds, begins, settings, said } = season;
  switch (phase) {
    case 'sign-up':
      if (opens !== null) return now < opens ? null : { is: 'sign-up' };
      if (now < signUpEnds) return null;
      return playersOf(season).length < settings.least ? { is: 'call off' } : { is: 'draw' };
    case 'drawn':
      return now < begins ? askOf(season, now) : { is: 'begin' };
    case 'playing': {
      const end = endsAt(season);
      const open = openIn(season);
      const claim = claimChoreOf(season, now);
      if (claim !== null) return claim;
      // What is voted on may change how it ends.
      if (isPlayedOut(season)) return claimTimes(season).length > 0 ? null : { is: 'end' };
      if (season.reseats.length > 0) return { is: 'reseat' };
      const until = breakEnds(season, now);
      if (until === null && season.break !== null) return { is: 'go on', tables: open };
      if (until !== null && season.break?.stands !== true)
        return { is: 'rest', tables: open, until };
      const tables = toOpen(season, now);
      if (tables.length > 0) return { is: 'open', tables };
      if (end !== null && now >= end) return { is: 'settle', tables: open };
      const late = open.filter(
        (number) => (tableAt(season, number)?.round ?? 0) <= lastEnded(season),
      );
      if (late.length > 0) return { is: 'settle', tables: late };
      if (until !== null) return null;
      const ask = askOf(season, now);
      if (ask !== null) return ask;
      const warning = warningsOf(season).find(
        ({ at, until, name }) => at <= now && now < until && !said.includes(name),
      );
      if (warning !== undefined) return { is: 'warn', round: warning.round, hours: warning.hours };
      const week = Math.floor((now - begins) / WEEK_MS);
      return week > 0 && !said.includes(saidWeek(week)) ? { is: 'week', week } : null;
    }
    case 'cancelled': {
      const tables = openIn(season);
      return tables.length === 0 ? null : { is: 'break off', tables };
    }
    case 'over':
      return null;
  }
}

const openIn = ({ tables }: Season): number[] =>
  tables.flatMap(({ status }, at) => (status === 'open' ? [at + 1] : []));

/** The last round that a director has ended, so that what is open of it is settled; -1 for none. */
const lastEnded = ({ rulings }: Season): number =>
  Math.max(-1, ...rulings.map(({ deed }) => (deed.is === 'round ended' ? deed.round : -1)));

function askOf({ searches }: Season, now: number): Chore | null {
  const nth = searches.findIndex(({ next }) => next !== null && next <= now);
  return nth < 0 ? null : { is: 'ask', nth };
}

/** When there is something to do next that no match brings, in milliseconds since 1970; null for never. */
export function nextChoreAt(season: Season, now: number): number | null {
  const { phase, opens, signUpEnds, begins } = season;
  if (phase === 'sign-up') return opens ?? signUpEnds;
  const asking = season.searches.flatMap(({ next }) => next ?? []);
  if (phase === 'drawn') return Math.min(begins, ...asking.filter((at) => at > now));
  if (phase !== 'playing') return null;
  const end = endsAt(season);
  if (end !== null && now >= end) return Math.min(now + SETTLED_AGAIN_MS, ...claimTimes(season));
  const week = Math.max(1, Math.floor((now - begins) / WEEK_MS) + 1);
  const rounds = season.roundEnds.map((_, round) => opensBy(season, round));
  const away = season.tables
    .filter(({ status }) => status === 'planned')
    .flatMap(({ seats }) => seats.flatMap((user) => awayOf(season, user).map(({ to }) => to)));
  const times = [
    ...claimTimes(season),
    season.break?.until ?? 0,
    begins + week * WEEK_MS,
    ...asking,
    ...rounds,
    ...away,
    ...warningsOf(season).map(({ at }) => at),
    ...(end === null ? [] : [end]),
  ];
  return Math.min(...times.filter((at) => at > now));
}

/** The warnings of a season with dates: before which round's end, from when, and until the next one is due. */
function warningsOf(season: Season) {
  return season.roundEnds.flatMap((end, round) => {
    const isOpen = season.tables.some((one) => one.round <= round && one.status === 'open');
    if (!isOpen) return [];
    return WARNED_HOURS.map((hours) => ({
      round,
      hours,
      at: end - hours * HOUR_MS,
      until: warnedUntil(end, hours),
      name: saidWarning(round, hours),
    }));
  });
}
