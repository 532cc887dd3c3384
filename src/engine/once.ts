/** Returns what is remembered about an object under a name, or else what `find` returns. */
type Once<R> = (about: unknown, name: string | number, find: () => R) => R;

/**
 * A cache for immutable objects: one result for each object and name, as long as the object lives. Nothing is
 * remembered about primitives.
 */
export function once<R>(): Once<R> {
  const known = new WeakMap<object, Map<string | number, { readonly found: R }>>();
  return (about, name, find) => {
    if (!(about instanceof Object)) return find();
    const names = known.get(about) ?? new Map<string | number, { readonly found: R }>();
    known.set(about, names);
    const entry = names.get(name) ?? { found: find() };
    names.set(name, entry);
    return entry.found;
  };
}
