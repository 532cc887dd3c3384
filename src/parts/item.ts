/** The item of a list at an index. Throws a RangeError if it is not there. */
export function item<T>(list: readonly T[], index: number): T {
  const found = list[index];
  if (found === undefined) throw new RangeError(`There is no item ${index} of ${list.length}.`);
  return found;
}
