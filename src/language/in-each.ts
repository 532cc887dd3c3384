import { type Language, LANGUAGE_IDS } from './languages.ts';

/** Something that is another in each language, made once for each of them. */
export function inEach<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map(LANGUAGE_IDS.map((language) => [language, make(language)]));
  return (language) => {
    const one = made.get(language);
    if (one === undefined) throw new Error(`Nobody speaks "${language}" here.`);
    return one;
  };
}
