import type { MatchId, OrderRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import type { Before } from '../orders/done-at-once.ts';
import { ordersOf, putOrder, valuesOf } from '../orders/standing-orders.ts';
import { editionOf } from '../stored/edition.ts';
import { TRADE } from '../stored/order-row.ts';
import { inSitting, type Sat } from './in-sitting.ts';

/**
 * Gives an order in place of the one before it; null takes it back. It acts at once if its question is asked, also in
 * place of a sealed answer that the one before gave. Returns how the match stood before. Throws `Refused` for what
 * cannot be ordered in this game.
 */
export function order(
  app: App,
  press: Press,
  id: MatchId,
  { name, against, value }: Pick<OrderRow, 'name' | 'against'> & { readonly value: string | null },
): Promise<Sat<Before>> {
  return inSitting(app, press, id, async (sitting, seat) => {
    const { row } = sitting.loaded;
    const found = ordersOf(editionOf(app, row)).find((one) => one.name === name);
    const isKnown = value === null || found === undefined || valuesOf(found).includes(value);
    const isAtTable =
      against === null ||
      (against !== seat && against < row.seats.length && found?.against !== undefined);
    const isTakenBack = name === TRADE && value === null;
    if (!isTakenBack && (found === undefined || !isKnown || !isAtTable)) {
      throw new Refused('no such order');
    }
    const sealed = await putOrder(sitting, { seat, name, against, value });
    return { sequence: sitting.match.sequence, sealed };
  });
}
