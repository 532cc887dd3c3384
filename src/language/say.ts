import { existsSync, readdirSync } from 'node:fs';
import { extname } from 'node:path';
import { createInstance } from 'i18next';
import { z } from 'zod';
import { inEach } from './in-each.ts';
import { type Language, LANGUAGE_IDS, LANGUAGES, USUAL_LANGUAGE } from './languages.ts';

/** Texts by name, in nested groups (rooms). `{{name}}` in a text is a placeholder for a fact. */
export interface Texts {
  readonly [name: string]: string | Texts;
}

const TEXTS: z.ZodType<Texts> = z.lazy(() => z.record(z.string(), z.union([z.string(), TEXTS])));

/** Suffixes of texts that depend on a number (Intl.PluralRules). Each language has its own of them. */
type Plural = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other';

type NameOf<N extends string> = N extends `${infer Name}_${Plural}` ? Name : N;

/** The names of all texts, as `room.text`, without plural suffixes. */
export type TextName<T> = {
  [N in keyof T & string]: T[N] extends string ? NameOf<N> : `${N}.${TextName<T[N]>}`;
}[keyof T & string];

/** The type of a text; of plurals, that of the most general. */
type TextOf<T, N extends string> = N extends `${infer Room}.${infer Rest}`
  ? Room extends keyof T
    ? TextOf<T[Room], Rest>
    : never
  : N extends keyof T
    ? T[N]
    : `${N}_other` extends keyof T
      ? T[`${N}_other`]
      : never;

type IsPlural<T, N extends string> = N extends `${infer Room}.${infer Rest}`
  ? Room extends keyof T
    ? IsPlural<T[Room], Rest>
    : never
  : N extends keyof T
    ? false
    : true;

/** The names of a text’s placeholders. */
type FactName<Text> = Text extends `${string}{{${infer Name}}}${infer Rest}`
  ? Name | FactName<Rest>
  : never;

type NamesOfFacts<T, N extends string> =
  | FactName<TextOf<T, N>>
  | (IsPlural<T, N> extends true ? 'count' : never);

/** Words that depend on the language, such as the name of something. */
export type InEach = (language: Language) => string;

/** The facts that a text needs; `count` selects its plural. */
export type FactsOf<T, N extends string> = {
  readonly [F in NamesOfFacts<T, N>]: F extends 'count' ? number : string | number | InEach;
};

/** The name of a text, and its facts where it needs any. */
export type TextArguments<T, N extends TextName<T>> = [
  name: N,
  ...([NamesOfFacts<T, N>] extends [never] ? [] : [FactsOf<T, N>]),
];

/** Any text by its name, with its facts: not yet spoken in a language. */
export type TextWithFacts<T> = { [N in TextName<T>]: TextArguments<T, N> }[TextName<T>];

/** Speaks one language. Facts are inserted as they are, never read as placeholders. */
export interface Speech<T> {
  readonly language: Language;
  /** A text by its name, with its facts. */
  readonly say: <N extends TextName<T>>(...text: TextArguments<T, N>) => string;
  /** As `say`, of a name and facts that were kept as data. */
  readonly tell: (...text: TextWithFacts<T>) => string;
  /** `this, that and another`. */
  readonly list: (parts: readonly string[]) => string;
  /** `this, that or another`. */
  readonly either: (parts: readonly string[]) => string;
}

/**
 * The type of a translation: the same names, and each text in its own words. A text that depends on a number has the
 * plurals of that language, `other` at least.
 */
export type Translation<T> = {
  readonly [N in keyof T as N extends `${string}_${Plural}` ? never : N]: T[N] extends string
    ? string
    : Translation<T[N]>;
} & {
  readonly [N in PluralName<T> as `${N}_other`]: string;
} & {
  readonly [N in PluralName<T> as `${N}_${Exclude<Plural, 'other'>}`]?: string;
};

type PluralName<T> = {
  [N in keyof T]: N extends `${infer Name}_other` ? Name : never;
}[keyof T];

/** A text in parts: literal words and names of facts in turn. */
type Parts = readonly string[];

