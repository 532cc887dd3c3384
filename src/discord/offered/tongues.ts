import type { Language } from '../../language/languages.ts';
import { type Asked, askedOf } from '../../match/asked.ts';
import type { House } from '../../match/house.ts';
import type { Loaded } from '../../match/load.ts';
import { same, type Values } from './group.ts';
import { writeValue } from './ids.ts';

/** What a seat is asked, in the words of its player and, where these do not say it, in those of other languages. */
export interface Tongues {
  readonly own: readonly Asked[];
  readonly others: () => readonly (readonly Asked[])[];
}

/** What a seat is asked, in all languages of a house, that of its player first. */
export function tonguesOf(
  house: Pick<House, 'languages'>,
  loaded: Loaded,
  seat: number,
  language: Language,
): Tongues {
  const others = house.languages.filter((one) => one !== language);
  return {
    own: askedOf(loaded, seat, language),
    others: () => others.map((other) => askedOf(loaded, seat, other)),
  };
}

/**
 * What somebody typed for a command, in the words of what it is asked. What only the words of another language have
 * for the same answers is understood as well, where it means one thing.
 */
export function inWordsOf(tongues: Tongues, command: string, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, wordFor(tongues, command, name, value)]),
  );
}

/** A word for a thing, an answer or a question. */
interface Word {
  readonly means: string;
  readonly word: string | number | undefined;
}

/** What the own words have for a value of an option; the value itself, where they have none or nobody knows it. */
function wordFor(
  { own, others }: Tongues,
  command: string,
  option: string,
  value: string | number,
): string | number {
  const isIt = ({ word }: Word): boolean => same(word, value);
  const known = wordsFor(own, command, option);
  if (known.some(isIt)) return value;
  const words = new Map(known.map(({ means, word }) => [means, word]));
  for (const other of others()) {
    const meant = wordsFor(other, command, option).filter(isIt);
    const [only, ...more] = new Set(meant.map(({ means }) => words.get(means)));
    if (only !== undefined && more.length === 0) return only;
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
        }));
    }
    return [];
  });
}
