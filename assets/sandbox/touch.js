// @ts-check

/** Is the page touched rather than clicked? Focus in a text field would call up a keyboard then. */
export function isTouched() {
  return matchMedia('(pointer: coarse)').matches;
}
