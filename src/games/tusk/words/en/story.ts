import type { Table } from '../../../../presentation/table.ts';
import type { TuskEvent } from '../../event.ts';

export type EventOf<T extends TuskEvent['type']> = Extract<TuskEvent, { type: T }>;

/** Tells events that belong together, none of them from another passage. */
export type Teller = (events: readonly TuskEvent[], table: Table) => string[];

/** The events of one type, in order. */
export function only<T extends TuskEvent['type']>(
  events: readonly TuskEvent[],
  type: T,
): EventOf<T>[] {
  return events.filter((event): event is EventOf<T> => event.type === type);
}

/** Items by a key, in the order in which the keys first came up. */
export function gathered<T, K>(items: readonly T[], keyOf: (item: T) => K): [K, T[]][] {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [item]);
    else group.push(item);
  }
  return [...groups];
}
