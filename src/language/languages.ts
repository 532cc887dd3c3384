/** The languages that Firepit speaks. */
export const LANGUAGES = {
  en: { name: 'English', tag: 'en-GB', locales: ['en-GB', 'en-US'], complete: true },
  de: { name: 'Deutsch', tag: 'de', locales: ['de'], complete: true },
} as const satisfies Readonly<Record<string, LanguageSpec>>;

interface LanguageSpec {
  /** Its name in itself. */
  readonly name: string;
  /** Its BCP 47 tag, for lists and plurals. */
  readonly tag: string;
  /** Discord’s locales that it serves. */
  readonly locales: readonly string[];
  /** Whether its translation is complete. Until then nobody is spoken to in it: half a language helps nobody. */
  readonly complete: boolean;
}

export type Language = keyof typeof LANGUAGES;

/** The fallback: for people whose language is unknown, and for texts that a translation lacks. */
export const USUAL_LANGUAGE = 'en' satisfies Language;

/** Whether a code, such as a stored one, is that of a language here. */
export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code);

/** All languages, the usual one first. */
export const LANGUAGE_IDS: readonly Language[] = Object.keys(LANGUAGES).filter(isLanguage);

/** The languages that people are spoken to in: the complete ones. */
export const SPOKEN: readonly Language[] = LANGUAGE_IDS.filter((id) => LANGUAGES[id].complete);

/** The language among `spoken` that serves one of Discord’s locales, such as `de` or `en-US`; null if none does. */
export function languageFor(locale: string, spoken: readonly Language[]): Language | null {
  const serves = (id: Language): boolean => LANGUAGES[id].locales.some((one) => one === locale);
  return spoken.find(serves) ?? null;
}
