import { type Language, LANGUAGE_IDS } from './languages.ts';

/** Makes something once for each language, and returns what looks it up. */
export function inEach<T>(make: (language: Language) => T): (language: Language) => T {
  const made = new Map(LANGUAGE_IDS.map((language) => [language, make(language)]));
  return (language) => {
    const one = made.get(language);
    if (one === undefined) throw new Error(`Nobody speaks "${language}" here.`);
    return one;
  };
}
