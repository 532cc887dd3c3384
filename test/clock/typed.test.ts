import { describe, expect, it } from 'vitest';
import { isZone } from '../../src/clock/hours.ts';
import { placeLabel, placesIn, zoneMeant } from '../../src/clock/places.ts';
import { dayTyped, minuteTyped } from '../../src/clock/typed.ts';
import { LANGUAGE_IDS, LANGUAGES } from '../../src/language/languages.ts';
import { appSpeech } from '../../src/words/index.ts';

describe('a time of day as people type it', () => {
  it.each([
    ['8', 8 * 60],
    ['8:00', 8 * 60],
    ['22.30', 22 * 60 + 30],
    ['22 Uhr', 22 * 60],
    ['22:30 Uhr', 22 * 60 + 30],
    ['22 Uhr 30', 22 * 60 + 30],
    ['22h', 22 * 60],
    ['22h30', 22 * 60 + 30],
    ['24:00', 24 * 60],
    ['10 pm', 22 * 60],
    ['10:30pm', 22 * 60 + 30],
    ['12 a.m.', 0],
    ['12 pm', 12 * 60],
    ['8 o’clock', 8 * 60],
    ["8 O'Clock", 8 * 60],
  ])('is understood: %s', (typed, minutes) => {
    expect(minuteTyped(typed)).toBe(minutes);
  });

  it.each(LANGUAGE_IDS)('is understood in %s', (language) => {
    const word = appSpeech(language).say('clock.after an hour');
    expect(minuteTyped(`22 ${word}`)).toBe(22 * 60);
    expect(minuteTyped(`22:30 ${word.toUpperCase()}`)).toBe(22 * 60 + 30);
  });

  it.each(['', 'soon', '25:00', '24:01', '8:60', '13 pm', '0 am', '22 Uhr 70', '8:00:00'])(
    'is none: %s',
    (typed) => {
      expect(minuteTyped(typed)).toBeNull();
    },
  );
});

describe('a day as people type it', () => {
  const now = Date.UTC(2026, 10, 26, 12);
  const dayIn = (typed: string) => dayTyped(typed, 'UTC', now);

  it.each([
    '2026-12-24',
    '24.12.2026',
    '24.12.26',
    '24. 12. 2026',
    '24.12.',
    '24.12',
    '24. Dezember',
    '24. Dez.',
    '24 December 2026',
    'December 24, 2026',
    'Dec 24th',
    '24th of December',
    '24/12/2026',
    '12/24/2026',
    '12/24',
  ])('is understood: %s', (typed) => {
    expect(dayIn(typed)).toBe(Date.UTC(2026, 11, 24));
  });

  it.each(LANGUAGE_IDS)('is understood in %s', (language) => {
    for (const month of ['long', 'short'] as const) {
      const written = new Intl.DateTimeFormat(LANGUAGES[language].tag, { day: 'numeric', month });
      expect(dayIn(written.format(Date.UTC(2026, 11, 24)))).toBe(Date.UTC(2026, 11, 24));
    }
  });

  it('without a year is the next one that is still to come', () => {
    expect(dayIn('27.11.')).toBe(Date.UTC(2026, 10, 27));
    expect(dayIn('26 November')).toBe(Date.UTC(2027, 10, 26));
    expect(dayIn('3. März')).toBe(Date.UTC(2027, 2, 3));
    expect(dayIn('29.2.')).toBe(Date.UTC(2028, 1, 29));
  });

  it('begins with the clocks of its zone', () => {
    expect(dayTyped('24.12.2026', 'Europe/Berlin', now)).toBe(Date.UTC(2026, 11, 23, 23));
  });

  it.each(['', 'soon', '30.2.2026', '31 November', '2026-13-01', '5/6/2026', '24', 'Xmas 24'])(
    'is none: %s',
    (typed) => {
      expect(dayIn(typed)).toBeNull();
    },
  );
});

describe('a place as people type it', () => {
  it.each([
    ['Europe/Vienna', 'Europe/Vienna'],
    ['europe/vienna', 'Europe/Vienna'],
    ['Wien', 'Europe/Vienna'],
    ['vienna', 'Europe/Vienna'],
    ['Zürich', 'Europe/Zurich'],
    ['Zurich', 'Europe/Zurich'],
    ['Zuerich', 'Europe/Zurich'],
    ['köln', 'Europe/Berlin'],
    ['München', 'Europe/Berlin'],
    ['Munich', 'Europe/Berlin'],
    ['new york', 'America/New_York'],
    ['Sao Paulo', 'America/Sao_Paulo'],
    ['Tokio', 'Asia/Tokyo'],
    ['UTC', 'UTC'],
  ])('is understood: %s', (typed, zone) => {
    expect(zoneMeant(typed)).toBe(zone);
  });

  it.each(['', 'Atlantis', 'Atlantis/Capital'])('is none: %s', (typed) => {
    expect(zoneMeant(typed)).toBeNull();
  });

  it.each(LANGUAGE_IDS)('is offered by its name in %s, in a zone that there is', (language) => {
    const places = placesIn(language);
    expect(places.filter(({ zone }) => !isZone(zone))).toEqual([]);
    for (const { name, zone } of places.slice(0, 60))
      expect([name, zoneMeant(name)]).toEqual([name, zone]);
    // Typed as it is shown it is understood, also where several places are called so.
    for (const place of places)
      expect([place, zoneMeant(placeLabel(place))]).toEqual([place, place.zone]);
    const [vienna = ''] = appSpeech(language).say('places.Europe/Vienna').split(', ');
    expect(places.map(({ name }) => name)).toContain(vienna);
  });
});
