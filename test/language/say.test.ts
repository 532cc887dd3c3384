import { describe, expect, it } from 'vitest';
import { type Language, languageFor } from '../../src/language/languages.ts';
import { type TextWithFacts, speechOf, type Translation } from '../../src/language/say.ts';

const english = {
  plain: 'Nothing waits for you.',
  hunt: {
    begins: '{{name}} begins a hunt at {{place}}.',
    hunters_one: '{{count}} hunter of {{name}}',
    hunters_other: '{{count}} hunters of {{name}}',
  },
  onlyEnglish: 'Not yet in German.',
} as const;
const german = {
  plain: 'Nichts wartet auf dich.',
  hunt: {
    begins: 'Bei {{place}} beginnt {{name}} eine Jagd.',
    hunters_one: '{{count}} Jäger von {{name}}',
    hunters_other: '{{count}} Jäger von {{name}}',
  },
} satisfies Omit<Translation<typeof english>, 'onlyEnglish'>;

const speech = speechOf(english, { de: german });
const [en, de] = [speech('en'), speech('de')];

describe('what is said', () => {
  it('is said in the language that was asked for', () => {
    expect(en.say('plain')).toBe('Nothing waits for you.');
    expect(de.say('plain')).toBe('Nichts wartet auf dich.');
    expect(de.say('hunt.begins', { name: 'Ember', place: 'D4' })).toBe(
      'Bei D4 beginnt Ember eine Jagd.',
    );
  });

  it('follows the plurals of its language', () => {
    const say = (count: number) => en.say('hunt.hunters', { count, name: 'Ember' });
    expect([say(1), say(2), say(0)]).toEqual([
      '1 hunter of Ember',
      '2 hunters of Ember',
      '0 hunters of Ember',
    ]);
  });

  it('is English where a translation lacks it', () => {
    expect(de.say('onlyEnglish')).toBe('Not yet in German.');
  });

  it('can be left to be said later', () => {
    const later: TextWithFacts<typeof english> = ['hunt.begins', { name: 'Ember', place: 'D4' }];
    expect(en.tell(...later)).toBe('Ember begins a hunt at D4.');
    expect(de.tell('plain')).toBe('Nichts wartet auf dich.');
  });

  it('takes facts as they are, whatever people chose', () => {
    const name = '{{place}} $t(plain) <b>&"';
    expect(en.say('hunt.begins', { name, place: 'D4' })).toBe(`${name} begins a hunt at D4.`);
    const place = '$1 $& \\';
    expect(en.say('hunt.begins', { name: 'Ember', place })).toBe(
      `Ember begins a hunt at ${place}.`,
    );
  });

  it('lists as its language does', () => {
    expect(en.list(['a', 'b', 'c'])).toBe('a, b and c');
    expect(de.list(['a', 'b', 'c'])).toBe('a, b und c');
    expect(en.list(['a'])).toBe('a');
    expect(en.either(['a', 'b'])).toBe('a or b');
    expect(de.either(['a', 'b'])).toBe('a oder b');
  });

  it('is never a name that has no text, or a text that lacks a fact', () => {
    // @ts-expect-error there is no such text
    expect(() => en.say('hunt.ends')).toThrow('no text named "hunt.ends"');
    // @ts-expect-error it needs facts
    expect(() => en.say('hunt.begins')).toThrow();
    // @ts-expect-error it needs another fact
    expect(() => en.say('hunt.begins', { name: 'Ember' })).toThrow('what "place" is');
    // @ts-expect-error it needs a count
    expect(() => en.say('hunt.hunters', { name: 'Ember' })).toThrow('chosen by its count');
    // @ts-expect-error it needs facts
    const broken: TextWithFacts<typeof english> = ['hunt.begins'];
    expect(() => en.tell(...broken)).toThrow();
  });
});

describe('the language of a reader', () => {
  it('is that of its client where we speak it', () => {
    const locales = ['en-US', 'en-GB', 'de', 'fr', '', '__proto__'];
    const found = (spoken: readonly Language[]) =>
      locales.map((locale) => languageFor(locale, spoken));
    expect(found(['en', 'de'])).toEqual(['en', 'en', 'de', null, null, null]);
    expect(found(['en'])).toEqual(['en', 'en', null, null, null, null]);
  });
});
