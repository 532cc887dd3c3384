/** A mutable store of goods, and amounts to move; a kind that is left out counts 0. */
type Store<G extends string> = Record<G, number>;
type Amounts<G extends string> = Readonly<Partial<Record<G, number>>>;

/** Takes amounts of these kinds out of a store, which must have them. */
export function pay<G extends string>(
  store: Store<G>,
  kinds: readonly G[],
  amounts: Amounts<G>,
): void {
  for (const kind of kinds) store[kind] -= amounts[kind] ?? 0;
}

/** Puts amounts of these kinds into a store. */
export function gain<G extends string>(
  store: Store<G>,
  kinds: readonly G[],
  amounts: Amounts<G>,
): void {
  for (const kind of kinds) store[kind] += amounts[kind] ?? 0;
}
