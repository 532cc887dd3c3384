import type { Language } from '../../language/languages.ts';
import { type Asked, askedOf, type Offered } from '../../match/loaded/asked.ts';
import type { App } from '../../match/app/app.ts';
import type { Loaded } from '../../match/app/loaded.ts';
import { offered } from '../../panel/given.ts';
import { same, type Values } from '../../panel/group.ts';
import { writeValue } from '../../panel/ids.ts';
import { namesIn } from '../../panel/forms/picks.ts';
import { isShownFor } from '../../panel/forms/shape.ts';

/**
 * What a seat is asked: in its player's language, and in the other languages of the app for words that this one lacks.
 */
export interface InLanguages {
  readonly own: readonly Asked[];
  readonly others: () => readonly (readonly Asked[])[];
}

/** What a seat is asked, in its player's language and, when needed, in all others that the app speaks. */
export function inLanguages(
  app: Pick<App, 'languages'>,
  loaded: Loaded,
  seat: number,
  language: Language,
): InLanguages {
  const others = app.languages.filter((one) => one !== language);
  return {
    own: askedOf(loaded, seat, language),
    others: () => others.map((other) => askedOf(loaded, seat, other)),
  };
}

/**
 * Translates the values that somebody typed for a command into the words of its player's language. A label as
 * autocomplete shows it is accepted, and so is a word of another language if it means exactly one thing.
 */
export function inWordsOf(inEach: InLanguages, command: string, values: Values): Values {
  const understood = ([name, value]: [string, string | number]): [string, string | number] => {
    const isOfNames = inEach.own.some(
      ({ shaped }) =>
        shaped?.is === 'picks' &&
        shaped.spoken.command === command &&
        shaped.spoken.option === name,
    );
    const word = (one: string | number) => wordFor(inEach, command, name, one);
    const whole = word(value);
    const isSeveral = isOfNames && whole === value;
    return [name, isSeveral ? namesIn(String(value)).map(word).join(', ') : whole];
  };
  return Object.fromEntries(Object.entries(values).map(understood));
}

/** A word for a thing, an answer or a question. */
interface Word {
  readonly means: string;
  readonly word: string | number | undefined;
  /** What autocomplete shows for it; null where that is the word. */
  readonly label: string | null;
}

/** The word of the player's language for a typed value of an option; the value itself if it is unknown or ambiguous. */
function wordFor(
  { own, others }: InLanguages,
  command: string,
  option: string,
  value: string | number,
): string | number {
  const isWord = ({ word }: Word): boolean => same(word, value);
  const isLabel = ({ label }: Word): boolean => label !== null && isShownFor(label, String(value));
  const known = wordsFor(own, command, option);
  if (known.some(isWord)) return value;
  const words = new Map(known.map(({ means, word }) => [means, word]));
  const oneOf = (meant: readonly Word[]): string | number | undefined => {
    const [only, ...more] = new Set(meant.map(({ means }) => words.get(means)));
    return more.length === 0 ? only : undefined;
  };
  const mine = oneOf(known.filter(isLabel));
  if (mine !== undefined) return mine;
  for (const other of others()) {
    const theirs = wordsFor(other, command, option);
    const meant = oneOf(theirs.filter(isWord)) ?? oneOf(theirs.filter(isLabel));
    if (meant !== undefined) return meant;
  }
  return value;
}

/** All words that one language has for an option of a command. */
function wordsFor(asked: readonly Asked[], command: string, option: string): Word[] {
  return asked.flatMap(({ decision, offers, shaped }): Word[] => {
    if (shaped === null) {
      return offers
        .filter(({ phrase }) => phrase.command === command)
        .map(({ choice, phrase }) => ({
          means: writeValue(decision.id, choice),
          word: phrase.options[option],
          label: phrase.label,
        }));
    }
    const { spoken } = shaped;
    if (spoken.command !== command) return [];
    const about = spoken.about?.[option];
    if (about !== undefined) return [{ means: decision.id, word: about, label: null }];
    if (shaped.is !== 'picks' || shaped.spoken.option !== option) return [];
    return shaped.shape.things.map((thing) => ({
      means: writeValue(decision.id, thing),
      word: shaped.spoken.name(thing),
      label: shaped.spoken.label(thing),
    }));
  });
}

/**
 * The answers that a name fits, in the player's language; if none does there, those that it fits in the first other
 * language with any.
 */
export function namedIn(
  { own, others }: InLanguages,
  isNamed: (asked: Asked) => readonly Offered[],
): readonly Offered[] {
  const mine = own.flatMap(isNamed);
  if (mine.length > 0) return mine;
  const theirs = others().map((other) => other.flatMap(isNamed));
  return (theirs.find((found) => found.length > 0) ?? []).flatMap((one) => offered(own, one) ?? []);
}
