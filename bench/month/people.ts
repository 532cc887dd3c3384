import { type Hours, MINUTES_A_DAY } from '../../src/clock/hours.ts';
import type { Random } from '../../src/engine/random.ts';
import type { Pings } from '../../src/match/stored/person.ts';

/** How somebody plays by post, in hours that it is awake. */
export interface Character {
  /** How soon it answers: from, to. Null: never. */
  readonly answers: readonly [least: number, most: number] | null;
  /** How many of a hundred people are like that. */
  readonly share: number;
  /** Whether it looks at matches while it should sleep, too. */
  readonly atNight: boolean;
  /** For how many days it answers nothing, now and then; 0 for never. */
  readonly away: number;
}

export const CHARACTERS = {
  prompt: { answers: [0.1, 3], share: 50, atNight: false, away: 0 },
  slow: { answers: [4, 16], share: 20, atNight: false, away: 0 },
  owl: { answers: [0.5, 6], share: 10, atNight: true, away: 0 },
  traveller: { answers: [0.5, 5], share: 12, atNight: false, away: 5 },
  never: { answers: null, share: 8, atNight: false, away: 0 },
} as const satisfies Record<string, Character>;

/** Six time zones; in the first four clocks are set back in these weeks, in the fifth they were set on before. */
const ZONES = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Los_Angeles',
  'Australia/Sydney',
  'Asia/Tokyo',
] as const;

/** Somebody who plays. */
export interface Player {
  readonly id: string;
  readonly name: string;
  readonly character: Character;
  /** Null: it has never said when it is awake. */
  hours: Hours | null;
  pings: Pings;
  /** Whether it wants to know that its turn is next. */
  readonly wantsUpNextPing: boolean;
}

/** How people are called, each as likely. */
export const PINGS_ASKED = ['thread', 'thread', 'dm', 'digest', 'none'] as const;

/** When somebody is awake, as chance has it. */
export function newDay(random: Random): Hours {
  const zone = ZONES[random.below(ZONES.length)] ?? ZONES[0];
  const wakes = 60 * (6 + random.below(5));
  return { zone, wakes, sleeps: wakes + 60 * 14 };
}

/** So many people, each as chance has it. */
export function people(count: number, random: Random): Player[] {
  return Array.from({ length: count }, (_, at): Player => {
    const day = newDay(random);
    return {
      id: String(1000 + at),
      name: `Player ${at}`,
      character: characterBy(random.below(100)),
      hours: random.below(5) === 0 ? null : day,
      pings: PINGS_ASKED[random.below(PINGS_ASKED.length)] ?? 'thread',
      wantsUpNextPing: random.below(3) === 0,
    };
  });
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/** What calendar and clock of a zone show: by the platform, and not as the app reckons it. */
function shownAt(zone: string, at: number): { readonly date: string; readonly minute: number } {
  const known = calendars.get(zone);
  const calendar =
    known ??
    new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' });
  calendars.set(zone, calendar);
  const [date = '', time = ''] = calendar.format(at).split(' ');
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return { date, minute: hour * 60 + minute };
}

/** Somebody's day, of those that it keeps by now. */
export function dayAt(hours: Hours | null, at: number): string {
  const { zone = 'UTC', wakes = 0 } = hours ?? {};
  return `${zone} ${wakes} ${shownAt(zone, at).date}`;
}

/** Whether somebody is awake by the clock on its wall. */
export function isUp(hours: Hours | null, at: number): boolean {
  if (hours === null) return true;
  const { zone, wakes, sleeps } = hours;
  const { minute } = shownAt(zone, at);
  const bed = sleeps % MINUTES_A_DAY;
  return bed > wakes ? minute >= wakes && minute < bed : minute >= wakes || minute < bed;
}

function characterBy(chance: number): Character {
  let left = chance;
  for (const one of Object.values(CHARACTERS)) {
    if (left < one.share) return one;
    left -= one.share;
  }
  return CHARACTERS.prompt;
}
