import { DateTime, Info } from 'luxon';
import { LANGUAGE_IDS, LANGUAGES } from '../language/languages.ts';
import { appSpeech } from '../words/index.ts';
import { MINUTES_A_DAY } from './hours.ts';
import { folded } from './places.ts';

/** What languages say behind an hour: `22 Uhr`. */
const O_CLOCK: readonly string[] = LANGUAGE_IDS.map((language) =>
  appSpeech(language).say('clock.after an hour').toLowerCase(),
);

const BY_THE_CLOCK = /^(\d{1,2})(?:\s*[:.h]\s*(\d{2}))?\s*h?$/u;
const BY_HALVES = /^(\d{1,2})(?:\s*[:.]\s*(\d{2}))?\s*([ap])\s*\.?\s*m\.?$/u;

/** Minutes after midnight of `22:30`, `22.30`, `22 Uhr`, `22h` or `10:30 pm`; null for what is no time of day. */
export function minuteTyped(typed: string): number | null {
  const text = typed.trim().toLowerCase().replaceAll("'", '’');
  const halves = BY_HALVES.exec(text);
  // The longest first, as one may be part of another.
  const said = O_CLOCK.toSorted((one, other) => other.length - one.length);
  const marked = said.reduce((rest, word) => rest.replace(word, 'h'), text);
  const [, hour, minute = '0', half] = halves ?? BY_THE_CLOCK.exec(marked) ?? [];
  if (hour === undefined || Number(minute) > 59) return null;
  const shown = Number(hour);
  if (halves !== null && (shown < 1 || shown > 12)) return null;
  const minutes = (halves === null ? shown : (shown % 12) + (half === 'p' ? 12 : 0)) * 60;
  return minutes + Number(minute) > MINUTES_A_DAY ? null : minutes + Number(minute);
}

/** The names of months in each language: alone, and as they stand in a date. */
const MONTHS: readonly (readonly string[])[] = LANGUAGE_IDS.flatMap((id) => {
  const locale = LANGUAGES[id].tag;
  return [Info.months('long', { locale }), Info.monthsFormat('long', { locale })].map((names) =>
    names.map(folded),
  );
});

/**
 * Which month somebody means, from 1, by its name or its beginning; null for none. A beginning of two months of a
 * language (`jui` in French) is none there.
 */
function monthNamed(text: string): number | null {
  const wanted = folded(text);
  if (wanted.length < 3) return null;
  for (const names of MONTHS) {
    const whole = names.indexOf(wanted) + 1;
    if (whole > 0) return whole;
    const [month, ...more] = names.flatMap((name, at) => (name.startsWith(wanted) ? at + 1 : []));
    if (month !== undefined && more.length === 0) return month;
  }
  return null;
}

/** A day as it was typed; without a year it is the next one. */
interface Typed {
  readonly year: number | null;
  readonly month: number;
  readonly day: number;
}

function read(text: string): Typed | null {
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/u.exec(text);
  if (iso !== null) return { year: Number(iso[1]), month: Number(iso[2]), day: Number(iso[3]) };
  const dotted = /^(\d{1,2})\.\s*(\d{1,2})(?:\.\s*(\d{4}|\d{2})?)?$/u.exec(text);
  if (dotted !== null) {
    return { year: yearOf(dotted[3]), month: Number(dotted[2]), day: Number(dotted[1]) };
  }
  const slashed = /^(\d{1,2})\/(\d{1,2})(?:\/(\d{4}|\d{2}))?$/u.exec(text);
  if (slashed !== null) {
    const [one, other] = [Number(slashed[1]), Number(slashed[2])];
    // Half of the world has the day first: what may mean two days means none.
    if (one <= 12 && other <= 12 && one !== other) return null;
    const [day, month] = other > 12 ? [other, one] : [one, other];
    return { year: yearOf(slashed[3]), month, day };
  }
  // Behind the number of a day stands what makes it the 24th, 1er or 24 de …, in whichever language.
  const named =
    /^(\d{1,2})(?:\.|\p{L}{1,2})?\s*(?:\p{L}{2}\s+)?(\p{L}{3,})\.?,?\s*(\d{4})?$/u.exec(text) ??
    /^(?<month>\p{L}{3,})\.?\s*(?<day>\d{1,2})\p{L}{0,2},?\s*(?<year>\d{4})?$/u.exec(text);
  if (named === null) return null;
  const [day, name, year] =
    named.groups === undefined
      ? [named[1], named[2], named[3]]
      : [named.groups['day'], named.groups['month'], named.groups['year']];
  const month = monthNamed(name ?? '');
  return month === null ? null : { year: yearOf(year), month, day: Number(day) };
}

const yearOf = (typed: string | undefined): number | null =>
  typed === undefined ? null : typed.length === 2 ? 2000 + Number(typed) : Number(typed);

/**
 * When a day begins in a zone, in milliseconds since 1970, that is written like 24.12.2026, 24 December, Dec 24 or
 * 2026-12-24; without a year it is the next one that is still to come. Null for what is no day, and for what may be two.
 */
export function dayTyped(typed: string, zone: string, now: number): number | null {
  const found = read(typed.trim().toLowerCase());
  if (found === null) return null;
  const { month, day } = found;
  const begins = (year: number): DateTime => DateTime.fromObject({ year, month, day }, { zone });
  if (found.year !== null) return begins(found.year).isValid ? begins(found.year).toMillis() : null;
  const { year } = DateTime.fromMillis(now, { zone });
  // The 29th of February comes every fourth year, but for one.
  const years = Array.from({ length: 9 }, (_, after) => year + after);
  const next = years.map(begins).find((one) => one.isValid && one.toMillis() > now);
  return next?.toMillis() ?? null;
}
