import { inEach } from './in-each.ts';
import { type Language, LANGUAGES } from './languages.ts';

const formats = (options: Intl.NumberFormatOptions) =>
  inEach((language) => new Intl.NumberFormat(LANGUAGES[language].tag, options));

const shares = formats({ style: 'percent', maximumFractionDigits: 0 });
const averages = formats({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const points = formats({ maximumFractionDigits: 2 });

/** A share from 0 to 1 as people read it: `38%`. */
export const percent = (language: Language, share: number): string =>
  shares(language).format(Math.round(share * 100) / 100);

/** A number with one digit behind its point, such as an average: `7.3`. */
export const decimal = (language: Language, value: number): string =>
  averages(language).format(Number(value.toFixed(1)));

/** A number with as many digits behind its point as it needs, at most two: `7.25`. */
export const atMostTwo = (language: Language, value: number): string =>
  points(language).format(value);
