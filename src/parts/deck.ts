/** Draws the first cards of a deck: those cards, fewer if it runs out, and what is left. */
export function draw<T>(
  deck: readonly T[],
  cards: number,
): { drawn: readonly T[]; left: readonly T[] } {
  return { drawn: deck.slice(0, cards), left: deck.slice(cards) };
}
