/** The item with the greatest value, the first of equals. Throws if there is none. */
export function best<T>(items: readonly T[], value: (of: T) => number): T {
  const [first, ...others] = items;
  if (first === undefined) throw new Error('There is nothing to choose from.');
  let found: T = first;
  let most = value(first);
  for (const other of others) {
    const here = value(other);
    if (here <= most) continue;
    found = other;
    most = here;
  }
  return found;
}
