import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import type { Loaded } from '../app/loaded.ts';
import { type Plan, plannerOf } from '../stored/plan-row.ts';
import { isForSame, type OrderChange } from '../orders/put-order.ts';
import { REST } from '../orders/resting.ts';
import { isByHand } from '../stored/seats.ts';

/** Whether nothing that its player tried in a plan stands: there is nothing to do for real. */
export function isUntried({ row, match }: Loaded, plan: Plan): boolean {
  const planner = plannerOf(row, plan);
  const isSealed = match.sealed.some(
    ({ seat, by }) => seat === planner && isByHand(by ?? 'person'),
  );
  if (isSealed || orderedAnew(row, plan, planner).length > 0) return false;
  return plan.steps === null ? row.sequence === 0 : plan.steps.length === 0;
}

/** What a seat has ordered otherwise in a plan than in its match when it began. */
export function orderedAnew(row: Pick<MatchRow, 'orders'>, plan: Plan, seat: Seat): OrderChange[] {
  const orders = row.orders.filter((one) => one.seat === seat && one.name !== REST);
  const given = orders.filter(
    (one) => !plan.orders.some((old) => isForSame(old, one) && old.value === one.value),
  );
  const back = plan.orders.filter((old) => !orders.some((one) => isForSame(old, one)));
  return [...given, ...back.map((old) => ({ ...old, value: null }))];
}
