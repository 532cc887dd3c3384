import { type Language, LANGUAGE_IDS, LANGUAGES } from './languages.ts';

const formats = (options: Intl.NumberFormatOptions): ReadonlyMap<Language, Intl.NumberFormat> =>
  new Map(LANGUAGE_IDS.map((id) => [id, new Intl.NumberFormat(LANGUAGES[id].tag, options)]));

const shares = formats({ style: 'percent', maximumFractionDigits: 0 });
const averages = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 });

const written = (by: ReadonlyMap<Language, Intl.NumberFormat>, language: Language, value: number) =>
  by.get(language)?.format(value) ?? String(value);

/** A share from 0 to 1 as people read it: `38%`. */
export const percent = (language: Language, share: number): string =>
  written(shares, language, Math.round(share * 100) / 100);

/** A number with one digit behind its point, such as an average: `7.3`. */
export const decimal = (language: Language, value: number): string =>
  written(averages, language, Number(value.toFixed(1)));
