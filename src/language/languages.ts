/** The languages that Firepit speaks. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB', locales: ['en-GB', 'en-US'], complete: true },
  de: { name: 'Deutsch', tag: 'de', locales: ['de'], complete: true },
} as const satisfies Readonly<Record<string, LanguageSpec>>;

interface LanguageSpec {
  /** What it calls itself. */
  readonly name: string;
  /** Its name in BCP 47, by which lists and plurals are made. */
  readonly tag: string;
  /** Discord's locales that are served by it. */
  readonly locales: readonly string[];
  /** Whether all words are there. Until then nobody is spoken to in it: half a language helps nobody. */
  readonly complete: boolean;
}

export type Language = keyof typeof LANGUAGES;

/** What is spoken where nothing better is known, and where a translation lacks a text. */
export const USUAL_LANGUAGE = 'en' satisfies Language;

/** Whether a code, such as one that was stored, is that of a language spoken here. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** All languages, the usual one first. */
export const LANGUAGE_IDS: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** The languages that people are spoken to in: those whose words are all there. */
export const SPOKEN: readonly Language[] = LANGUAGE_IDS.filter((id) => LANGUAGES[id].complete);

/**
 * The one of these languages for one of Discord's locales, such as `de` or `en-US`; null where none serves it.
 */
export function languageFor(locale: string, spoken: readonly Language[]): Language | null {
  const serves = (id: Language): boolean => LANGUAGES[id].locales.some((one) => one === locale);
  return spoken.find(serves) ?? null;
}
