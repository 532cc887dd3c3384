/** Finds something out about an object, by the name of what is asked, or knows it still. */
type Once<R> = (about: unknown, name: string | number, find: () => R) => R;

/**
 * Remembers what is found out about objects that do not change: once for each object and name, and no longer than the
 * object is there. What is asked of anything else is found out each time.
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
