/** The events of one type, in order. */
export function only<E extends { readonly type: string }, T extends E['type']>(
  events: readonly E[],
  type: T,
): Extract<E, { readonly type: T }>[] {
  return events.filter((event): event is Extract<E, { readonly type: T }> => event.type === type);
}
