/** Facts that follow each other and are told together. */
export interface Passage<E, P> {
  readonly passage: P;
  readonly events: readonly E[];
}

/**
 * Sorts what happened into passages, in order; what belongs to none is left out, and parts none.
 *
 * @param passageOf null for what is not told
 * @param isSame whether an event goes on with a passage whose latest is `before`
 */
export function passages<E, P>(
  events: readonly E[],
  passageOf: (event: E) => P | null,
  isSame: (passage: P, before: E, event: E) => boolean = () => true,
): Passage<E, P>[] {
  const all: { passage: P; events: E[] }[] = [];
  for (const event of events) {
    const passage = passageOf(event);
    if (passage === null) continue;
    const current = all.at(-1);
    const before = current?.events.at(-1);
    if (current?.passage === passage && before !== undefined && isSame(passage, before, event)) {
      current.events.push(event);
    } else {
      all.push({ passage, events: [event] });
    }
  }
  return all;
}