/** The limit of the cache: more than there are texts, unless somebody counts without end. */
const KEPT = 4000;

/** Texts in languages other than the fallback; a missing text is said in that. */
type Translations = Readonly<Partial<Record<Language, Texts>>>;

/**
 * Reads the words of all languages but the fallback: the files in `<language>/` beside the file with this URL. A
 * language without such a folder is left out.
 */
export async function translationsBeside(url: string): Promise<Translations> {
  const read = LANGUAGE_IDS.map(async (language): Promise<[Language, Texts][]> => {
    const folder = new URL(`${language}/`, url);
    if (language === USUAL_LANGUAGE || !existsSync(folder)) return [];
    const files = readdirSync(folder).filter((name) => extname(name) === extname(url));
    const rooms = files.map(async (name) => {
      const room: unknown = await import(new URL(name, folder).href);
      return TEXTS.parse(room);
    });
    const all = (await Promise.all(rooms)).flatMap((room) => Object.entries(room));
    return [[language, Object.fromEntries(all)]];
  });
  return Object.fromEntries((await Promise.all(read)).flat());
}

/** One room of each translation. */
export const translatedRoom = (translations: Translations, room: string): Translations =>
  Object.fromEntries(
    Object.entries(translations).flatMap(([language, { [room]: texts }]) =>
      texts === undefined || typeof texts === 'string' ? [] : [[language, texts]],
    ),
  );

/** Makes what speaks texts in each language. A text that a translation lacks is said in the fallback. */
export function speechOf<T extends Texts>(
  usual: T,
  translations: Translations,
): (language: Language) => Speech<T> {
  return inEach((language): Speech<T> => {
    const { tag } = LANGUAGES[language];
    const usualTag = LANGUAGES[USUAL_LANGUAGE].tag;
    // An instance for each language: one for all would look the language up each time, at the cost of the text itself.
    const library = createInstance({
      resources: {
        [usualTag]: { texts: usual },
        [tag]: { texts: translations[language] ?? usual },
      },
      lng: tag,
      fallbackLng: usualTag,
      ns: 'texts',
      defaultNS: 'texts',
      nsSeparator: false,
      initAsync: false,
      parseMissingKeyHandler: (name) => {
        if (library.exists(`${name}_other`)) {
          throw new Error(`"${name}" is chosen by its count, and was told none.`);
        }
        throw new Error(`There is no text named "${name}".`);
      },
    });
    void library.init();
    const lists = new Intl.ListFormat(tag);
    const choices = new Intl.ListFormat(tag, { type: 'disjunction' });
    /** A cache by name and count: looking a text up takes ten times as long as saying it. */
    const kept = new Map<string, Parts>();
    const lookUp = (name: string, key: string, count?: number): Parts => {
      const text = String(library.t(name, { count, skipInterpolation: true }));
      const parts = text.split(/\{\{(\w+)\}\}/u);
      if (kept.size === KEPT) kept.clear();
      kept.set(key, parts);
      return parts;
    };
    const spoken = (...[said, told]: readonly unknown[]): string => {
      const name = String(said);
      const facts: Readonly<Record<string, unknown>> = told instanceof Object ? { ...told } : {};
      const count = typeof facts['count'] === 'number' ? facts['count'] : undefined;
      const key = count === undefined ? name : `${name} ${count}`;
      const parts = kept.get(key) ?? lookUp(name, key, count);
      let text = parts[0] ?? '';
      for (let at = 1; at < parts.length; at += 2) {
        const fact = parts[at] ?? '';
        const value = facts[fact];
        if (value === undefined) throw new Error(`Nobody has said what "${fact}" is in "${name}".`);
        // Facts are not escaped here: callers do that, as it depends on where the text goes.
        text += String(value instanceof Function ? Reflect.apply(value, null, [language]) : value);
        text += parts[at + 1] ?? '';
      }
      return text;
    };
    return {
      language,
      say: spoken,
      tell: spoken,
      list: (parts) => lists.format(parts),
      either: (parts) => choices.format(parts),
    };
  });
}
