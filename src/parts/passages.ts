/** Events in a row that are told together. */
export interface EventPassage<E, P> {
  readonly passage: P;
  readonly events: readonly E[];
}

/**
 * Splits events into passages, in order. Events that belong to none are left out, and do not end a passage.
 *
 * @param passageOf null for an event that is not told
 * @param isSame whether an event continues a passage whose latest is `before`
 */
export function passages<E, P>(
  events: readonly E[],
  passageOf: (event: E) => P | null,
  isSame: (passage: P, before: E, event: E) => boolean = () => true,
): EventPassage<E, P>[] {
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
