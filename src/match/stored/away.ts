import { DAY_MS } from '../../clock/hours.ts';
import { dayTyped } from '../../clock/typed.ts';
import type { PersonRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { hoursOf } from './person.ts';

/** The most days that somebody can say to be away. */
export const MOST_DAYS_AWAY = 60;

/** What somebody has now said about themselves, and whether they were away until now. */
export interface SaidAway {
  readonly person: PersonRow;
  readonly wasAway: boolean;
}

/**
 * Says that somebody is away, in all matches; 0 days: that they are back. Their clocks stand meanwhile, as long as days
 * of this year are left. Throws `Refused` for more than `MOST_DAYS_AWAY`.
 */
export async function sayAway(app: App, press: Press, absence: Absence): Promise<SaidAway> {
  return pressOnce(app, press, async (transaction) => {
    const { id } = press.user;
    const now = app.now();
    const before = await transaction.person(id);
    const until = endOf(before, absence, now);
    const days = Math.ceil((until.getTime() - now.getTime()) / DAY_MS);
    if (days < 0 || days > MOST_DAYS_AWAY) throw new Refused('days away', { most: MOST_DAYS_AWAY });
    const left = days === 0 ? null : until;
    await transaction.changePerson(id, { awayUntil: left, ...restFor(app, before, until) });
    // Its clocks stop, or go on.
    await transaction.makeMatchesDue(id, now);
    return { person: await transaction.person(id), wasAway: awayUntil(app, before) !== null };
  });
}

/** How long somebody is away: for so many days from now, or until a day comes, as it was typed. */
export type Absence = { readonly days: number } | { readonly day: string };

/** When an absence ends. Throws `Refused` for a day that there is not, or that has come already. */
function endOf(person: PersonRow, absence: Absence, now: Date): Date {
  if ('days' in absence) {
    if (!Number.isInteger(absence.days)) throw new Refused('days away', { most: MOST_DAYS_AWAY });
    return after(now, absence.days);
  }
  const { day } = absence;
  const begins = dayTyped(day, hoursOf(person)?.zone ?? 'UTC', now.getTime());
  if (begins === null) throw new Refused('no such day', { what: day });
  if (begins <= now.getTime()) throw new Refused('day has come', { what: day });
  return new Date(begins);
}

const after = (time: Date, days: number): Date => new Date(time.getTime() + days * DAY_MS);

/** How many days have begun from one time to another. */
const daysBegun = (from: Date, to: Date): number =>
  Math.ceil((to.getTime() - from.getTime()) / DAY_MS);

/** The stretch in which somebody's clocks stand now, if it counts for this year; null if they run. */
function restingNow({ restYear, restSince, restsUntil: until }: PersonRow, now: Date) {
  const stands = restSince !== null && until !== null && until > now;
  return stands && restYear === now.getUTCFullYear() ? { since: restSince, until } : null;
}

/** For how many days of this year somebody's clocks have stood, without the rest of an absence that has not ended. */
function restedDays(app: App, person: PersonRow): number {
  const now = app.now();
  if (person.restYear !== now.getUTCFullYear()) return 0;
  const rest = restingNow(person, now);
  if (rest === null) return person.restDays;
  return person.restDays - daysBegun(rest.since, rest.until) + daysBegun(rest.since, now);
}

/** How many days somebody's clocks may still stand this year. */
export const restLeft = (app: App, person: PersonRow): number =>
  Math.max(0, app.limits.restDaysAYear - restedDays(app, person));

/** Until when somebody's clocks stand for an absence. A corrected absence keeps its beginning. */
function restFor(
  app: App,
  before: PersonRow,
  end: Date,
): Pick<PersonRow, 'restsUntil' | 'restSince' | 'restYear' | 'restDays'> {
  const now = app.now();
  const restYear = now.getUTCFullYear();
  const rest = restingNow(before, now);
  const since = rest?.since ?? now;
  const rested =
    rest === null ? restedDays(app, before) : before.restDays - daysBegun(rest.since, rest.until);
  const most = after(since, Math.max(0, app.limits.restDaysAYear - rested));
  // A day that has begun counts as used, but a player who is back plays at once.
  const until = new Date(Math.min(most.getTime(), end.getTime()));
  if (until <= now) {
    return { restsUntil: null, restSince: null, restYear, restDays: restedDays(app, before) };
  }
  return {
    restsUntil: until,
    restSince: since,
    restYear,
    restDays: rested + daysBegun(since, until),
  };
}

/**
 * Until when somebody's clocks stand; null if they run.
 *
 * @param most for how many days a year that is allowed at this table; null for as many as the app gives
 */
export function restsUntil(
  { restsUntil: until, restDays }: PersonRow,
  now: Date,
  most: number | null,
): Date | null {
  if (until === null) return null;
  // Days beyond the limit are taken from the end of the absence.
  const end = after(until, -Math.max(0, restDays - (most ?? restDays)));
  return end > now ? end : null;
}

/** Until when somebody is away; null where it is here. */
export function awayUntil(app: App, { awayUntil: until }: PersonRow): Date | null {
  return until !== null && until > app.now() ? until : null;
}
