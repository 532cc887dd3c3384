import {
  type Hours,
  isZone,
  LEAST_AWAKE,
  MINUTES_A_DAY,
  minutesAwake,
  wakesAfter,
} from '../../clock/hours.ts';
import { zoneMeant } from '../../clock/places.ts';
import type { Language } from '../../language/languages.ts';
import type { MatchRow, PersonRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';

/** Chooses the colours of somebody's pictures, in all matches. */
export function chooseTheme(app: App, press: Press, theme: string): Promise<PersonRow> {
  return pressAlone(app, press, { theme });
}

/** Chooses in which language somebody is spoken to; null for that of its Discord. */
export function chooseLanguage(
  app: App,
  press: Press,
  language: Language | null,
): Promise<PersonRow> {
  return pressAlone(app, press, { language });
}

/** The language that somebody chose, where it is spoken here; null for that of its Discord. */
export function chosenLanguage({ languages }: App, person: PersonRow): Language | null {
  return languages.find((one) => one === person.language) ?? null;
}

/** Carries one press out that is about its presser alone. */
function pressAlone(
  app: App,
  press: Press,
  change: Parameters<Transaction['changePerson']>[1],
): Promise<PersonRow> {
  return pressOnce(app, press, async (transaction) => {
    await transaction.changePerson(press.user.id, change);
    return transaction.person(press.user.id);
  });
}

/** What somebody has said about themselves: a match holds it for all who sit there. */
export async function personFor(app: App, row: MatchRow | null, user: string): Promise<PersonRow> {
  return (row === null ? undefined : personIn(row, user)) ?? app.store.person(user);
}

/** What a user who sits at a match has said about themselves; undefined for all others. */
export function personIn(row: MatchRow, user: string | null): PersonRow | undefined {
  return row.people.find(({ id }) => id === user);
}

/** When somebody is awake; null where it has not said, or where its zone is not known here any more. */
export function hoursOf({ zone, wakes, sleeps }: PersonRow): Hours | null {
  return zone === null || wakes === null || sleeps === null || !isZone(zone)
    ? null
    : { zone, wakes, sleeps };
}

/** The waking hours of somebody who has only said where they live. */
const USUAL_DAY = { wakes: 8 * 60, sleeps: 22 * 60 } as const;

/** What somebody says about their day; null leaves it as it is. */
export interface Day {
  /** By its name at the IANA, or by a city there. */
  readonly zone: string | null;
  /** Minutes after midnight. */
  readonly wakes: number | null;
  readonly sleeps: number | null;
  readonly pings: Pings | null;
  /** Whether it wants to be told that its turn is next. */
  readonly wantsUpNextPing: boolean | null;
}

/**
 * Says where somebody lives, when they are awake, and how they are reminded, for all their matches. Throws `Refused`
 * for an unknown zone, for hours without a zone, and for a day that is too short.
 */
export function sayDay(app: App, press: Press, day: Day): Promise<PersonRow> {
  return pressOnce(app, press, (transaction) => keepDay(app, transaction, press.user.id, day));
}

/** Keeps what somebody says about its day. Throws as `sayDay` does. */
async function keepDay(
  app: App,
  transaction: Transaction,
  id: string,
  day: Day,
): Promise<PersonRow> {
  const before = await transaction.person(id);
  const { zone, wakes, sleeps, pings, wantsUpNextPing } = day;
  const isOfHours = zone !== null || wakes !== null || sleeps !== null;
  await transaction.changePerson(id, {
    ...(isOfHours ? hoursSaid(before, day) : {}),
    ...(pings === null ? {} : { pings }),
    ...(wantsUpNextPing === null ? {} : { wantsUpNextPing }),
  });
  const after = await transaction.person(id);
  const digestAt = pingsOf(after) === 'digest' ? nextDigest(after, app.now()) : null;
  await transaction.changePerson(id, { digestAt });
  // What is due in its matches is due at another time now.
  await transaction.makeMatchesDue(id, app.now());
  return transaction.person(id);
}

/** Keeps where somebody lives, beside something else that it says. Throws `Refused` for an unknown zone. */
export const keepZone = (
  app: App,
  transaction: Transaction,
  id: string,
  zone: string,
): Promise<PersonRow> =>
  keepDay(app, transaction, id, {
    zone,
    wakes: null,
    sleeps: null,
    pings: null,
    wantsUpNextPing: null,
  });

/** When the daily summary comes for somebody who has not said when they are awake. */
const USUAL_MORNING: Hours = { zone: 'UTC', wakes: 9 * 60, sleeps: 21 * 60 };

/** When somebody gets the next daily summary: when they wake. */
export function nextDigest(person: PersonRow, now: Date): Date {
  return new Date(wakesAfter(hoursOf(person) ?? USUAL_MORNING, now.getTime()));
}

/** The hours of somebody who changes them. */
function hoursSaid(before: PersonRow, day: Day): Hours {
  const zone = day.zone === null ? before.zone : zoneMeant(day.zone);
  if (day.zone === null && zone === null) throw new Refused('zone first');
  if (zone === null || !isZone(zone))
    throw new Refused('no such zone', { zone: day.zone ?? zone ?? '' });
  const wakes = (day.wakes ?? before.wakes ?? USUAL_DAY.wakes) % MINUTES_A_DAY;
  const sleeps = day.sleeps ?? before.sleeps ?? USUAL_DAY.sleeps;
  // From 0:00 to 24:00 is the whole day; from 8:00 to 8:00 is none.
  if (wakes === sleeps || minutesAwake({ wakes, sleeps }) < LEAST_AWAKE) {
    throw new Refused('day too short', { least: LEAST_AWAKE / 60 });
  }
  return { zone, wakes, sleeps };
}

/** How somebody is reminded: each time in the thread or by DM, by one DM a day (the digest), or not at all. */
export const PINGS = ['thread', 'dm', 'digest', 'none'] as const;

export type Pings = (typeof PINGS)[number];

/** How somebody is reminded; in the thread of the match where it has not said. */
export const pingsOf = ({ pings }: PersonRow): Pings =>
  PINGS.find((one) => one === pings) ?? 'thread';
