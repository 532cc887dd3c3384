import { type ClockState, stateOf, lobbyDueAt, lobbyDue } from './clock-row.ts';
import type { MatchRow, ClockRow, Transaction } from '../../store/store.ts';
import { clocksOf, goingAt, goingBy, inHoursOf } from './seat-clocks.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { silenceSkipping } from './silence.ts';
import { skipping, withLeast } from '../../clock/seat-time.ts';
import { withoutTime } from '../stored/search.ts';
import { haltOf } from './halt.ts';
import { withRunAt } from './clock.ts';
import { writeEffects, refreshPostNow } from '../app/effect.ts';
import { changedVotes } from './late-vote-post.ts';

/**
 * Leaves a stretch in which nobody could play out of the clocks of a locked match and the votes of its table. Trades
 * still end when their makers said. Returns the match as it is then.
 */
export async function leaveOut(
  transaction: Transaction,
  row: MatchRow,
  from: Date,
  to: Date,
): Promise<MatchRow> {
  const left = clockSkipping(row, from, to);
  if (left === null) return row;
  const { clock, halt, ms } = left;
  await transaction.setClock(row.id, clock);
  await writeEffects(
    transaction,
    row.id,
    changedVotes(clocksOf(row), clocksOf({ ...row, clock })),
    to,
  );
  if (halt !== row.halt) await transaction.changeMatch(row.id, { halt });
  const proposals = row.proposals.map((one) => {
    const { kind, until } = one;
    return kind === 'trade' || until === null || until <= from
      ? one
      : { ...one, until: new Date(until.getTime() + ms) };
  });
  for (const [at, { id, until }] of proposals.entries()) {
    if (until !== row.proposals[at]?.until) await transaction.changeProposal(id, { until });
  }
  if (row.status === 'running') {
    await refreshPostNow(transaction, row.id, 'times', to);
    await refreshPostNow(transaction, row.id, 'dates', to);
  }
  return { ...row, clock, halt, proposals };
}

/** Two processes may report the same jump of the machine's clock up to this far apart. */
const ONE_JUMP_MS = 120_000;

/** The start of what is still to be left out of a stretch, part or all of which was left out before. */
function leftOutFrom({ leftOut }: ClockState, begins: number, end: number): number {
  if (leftOut === null) return begins;
  if (leftOut.from === begins) return leftOut.to;
  // Each process of the app knows by itself when it has looked last, and so from where time went back.
  const isNear = (one: number, other: number): boolean => Math.abs(one - other) <= ONE_JUMP_MS;
  const isOneJump = end < begins && isNear(begins, leftOut.from) && isNear(end, leftOut.to);
  return isOneJump ? end : begins;
}

/**
 * The clock and the halt of a match without a stretch in which nobody could play, and by how many milliseconds
 * everything is put off; null if it has no clock. The same stretch is left out once, even if it is reported again with
 * a later end after an interruption.
 */
export function clockSkipping(
  row: MatchRow,
  from: Date,
  to: Date,
): { readonly clock: ClockRow; readonly halt: unknown; readonly ms: number } | null {
  if (row.clock === null) return null;
  const before = stateOf(row);
  const [begins, end] = [from.getTime(), to.getTime()];
  const since = leftOutFrom(before, begins, end);
  const ms = end - since;
  const clocks = clocksOf(row).map((one, seat): SeatClock => {
    const going = goingAt(row, seat);
    const vote =
      one.vote === null || one.vote.left !== null
        ? one.vote
        : { ...one.vote, until: one.vote.until + ms };
    if (going === null) return one;
    const by = goingBy(one, going);
    const silent = silenceSkipping(one, since, end);
    const speaks = one.speaks === null ? null : one.speaks + ms;
    const skipped = { ...one, ...skipping(one, by, since, end), vote, silent, speaks };
    const lasted = one.from === null || vote !== null ? 0 : end - Math.max(one.from, since);
    const after = withLeast(skipped, by, lasted);
    return inHoursOf(after, going, end);
  });
  const searches = Object.fromEntries(
    Object.entries(before.searches).map(([seat, one]) => [seat, withoutTime(one, ms)]),
  );
  const state = { ...before, searches, leftOut: { from: begins, to: end } };
  const due = row.status === 'open' ? lobbyDueAt(row) : null;
  const { halt } = row;
  if (due !== null) return { clock: lobbyDue(state, due.getTime() + ms), halt, ms };
  const touched = before.touched === null ? end : before.touched + ms;
  // A pause ends when it was to; who may come back to a match that sleeps could not meanwhile.
  const asleep = haltOf(row);
  const after =
    asleep?.is === 'asleep' && asleep.until !== null
      ? { ...row, halt: { ...asleep, until: asleep.until + ms } }
      : row;
  return {
    clock: withRunAt(after, { ...state, hands: clocks, touched }, to),
    halt: after.halt,
    ms,
  };
}
