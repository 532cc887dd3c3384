import { describe, expect, it } from 'vitest';
import { LANGUAGE_IDS, LANGUAGES } from '../../src/language/languages.ts';
import { INDEXES, ROOMS, roomOf, roomsIn } from './rooms.ts';

const PLURAL = /_(zero|one|two|few|many|other)$/;
const factsOf = (text: string): string[] => {
  const names = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].sort();
};

/** A room with a speech of its own: what it says is a type by itself. */
const APART = 'src/words: refusals';

it.each(INDEXES)('the index of $words names each of its rooms', ({ words, names }) => {
  const rooms = ROOMS.filter((room) => room.words === words).map(({ name }) => name);
  expect(names).toEqual(rooms.filter((name) => `${words}: ${name}` !== APART).sort());
});

it('finds the indexes of the app and of its games', () => {
  const words = INDEXES.map((index) => index.words);
  expect(words).toEqual(expect.arrayContaining(['src/words', 'src/games/tusk/words']));
});

describe.each(LANGUAGE_IDS)('the words in %s', (language) => {
  const rooms = roomsIn(language);
  it.each(rooms)('say all of $words: $name, with the same facts', async (room) => {
    const [english, own] = await Promise.all([roomOf('en', room), roomOf(language, room)]);
    const names = (all: ReadonlyMap<string, string>) =>
      [...new Set([...all.keys()].map((name) => name.replace(PLURAL, '')))].sort();
    expect(names(own)).toEqual(names(english));
    for (const [name, text] of own) {
      const usual = english.get(name);
      const facts = factsOf(usual ?? english.get(name.replace(PLURAL, '_other')) ?? '');
      // A text for one number only, which English has not, may leave that number out.
      const needed =
        usual === undefined ? facts.filter((fact) => factsOf(text).includes(fact)) : facts;
      expect(`${name}: ${factsOf(text)}`).toBe(`${name}: ${needed}`);
    }
  });

  it.each(rooms)('have all plurals of the language in $words: $name', async (room) => {
    const own = await roomOf(language, room);
    const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions();
    const bases = [...own.keys()].flatMap((name) =>
      PLURAL.test(name) ? [name.replace(PLURAL, '')] : [],
    );
    const wanted = bases.flatMap((base) => pluralCategories.map((one) => `${base}_${one}`));
    expect(wanted.filter((name) => !own.has(name))).toEqual([]);
  });
});
