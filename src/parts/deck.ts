/** The top of a deck, of which the first card is the next, and what is left of it; fewer where it runs out. */
export function draw<T>(
  deck: readonly T[],
  cards: number,
): { drawn: readonly T[]; left: readonly T[] } {
  return { drawn: deck.slice(0, cards), left: deck.slice(cards) };
}
