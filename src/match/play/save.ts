import type { ClockRow, Transaction } from '../../store/store.ts';
import type { Change } from '../app/change.ts';
import { writeEffects } from '../app/effect.ts';
import type { Loaded } from '../app/loaded.ts';
import type { MatchUpdate } from '../loaded/update.ts';
import { answerByOrders } from '../orders/answer-by-orders.ts';
import { endPreferences, endRests } from '../orders/standing-orders.ts';
import { changeOf } from './change-of.ts';

/**
 * Ends an update: orders answer, the match is saved, and what follows (`App.follows`) is written with it. Nothing is
 * announced before the commit.
 */
export async function save(update: MatchUpdate): Promise<Loaded> {
  // Orders come first, as they make entries.
  answerByOrders(update);
  await endRests(update);
  await endPreferences(update);
  const { app, transaction } = update;
  let change = changeOf(update, app.now());
  for (const patch of app.follows.patches) {
    const { after } = change;
    change = { ...change, after: { ...after, row: { ...after.row, ...patch(change) } } };
  }
  await saveRow(transaction, change);
  const { after, now } = change;
  for (const effects of app.follows.effects)
    await writeEffects(transaction, after.row.id, effects(change, transaction), now);
  return after;
}

/** Saves a match's row and its new log entries. */
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

/** Whether a clock row has not changed. */
const isSameClock = (before: ClockRow | null, after: ClockRow): boolean =>
  JSON.stringify(before) === JSON.stringify(after);
