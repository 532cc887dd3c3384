import { z } from 'zod';
import type { Goods, Seat } from '../../engine/game.ts';
import type { OrderRow } from '../../store/store.ts';

/** The name under which an order to agree to trades is stored; no game has an order of that name. */
export const TRADE = '$trade';

const goods = z.record(z.string(), z.int().min(0));

const terms = z.strictObject({ gives: goods, takes: goods });

/** A trade to which a seat agrees, or to any that is better for it. */
export interface TradeOrder {
  /** With whom; null for everybody. */
  readonly against: Seat | null;
  /** The most that it gives. */
  readonly gives: Goods;
  /** The least that it gets. */
  readonly takes: Goods;
}

/** The trades to which a seat has ordered to agree. */
export const tradeOrdersOf = (orders: readonly OrderRow[], seat: Seat): TradeOrder[] =>
  orders.flatMap((one) =>
    one.seat === seat && one.name === TRADE
      ? [{ against: one.against, ...terms.parse(JSON.parse(one.value)) }]
      : [],
  );

/** What is wrong with a stored order; null if it can be read. */
export function faultInOrder({ name, value }: OrderRow): unknown {
  try {
    return name === TRADE ? (terms.safeParse(JSON.parse(value)).error ?? null) : null;
  } catch (error) {
    return error;
  }
}
