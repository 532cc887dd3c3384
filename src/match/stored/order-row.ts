import { z } from 'zod';
import type { Goods, Seat } from '../../engine/game.ts';
import type { Preference } from '../../presentation/orders.ts';
import type { OrderRow } from '../../store/store.ts';

/** The name under which an order to agree to trades is stored; no game has an order of that name. */
export const TRADE = '$trade';

/** The name under which is stored what is preferred in a round; no game has an order of that name. */
export const PREFERENCES = '$preferences';

const preferred = z.strictObject({
  round: z.int().nullable(),
  preferences: z.array(z.strictObject({ thing: z.string(), many: z.int().min(1).nullable() })),
});

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

/** Preferences as they are stored, with the round for which they are. */
export const storedPreferences = (
  round: number | null,
  preferences: readonly Preference[],
): string => JSON.stringify({ round, preferences });

/** What is preferred, and in which round, as it was stored. */
export const preferencesIn = (value: string): z.infer<typeof preferred> =>
  preferred.parse(JSON.parse(value));

/** What a seat prefers in a round; nothing where that was for another one. */
export function preferencesOf(
  orders: readonly OrderRow[],
  seat: Seat,
  round: number | null,
): readonly Preference[] {
  const found = orders.find((one) => one.seat === seat && one.name === PREFERENCES);
  if (found === undefined) return [];
  const said = preferencesIn(found.value);
  return said.round === round ? said.preferences : [];
}

/** What is wrong with a stored order; null if it can be read. */
export function faultInOrder({ name, value }: OrderRow): unknown {
  try {
    const shape = name === TRADE ? terms : name === PREFERENCES ? preferred : null;
    return shape?.safeParse(JSON.parse(value)).error ?? null;
  } catch (error) {
    return error;
  }
}
