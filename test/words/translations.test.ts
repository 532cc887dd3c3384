import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { LANGUAGE_IDS, LANGUAGES } from '../../src/language/languages.ts';

type Texts = { readonly [name: string]: string | Texts };
const texts: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), texts])));

const ROOT = new URL('../../src/words/', import.meta.url);
const rooms = readdirSync(new URL('en/', ROOT));

/** All texts of a room by their names, in one language. */
async function room(language: string, file: string): Promise<Map<string, string>> {
  const module: unknown = await import(new URL(`${language}/${file}`, ROOT).href);
  const all = new Map<string, string>();
  const visit = (rest: Texts, path: string): void => {
    for (const [name, text] of Object.entries(rest)) {
      if (typeof text === 'string') all.set(path + name, text);
      else visit(text, `${path}${name}.`);
    }
  };
  visit(texts.parse(module), '');
  return all;
}

const PLURAL = /_(zero|one|two|few|many|other)$/;
const factsOf = (text: string): string[] => {
  const names = [...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name]) => name ?? '');
  return [...new Set(names)].sort();
};

describe.each(LANGUAGE_IDS)('the words of the house in %s', (language) => {
  it.each(rooms)('say all of %s, with the same facts', async (file) => {
    const [english, own] = await Promise.all([room('en', file), room(language, file)]);
    const names = (all: ReadonlyMap<string, string>) =>
      [...new Set([...all.keys()].map((name) => name.replace(PLURAL, '')))].sort();
    expect(names(own)).toEqual(names(english));
    for (const [name, text] of own) {
      const usual = english.get(name) ?? english.get(name.replace(PLURAL, '_other')) ?? '';
      expect(`${name}: ${factsOf(text)}`).toBe(`${name}: ${factsOf(usual)}`);
    }
  });

  it.each(rooms)('have all plurals of the language in %s', async (file) => {
    const own = await room(language, file);
    const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].tag).resolvedOptions();
    const bases = [...own.keys()].flatMap((name) =>
      PLURAL.test(name) ? [name.replace(PLURAL, '')] : [],
    );
    const wanted = bases.flatMap((base) => pluralCategories.map((one) => `${base}_${one}`));
    expect(wanted.filter((name) => !own.has(name))).toEqual([]);
  });
});
