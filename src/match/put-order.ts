import type { OrderRow } from '../store/store.ts';
import type { Sitting } from './sitting.ts';

/** For what an order is: by whom, about what, and against whom where it is for one seat alone. */
type About = Pick<OrderRow, 'seat' | 'name' | 'against'>;

/** An order to give, or with null to take back. */
export type OrderChange = About & { readonly value: string | null };

/** Whether two orders are for the same. */
export const isForSame = (one: About, other: About): boolean =>
  one.seat === other.seat && one.name === other.name && one.against === other.against;

/** Gives an order, in the place of the one before it for the same; null takes that back. */
export async function putOrder(sitting: Sitting, order: OrderChange): Promise<void> {
  await sitting.transaction.putOrder(sitting.loaded.row.id, order);
  const others = sitting.orders.filter((one) => !isForSame(one, order));
  const { value } = order;
  sitting.orders = value === null ? others : [...others, { ...order, value }];
}
