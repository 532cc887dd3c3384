import { DAY_MS } from '../../clock/hours.ts';
import { goingOn, stopped, withLeast } from '../../clock/seat-time.ts';
import type { ClockRow, MatchId, MatchRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { writeEffects, refreshPostNow } from '../app/effect.ts';
import { notify } from '../app/notice.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { stateOf, untoldSince } from './clock-row.ts';
import { clockWith } from './clock.ts';
import { changedVotes } from './late-vote-post.ts';
import { votedOn } from './late-vote.ts';
import { clocksOf, goingAt, goingBy } from './seat-clocks.ts';
import { termsInForce } from './terms.ts';

/** Whether a message has failed for so long that the match it is about must stand still. */
export const isUntold = (failingSince: Date | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - failingSince.getTime() >= DAY_MS;

/**
 * Stops the clocks of a match that could not be told for a day, and tells its host so once. Answers are still taken: a
 * player who goes on by DM harms nobody while no time counts. Nothing happens if no clock runs there, or all stand
 * because the bot is no longer in its server.
 */
export async function standStill(app: App, id: MatchId): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row?.status !== 'running' || row.clock === null || termsInForce(row) === null) return;
    if (row.goneAt !== null || untoldSince(row) !== null) return;
    const now = app.now();
    await transaction.setClock(id, clockUntold(row, now, now));
    await notify(transaction, id, { kind: 'untold' }, now, { dm: row.host });
  });
  app.announce();
}

/**
 * Lets the clocks of a locked match go on where they stood, if none of its messages has failed for a day. Returns the
 * match as it is then.
 */
export async function goOnIfTold(
  transaction: Transaction,
  row: MatchRow,
  now: Date,
): Promise<MatchRow> {
  if (untoldSince(row) === null) return row;
  const waiting = await transaction.undelivered(row.id);
  if (waiting.some(({ dm, failingSince }) => dm === null && isUntold(failingSince, now)))
    return row;
  const after = { ...row, clock: clockUntold(row, null, now) };
  await transaction.setClock(row.id, after.clock);
  await writeEffects(transaction, row.id, changedVotes(clocksOf(row), clocksOf(after)), now);
  // Until now the newest turn says by when was to be answered before that.
  await refreshPostNow(transaction, row.id, 'times', now);
  return after;
}

/** As `goOnIfTold`, in a transaction of its own. */
export async function goOn(app: App, id: MatchId): Promise<void> {
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row !== null) await goOnIfTold(transaction, row, app.now());
  });
}

/** The clock of a match that cannot be told since then, so that nothing counts; or can be told again, for null. */
export function clockUntold(row: MatchRow, since: Date | null, now: Date): ClockRow {
  const at = now.getTime();
  const state = { ...stateOf(row), untold: since?.getTime() ?? null };
  const standing = clocksOf(row).map((one, seat): SeatClock => {
    const going = goingAt(row, seat);
    if (going === null || (since === null && one.vote !== null)) return one;
    const by = goingBy(one, going);
    if (since === null)
      return withLeast(goingOn(one, by), by, at - (untoldSince(row)?.getTime() ?? at));
    return { ...one, ...stopped(one, by, at), vote: votedOn(one.vote, false, at) };
  });
  const halted = { ...row, clock: { runAt: null, late: false, state } };
  return clockWith(halted, standing, now);
}
