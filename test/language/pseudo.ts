import { vi } from 'vitest';
import type * as languagesModule from '../../src/language/languages.ts';
import type { Language } from '../../src/language/languages.ts';
import type * as sayModule from '../../src/language/say.ts';
import type { Texts } from '../../src/language/say.ts';

/** Whose client has this locale is spoken to in it: one of Discord's, which has no Arabic. */
export const LOCALE = 'th';

/**
 * A language that nobody speaks, made of the English texts: each about two fifths longer, in letters with accents
 * and of other scripts, some of them written from right to left. It has all six plurals of Arabic. What holds for
 * it will hold for most that a translator brings.
 */
const PSEUDO = { name: 'Ƥŝéùđø', tag: 'ar', locales: [LOCALE], complete: true } as const;

const PSEUDO_ID = 'pseudo';

const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other'] as const;

/** What a translator leaves as it is: placeholders, commands, code, mentions. */
const KEPT = /(\{\{.*?\}\}|`[^`]*`|\/[a-z][a-z-]*|<[^>]*>)/;

const ACCENTS: Readonly<Record<string, string>> = {
  a: 'á',
  c: 'ç',
  d: 'đ',
  e: 'é',
  g: 'ğ',
  i: 'ï',
  k: 'ķ',
  l: 'ł',
  n: 'ñ',
  o: 'ø',
  r: 'ŕ',
  s: 'š',
  t: 'ŧ',
  u: 'ü',
  y: 'ÿ',
  z: 'ž',
};

/** What makes a text longer, in scripts that somebody may bring. */
const WORDS = ['длинно', 'ουσία', 'ארוך', '長い文', 'طويل', 'ยาวมาก', 'ħżŵß', '길어요'] as const;

/** From here on a text is read from right to left. */
const RIGHT_TO_LEFT = '\u200F';

/** A text of the same length, in which no word is an English one. */
export const accented = (text: string): string =>
  text
    .split(KEPT)
    .map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(/[a-z]/g, (one) => ACCENTS[one] ?? one),
    )
    .join('');

/** A text in that language. */
export function pseudoText(text: string): string {
  const letters = text.split(KEPT).filter((_, at) => at % 2 === 0);
  const wanted = Math.round(letters.join('').length * 0.4);
  let more = '';
  for (let at = text.length; more.length < wanted; at += 1) more += ` ${WORDS[at % WORDS.length]}`;
  // Nothing is added behind a space or a line that ends the text.
  const longer = `${accented(text)}${more.slice(0, wanted).trimEnd()}`;
  return text.length % 3 === 0 ? `${RIGHT_TO_LEFT}${longer}` : longer;
}

/** All texts of some rooms in that language. */
function pseudoTexts(texts: Texts): Texts {
  return Object.fromEntries(
    Object.entries(texts).flatMap(([name, one]): [string, string | Texts][] => {
      if (typeof one !== 'string') return [[name, pseudoTexts(one)]];
      const [, plural] = /^(.*)_(?:one|other)$/.exec(name) ?? [];
      if (plural === undefined) return [[name, pseudoText(one)]];
      // Of its plurals English has the first and the last.
      const own = name.endsWith('_one') ? ['one'] : PLURALS.filter((form) => form !== 'one');
      return own.map((form) => [`${plural}_${form}`, pseudoText(one)]);
    }),
  );
}

/** The languages, and that one. */
function withPseudo(real: typeof languagesModule): object {
  const all = { ...real.LANGUAGES, [PSEUDO_ID]: PSEUDO };
  const languageFor: typeof real.languageFor = (locale, spoken) => {
    const known = spoken.filter((id) => real.isLanguage(id));
    const pseudo = spoken.find((id) => !known.includes(id));
    return pseudo !== undefined && locale === LOCALE ? pseudo : real.languageFor(locale, known);
  };
  return {
    ...real,
    LANGUAGES: all,
    LANGUAGE_IDS: Object.keys(all),
    SPOKEN: [...real.SPOKEN, PSEUDO_ID],
    isLanguage: (code: string) => Object.hasOwn(all, code),
    languageFor,
  };
}

/** What speaks it, too, of whatever is said in English. */
const speakingPseudo = ({ speechOf, ...real }: typeof sayModule): typeof sayModule => ({
  ...real,
  speechOf(usual, translations) {
    const more = { ...translations, [PSEUDO_ID]: pseudoTexts(usual) };
    return speechOf(usual, more);
  },
});

const LANGUAGES = '../../src/language/languages.ts';
const SAY = '../../src/language/say.ts';

/**
 * Has everything that is imported from here on speak that language as well, as if it stood in the table of languages
 * and all texts were translated: the two modules that know of languages are exchanged, until `takeAwayPseudo`.
 */
export async function bringInPseudo(): Promise<Language> {
  // Other tests of this worker may have read the modules before.
  vi.resetModules();
  const languages = withPseudo(await vi.importActual(LANGUAGES));
  vi.doMock(LANGUAGES, () => languages);
  vi.resetModules();
  const say = speakingPseudo(await vi.importActual(SAY));
  vi.doMock(SAY, () => say);
  const { isLanguage } = await import('../../src/language/languages.ts');
  if (!isLanguage(PSEUDO_ID)) throw new Error('It is not among the languages.');
  return PSEUDO_ID;
}

/** Leaves the modules to other tests as they are. */
export function takeAwayPseudo(): void {
  vi.doUnmock(LANGUAGES);
  vi.doUnmock(SAY);
  vi.resetModules();
}
