/** The one of these names, types of goods for example, that is called so. Throws a RangeError where there is none. */
export function oneOf<T extends string>(all: readonly T[], name: string | undefined): T {
  const found = all.find((one) => one === name);
  if (found === undefined) throw new RangeError(`There is no ${name}.`);
  return found;
}

/** The one of these names that is called so; another one where there is none. */
export const oneOr = <T extends string, O extends string>(
  all: readonly T[],
  name: string,
  other: O,
): T | O => all.find((one) => one === name) ?? other;
