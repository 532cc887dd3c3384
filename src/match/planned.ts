import { z } from 'zod';
import type { MatchRow, OrderRow } from '../store/store.ts';

/** From where a plan goes on. */
const plan = z.strictObject({
  /** The entry of the match after which it was made. */
  sequence: z.int(),
  /** The world that its player imagined then, as it is stored, and what ids of decisions carry besides. */
  base: z.strictObject({ state: z.unknown(), era: z.int(), restores: z.int() }),
  /** What its player had ordered in the match then; nothing in plans that began without. */
  orders: z
    .array(
      z.strictObject({
        seat: z.int(),
        name: z.string(),
        against: z.int().nullable(),
        value: z.string(),
      }),
    )
    .default([]),
});
export type Plan = z.infer<typeof plan>;

/** Whether a match is somebody else's plan: to everybody but its planner there is no such match. */
export const isOthersPlan = ({ planOf, host }: Pick<MatchRow, 'planOf' | 'host'>, user: string) =>
  planOf !== null && host !== user;

/** From where a match goes on that is a plan; null for a real one. */
export const planIn = (row: Pick<MatchRow, 'plan'>): Plan | null =>
  row.plan === null ? null : plan.parse(row.plan);

/** Whether two orders are for the same. */
const isForSame = (one: OrderRow, other: OrderRow): boolean =>
  one.seat === other.seat && one.name === other.name && one.against === other.against;

/** An order to give in a match, or with null to take back there. */
export type OrderChange = Omit<OrderRow, 'value'> & { readonly value: string | null };

/** What was ordered otherwise in a plan than in its match when it began. */
export function orderedAnew({ orders }: Pick<MatchRow, 'orders'>, plan: Plan): OrderChange[] {
  const given = orders.filter(
    (one) => !plan.orders.some((old) => isForSame(old, one) && old.value === one.value),
  );
  const back = plan.orders.filter((old) => !orders.some((one) => isForSame(old, one)));
  return [...given, ...back.map((old) => ({ ...old, value: null }))];
}
