/** How a value stands among the parts of an id, between colons. */
export interface Codec<T> {
  write(value: T): readonly string[];
  /** Reads it from the first of these parts; null where they do not hold it. */
  read(parts: readonly string[]): Read<T> | null;
}

/** What was read, and the parts that are left. */
interface Read<T> {
  readonly value: T;
  readonly rest: readonly string[];
}

/** A value that is one part. `read` gives null where the part is none of its values. */
export const part = <T>(
  read: (text: string) => T | null,
  write: (value: T) => string = String,
): Codec<T> => ({
  write: (value) => [write(value)],
  read([first, ...rest]) {
    const value = first === undefined ? null : read(first);
    return value === null ? null : { value, rest };
  },
});

/** A text of a pattern. */
const matching = (pattern: RegExp): Codec<string> =>
  part((text) => (pattern.test(text) ? text : null));

const NUMBER = /^\d{1,9}$/;

/** A whole number from 0 up. */
export const number: Codec<number> = part((text) => (NUMBER.test(text) ? Number(text) : null));

/** Any text. */
export const text: Codec<string> = matching(/^/);

/** The id of a Discord user; 0 for nobody. */
export const user: Codec<string> = matching(/^\d{1,20}$/);

/** One of some words. */
export const oneOf = <T extends string>(words: readonly T[]): Codec<T> =>
  part((text) => words.find((word) => word === text) ?? null);

/** A value at the end of an id, which is left out where it is null. */
export const optional = <T>(codec: Codec<T>): Codec<T | null> => ({
  write: (value) => (value === null ? [] : codec.write(value)),
  read: (parts) => (parts.length === 0 ? { value: null, rest: parts } : codec.read(parts)),
});

/** The same, which is left out where it is the usual one. */
export const usually = <T>(usual: T, codec: Codec<T>): Codec<T> => ({
  write: (value) => (value === usual ? [] : codec.write(value)),
  read: (parts) => (parts.length === 0 ? { value: usual, rest: parts } : codec.read(parts)),
});

/** A value behind a number that once had a meaning, and has to be there. */
export const afterZero = <T>(codec: Codec<T>): Codec<T> => ({
  write: (value) => ['0', ...codec.write(value)],
  read([first = '', ...rest]) {
    return NUMBER.test(first) ? codec.read(rest) : null;
  },
});

/** How each part of a value is written. */
export type Fields<T> = { readonly [K in keyof T]: Codec<T[K]> };

/** Whether a value has all of these fields. */
function isWhole<T>(value: Partial<T>, like: { readonly [K in keyof T]: unknown }): value is T {
  for (const name in like) if (!(name in value)) return false;
  return true;
}

/** Several values, one after the other, as the fields of one. */
export const fields = <T>(codecs: Fields<T>): Codec<T> => ({
  write(value) {
    const parts: string[] = [];
    for (const name in codecs) parts.push(...codecs[name].write(value[name]));
    return parts;
  },
  read(parts) {
    const value: Partial<T> = {};
    let rest = parts;
    for (const name in codecs) {
      const read = codecs[name].read(rest);
      if (read === null) return null;
      value[name] = read.value;
      rest = read.rest;
    }
    return isWhole(value, codecs) ? { value, rest } : null;
  },
});

/** A value of one of several kinds: the name of its kind stands first, and is its `do`. */
type Named<T> = { readonly [K in keyof T]: Codec<{ readonly do: K } & Readonly<T[K]>> };

/** The codecs of several kinds by their names, each with its name in front. */
export function named<T>(codecs: Fields<T>): Named<T> {
  const all: Partial<Named<T>> = {};
  for (const name in codecs) all[name] = behind(name, codecs[name]);
  if (isWhole<Named<T>>(all, codecs)) return all;
  throw new Error('A kind without a codec.');
}

const behind = <K extends string, T>(name: K, codec: Codec<T>): Codec<{ do: K } & Readonly<T>> => ({
  write: (value) => [name, ...codec.write(value)],
  read([first, ...parts]) {
    const read = first === name ? codec.read(parts) : null;
    return read && { value: { do: name, ...read.value }, rest: read.rest };
  },
});
