// @ts-check
import { useEffect, useState } from 'preact/hooks';
import { now, onTimePassed } from '../clock.js';
import { html } from '../html.js';
import { useLookup } from '../lookup.js';

/** @type {Record<string, Intl.DateTimeFormatOptions>} */
const FORMATS = {
  t: { timeStyle: 'short' },
  T: { timeStyle: 'medium' },
  d: { dateStyle: 'short' },
  D: { dateStyle: 'long' },
  f: { dateStyle: 'long', timeStyle: 'short' },
  F: { dateStyle: 'full', timeStyle: 'short' },
};

/** @type {[Intl.RelativeTimeFormatUnit, number][]} unit and its length in seconds */
const UNITS = [
  ['year', 31_557_600],
  ['month', 2_629_800],
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
  ['second', 1],
];

/**
 * How far a moment is from now, in the largest unit that fits: "in 3 days".
 * @param {number} seconds from now; negative for the past
 * @param {string} locale
 */
function sayDistance(seconds, locale) {
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? ['second', 1];
  const relative = new Intl.RelativeTimeFormat(locale, { numeric: 'always' });
  return relative.format(Math.round(seconds / length), unit);
}

/**
 * A timestamp `<t:seconds:style>` as its reader's client says it.
 * @param {number} seconds since 1970
 * @param {string} format
 * @param {string} locale
 */
export function sayTime(seconds, format, locale) {
  const date = new Date(seconds * 1000);
  // 13 digits of seconds reach past the dates that a browser knows.
  if (Number.isNaN(date.getTime())) return 'an unknown time';
  return format === 'R'
    ? sayDistance(seconds - Math.round(now() / 1000), locale)
    : new Intl.DateTimeFormat(locale, FORMATS[format] ?? FORMATS.f).format(date);
}

/**
 * A timestamp `<t:seconds:style>`, kept up to date where it is relative.
 * @param {{ seconds: number, format: string }} props
 */
export function Time({ seconds, format }) {
  const { locale } = useLookup();
  const [, setAt] = useState(now());
  useEffect(() => {
    if (format !== 'R') return undefined;
    const look = () => setAt(now());
    const timer = setInterval(look, 10_000);
    const stop = onTimePassed(look);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [format]);
  const date = new Date(seconds * 1000);
  const text = sayTime(seconds, format, locale);
  if (Number.isNaN(date.getTime())) return html`<span>${text}</span>`;
  const full = sayTime(seconds, 'F', locale);
  return html`<time datetime=${date.toISOString()} title=${full}>${text}</time>`;
}
