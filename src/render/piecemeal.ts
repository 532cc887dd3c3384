/** Work that can rest after each of its pieces, and gives back its result with the last. */
export type Piecemeal<T> = Generator<void, T>;

/** Carries work out without a rest. */
export function atOnce<T>(work: Piecemeal<T>): T {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}
