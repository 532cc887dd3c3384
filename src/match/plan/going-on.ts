import type { Seat } from '../../engine/game.ts';
import type { EntryRow, MatchRow, SeatRow } from '../../store/store.ts';
import type { Change, Patch } from '../app/change.ts';
import { entryIn } from '../stored/log.ts';
import { type Plan, planIn, plannerOf } from '../stored/plan-row.ts';
import { isByHand } from '../stored/seats.ts';
import { seatsOf } from '../time/topics.ts';

/** Keeps what the player of a plan has tried in it, and sits it down where it is asked; nothing in a real match. */
export function keepPlan({ after: { row }, entries, asked }: Change): Patch {
  if (row.planOf === null) return {};
  const plan = planAfter(row, entries);
  const seats = seatPlanner(row, row.seats, new Set(seatsOf(asked.after.open)));
  return { seats, ...(plan === null ? {} : { plan }) };
}

/** A plan after more entries of its log; null where it has nothing to keep of them, and for a real match. */
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
 * The seats of a plan as its player sits there: at its own, or where only others are asked for whom it decides, at the
 * first of those. They see what they may, each by itself.
 *
 * @param owing who is to answer
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
