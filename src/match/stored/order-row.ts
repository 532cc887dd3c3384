import { z } from 'zod';
import type { Goods, Seat } from '../../engine/game.ts';
import type { OrderRow } from '../../store/store.ts';

/** The name under which it is kept what trades a seat agrees to; no order of a game is called so. */
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

/** What is wrong with an order that makes no sense; null where it can be read. */
export function faultInOrder({ name, value }: OrderRow): unknown {
  try {
    return name === TRADE ? (terms.safeParse(JSON.parse(value)).error ?? null) : null;
  } catch (error) {
    return error;
  }
}
