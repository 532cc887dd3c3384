/** The letter of an index from 0: A to Z, then AA. */
export function letterOf(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : letterOf(Math.floor(index / 26) - 1) + last;
}

/** Assigns letters to keys in order; keys of the same thing share one, keys of null get none. */
export function lettered<T>(keyed: readonly { readonly key: string; readonly thing: T | null }[]): {
  readonly letters: Record<string, string>;
  readonly things: readonly (readonly [T, string])[];
} {
  const found = new Map<T, string>();
  const letters: Record<string, string> = {};
  for (const { key, thing } of keyed) {
    if (thing === null) continue;
    const letter = found.get(thing) ?? letterOf(found.size);
    found.set(thing, letter);
    letters[key] = letter;
  }
  return { letters, things: [...found] };
}
