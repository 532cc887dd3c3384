import type { Seat } from '../../engine/game.ts';
import { seatsOf } from '../../engine/topics.ts';
import type { EntryRow, MatchRow, SeatRow } from '../../store/store.ts';
import type { Change, Patch } from '../app/change.ts';
import type { Loaded } from '../app/loaded.ts';
import { isForSame, type OrderChange, REST } from '../orders/standing-orders.ts';
import { entryIn } from '../stored/log.ts';
import { PREFERENCES } from '../stored/order-row.ts';
import { type Plan, planIn, plannerOf } from '../stored/plan-row.ts';
import { isByHand } from '../stored/seats.ts';

/** Keeps what its player has done in a plan, and sits it at the seat that is asked; nothing in a real match. */
export function keepPlan({ after: { row }, entries, asked }: Change): Patch {
  if (row.planOf === null) return {};
  const plan = planAfter(row, entries);
  const seats = seatPlanner(row, row.seats, new Set(seatsOf(asked.after.open)));
  return { seats, ...(plan === null ? {} : { plan }) };
}

/** A plan after more entries of its log; null if nothing of them is to be kept. */
function planAfter(row: MatchRow, entries: readonly EntryRow[]): Plan | null {
  const plan = planIn(row);
  const before = plan?.steps ?? null;
  if (plan === null || before === null) return null;
  const planner = plannerOf(row, plan);
  let steps = before;
  for (const one of entries) {
    const entry = entryIn(one);
    if (entry.kind === 'undo') steps = steps.filter((step) => step <= entry.to);
    const isStep =
      entry.kind === 'answers' &&
      entry.answers.some(({ seat, by }) => seat === planner && isByHand(by ?? 'person'));
    if (isStep) steps = [...steps, one.sequence];
  }
  return steps === before ? null : { ...plan, steps };
}

/**
 * The seats of a plan, with its player at its own; or, if only others are asked for whom it decides, at the first of
 * those.
 *
 * @param owing the seats that are to answer
 */
function seatPlanner(
  row: MatchRow,
  seats: readonly SeatRow[],
  owing: ReadonlySet<Seat>,
): readonly SeatRow[] {
  const own = planIn(row)?.seat ?? null;
  if (own === null) return seats;
  const held = seats.filter(({ heldBy }) => heldBy === 'person');
  const at = owing.has(own) ? own : (held.find(({ seat }) => owing.has(seat))?.seat ?? own);
  return seats.map((one) =>
    held.includes(one) ? { ...one, user: one.seat === at ? row.host : null } : one,
  );
}

/** Whether nothing that its player did in a plan stands, so that there is nothing to do for real. */
export function isUntried({ row, match }: Loaded, plan: Plan): boolean {
  const planner = plannerOf(row, plan);
  const isSealed = match.sealed.some(
    ({ seat, by }) => seat === planner && isByHand(by ?? 'person'),
  );
  if (isSealed || orderedAnew(row, plan, planner).length > 0) return false;
  return plan.steps === null ? row.sequence === 0 : plan.steps.length === 0;
}

/** The orders that a seat has changed in a plan since it began. */
export function orderedAnew(row: Pick<MatchRow, 'orders'>, plan: Plan, seat: Seat): OrderChange[] {
  const orders = row.orders.filter((one) => one.seat === seat && one.name !== REST);
  const given = orders.filter(
    (one) => !plan.orders.some((old) => isForSame(old, one) && old.value === one.value),
  );
  // What was preferred in a round has run in the plan, and is not taken back.
  const back = plan.orders.filter(
    (old) => old.name !== PREFERENCES && !orders.some((one) => isForSame(old, one)),
  );
  return [...given, ...back.map((old) => ({ ...old, value: null }))];
}

/**
 * Whether something may be done in the same message right after an answer to the match as it stood after entry
 * `before`: only if no dice fell, nothing was shown and nobody else acted. Otherwise one could see the dice and undo
 * unless they please.
 */
export function canFollow({ match }: Pick<Loaded, 'match'>, seat: Seat, before: number): boolean {
  return match.sequence > before && match.actor === seat && match.undoable.at(-1) === before;
}
