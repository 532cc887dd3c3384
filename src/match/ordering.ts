import type { MatchId, OrderRow } from '../store/store.ts';
import { editionOf } from './edition.ts';
import { type House, type Press, Refused } from './house.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import { ordersOf, valuesOf } from './ordered.ts';
import { TRADE } from './trade-order.ts';

/**
 * Gives an order, in the place of the one before it; null takes it back. It acts at once where its question stands.
 * Throws `Refused` for what cannot be ordered in this game.
 */
export function order(
  house: House,
  press: Press,
  id: MatchId,
  { name, against, value }: Pick<OrderRow, 'name' | 'against'> & { readonly value: string | null },
): Promise<Sat<void>> {
  return inSitting(house, press, id, async (sitting, seat) => {
    const { row } = sitting.loaded;
    const found = ordersOf(editionOf(house, row)).find((one) => one.name === name);
    const isKnown = value === null || found === undefined || valuesOf(found).includes(value);
    const isAtTable =
      against === null ||
      (against !== seat && against < row.seats.length && found?.against !== undefined);
    const isTakenBack = name === TRADE && value === null;
    if (!isTakenBack && (found === undefined || !isKnown || !isAtTable)) {
      throw new Refused('no such order');
    }
    await sitting.transaction.putOrder(id, { seat, name, against, value });
    const others = row.orders.filter(
      (one) => one.seat !== seat || one.name !== name || one.against !== against,
    );
    sitting.orders = value === null ? others : [...others, { seat, name, against, value }];
  });
}
