import type { ClockRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Change } from '../app/change.ts';
import { writeEffects } from '../app/effect.ts';
import type { Loaded } from '../app/loaded.ts';
import type { Sitting } from '../loaded/sitting.ts';
import { answerByOrders } from '../orders/answer-by-orders.ts';
import { endRests } from '../orders/standing-orders.ts';
import { changeOf } from './change-of.ts';

/**
 * Ends a sitting: what is ordered is answered, the match is saved, and what follows from that is written with it
 * (`App.follows`). Nothing is said outside before all of it is committed.
 */
export async function save(app: App, sitting: Sitting): Promise<Loaded> {
  // Orders come first, as they make entries.
  answerByOrders(app, sitting);
  await endRests(sitting);
  const { transaction } = sitting;
  let change = changeOf(sitting, app.now());
  for (const becomes of app.follows.becomes) {
    const { after } = change;
    change = { ...change, after: { ...after, row: { ...after.row, ...becomes(change) } } };
  }
  await saveRow(transaction, change);
  const { after, now } = change;
  for (const says of app.follows.says)
    await writeEffects(transaction, after.row.id, says(change, transaction), now);
  return after;
}

/** Saves what has become of a match's row, and the entries of its log. */
async function saveRow(
  transaction: Transaction,
  { before, after, entries, waitsForComputer }: Change,
): Promise<void> {
  const { id, sequence, snapshot, announced, status, endedAt, seats, clock } = after.row;
  const { halt, plan } = after.row;
  if (halt !== before.row.halt || plan !== before.row.plan)
    await transaction.changeMatch(id, { halt, plan });
  const come = { sequence, snapshot, announced, status, endedAt, seats };
  await transaction.advance(id, { entries, ...come });
  if (waitsForComputer) transaction.leaveToComputers(id);
  // A plan has no clock.
  if (after.row.planOf === null && clock !== null && !isSameClock(before.row.clock, clock))
    await transaction.setClock(id, clock);
}

/** Whether a clock shows what it showed before, and is looked at when it was to be. */
const isSameClock = (before: ClockRow | null, after: ClockRow): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
