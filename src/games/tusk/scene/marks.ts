import type { Mark } from '../../../presentation/scene.ts';

/** Each mark once, in the order in which they first came up. */
export function unique(marks: readonly Mark[]): Mark[] {
  return [...new Map(marks.map((mark) => [JSON.stringify(mark), mark])).values()];
}
