import { type AnswerName, decisionsIn } from '../../engine/match.ts';
import type { OrderRow } from '../../store/store.ts';
import type { Sitting } from '../loaded/sitting.ts';

/** For what an order is: by whom, about what, and against whom where it is for one seat alone. */
type About = Pick<OrderRow, 'seat' | 'name' | 'against'>;

/** An order to give, or with null to take back. */
export type OrderChange = About & { readonly value: string | null };

/** Whether two orders are for the same. */
export const isForSame = (one: About, other: About): boolean =>
  one.seat === other.seat && one.name === other.name && one.against === other.against;

/**
 * Gives an order, in the place of the one before it for the same; null takes that back. What the orders of its seat
 * have sealed to the same questions is taken back, so that it is answered anew as it orders now: nobody else can tell.
 * Returns that.
 */
export async function putOrder(
  sitting: Sitting,
  order: OrderChange,
): Promise<readonly AnswerName[]> {
  await sitting.transaction.putOrder(sitting.loaded.row.id, order);
  const others = sitting.orders.filter((one) => !isForSame(one, order));
  const { seat, value } = order;
  sitting.orders = value === null ? others : [...others, { ...order, value }];
  const { match, loaded } = sitting;
  const { edition } = loaded;
  const { kinds = [] } = edition.orders?.find(({ name }) => name === order.name) ?? {};
  const asked = decisionsIn(edition.game, match);
  const isOrdered = (one: AnswerName): boolean =>
    one.seat === seat &&
    one.by === 'order' &&
    asked.some(({ id, kind }) => id === one.decision && kinds.includes(kind));
  const sealed = match.sealed.filter(isOrdered);
  if (sealed.length > 0) {
    sitting.match = { ...match, sealed: match.sealed.filter((one) => !isOrdered(one)) };
  }
  return sealed;
}
