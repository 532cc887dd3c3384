import { goingOn, LEAST_LEFT_MS, withLeast } from '../../clock/seat-time.ts';
import { DAY_MS } from '../../clock/hours.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow, Transaction } from '../../store/store.ts';
import { askedInSecret } from '../loaded/asked.ts';
import { withRunAt } from '../time/clock.ts';
import { isSettled } from '../time/forfeited.ts';
import { goingAt, goingBy, clocksOf } from '../time/seat-clocks.ts';
import { pausedDaysOf, stateOf, withPausedDays } from '../time/clock-row.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { type Halt, haltOf, type Pauser, pauserOf } from '../time/halt.ts';
import { loadFrom } from '../loaded/load.ts';
import { mootness } from '../proposals/motion.ts';
import { MOST_PAUSED_IN_ALL } from '../app/limits.ts';
import { refreshPostNow } from '../app/effect.ts';
import { isReadable, motionOf, voidProposals } from '../proposals/proposal.ts';
import { roundEndOf } from '../loaded/league-rules.ts';
import { save } from '../play/save.ts';
import { beginUpdate } from '../loaded/update.ts';
import { type Locked, tell } from '../app/locked.ts';

/** For how many days more a match may be paused by its table, or by moderators. */
export const pausesLeft = (row: MatchRow, by: Pauser): number =>
  Math.max(0, MOST_PAUSED_IN_ALL[by] - pausedDaysOf(row, by));

/** When a pause of so many days ends before these are over, as the round of its league does, in milliseconds since 1970. */
export async function pauseCutAt(
  store: Pick<Transaction, 'season'>,
  row: MatchRow,
  days: number,
  now: Date,
): Promise<number | null> {
  const end = await roundEndOf(store, row, now.getTime());
  return end !== null && end < now.getTime() + days * DAY_MS ? end : null;
}

/**
 * Pauses a running match for so many days, at a table of a league until its round ends at the latest, which are counted:
 * nobody plays, and no clock counts. `by` is a moderator; null for the table.
 */
export async function pauseIn(locked: Locked, most: number, by: string | null): Promise<void> {
  const now = locked.app.now().getTime();
  const cut = await pauseCutAt(locked.transaction, locked.row, most, locked.app.now());
  const until = cut ?? now + most * DAY_MS;
  const days = Math.ceil((until - now) / DAY_MS);
  const halt = { is: 'paused', until, counts: by === null, isBreak: false } as const;
  const row = await halted(locked, halt);
  await countDays({ ...locked, row }, pauserOf(halt), days);
  await tell(locked, { kind: 'paused', until, by, byRound: cut !== null });
}

/** Lets a paused match go on. `by` is a moderator; null for the table, or because the pause is over. */
export async function resumeIn(locked: Locked, by: string | null): Promise<void> {
  const { app, transaction } = locked;
  const row = await halted(locked, null);
  await giveBack({ ...locked, row }, haltOf(locked.row));
  // If nobody plays it any more, it sleeps from now on, which is told instead.
  if (haltOf(row) !== null) return;
  await tell(locked, { kind: 'resumed', by });
  await refreshPostNow(transaction, row.id, 'times', app.now());
}

/**
 * Pauses a running match as its league takes a break, at nobody's cost; one that stands still anyway until then, or is
 * played to its end by computer players, stays as it is.
 */
export async function restIn(locked: Locked, until: number): Promise<void> {
  const before = haltOf(locked.row);
  if (isSettled(locked.row) || before?.is === 'asleep') return;
  if (before !== null && before.until >= until) {
    if (!before.isBreak) await giveBack(locked, { ...before, until });
    return;
  }
  const row = await halted(locked, { is: 'paused', until, counts: false, isBreak: true });
  await giveBack({ ...locked, row }, before);
  await tell(locked, { kind: 'paused', until, by: null });
}

/** Lets a match go on that its league has paused. */
export async function goOnIn(locked: Locked): Promise<void> {
  const halt = haltOf(locked.row);
  if (halt?.is === 'paused' && halt.isBreak) await resumeIn(locked, null);
}

/** Lets the days that are left of a pause be used another time. */
async function giveBack(locked: Locked, before: Halt | null): Promise<void> {
  if (before?.is !== 'paused') return;
  const left = Math.max(0, before.until - locked.app.now().getTime());
  await countDays(locked, pauserOf(before), -Math.floor(left / DAY_MS));
}

async function countDays(
  { transaction, row }: Locked,
  by: Pauser | null,
  days: number,
): Promise<void> {
  if (row.clock === null || by === null || days === 0) return;
  const counted = Math.max(0, pausedDaysOf(row, by) + days);
  await transaction.setClock(row.id, withPausedDays(row, by, counted));
}

/** Puts a match to sleep in which nobody has done anything for long. */
export async function putToSleep(locked: Locked): Promise<void> {
  await halted(locked, { is: 'asleep', until: null });
  await tell(locked, { kind: 'asleep' });
}

/** The clock of a seat after a pause. Voters about it have their time instead. */
function goneOn(row: MatchRow, one: SeatClock, seat: Seat): SeatClock {
  const going = goingAt(row, seat);
  if (going === null || one.vote !== null) return one;
  const by = goingBy(one, going);
  return withLeast(goingOn(one, by), by, LEAST_LEFT_MS);
}

async function halted(locked: Locked, halt: Halt | null): Promise<MatchRow> {
  const { app, transaction, row } = locked;
  await transaction.changeMatch(row.id, { halt });
  const halting = { ...row, halt };
  // Motions that this makes moot are closed.
  await voidProposals(locked, (proposal) => {
    if (!isReadable(proposal)) return true;
    const put = motionOf(proposal);
    return put !== null && mootness(halting, put) !== null;
  });
  const loaded = await loadFrom(app, halting, transaction);
  // The post about it calls nobody to a secret choice, as it must not tell who has chosen; the clock does.
  const clocks = clocksOf(halting).map((one, seat): SeatClock => {
    if (halt !== null) return one;
    const uncalled = askedInSecret(loaded, seat) || one.uncalled;
    // Nobody knows that time runs before it is posted.
    const on = goneOn(halting, one, seat);
    return { ...on, uncalled, reached: false };
  });
  const { row: after } = await save(beginUpdate(app, loaded, transaction, [], clocks));
  if (haltOf(after) !== null) return after;
  // It sleeps no earlier than if somebody had done something there.
  const state = { ...stateOf(after), touched: app.now().getTime() };
  const clock = withRunAt(after, state, app.now());
  await transaction.setClock(row.id, clock);
  return { ...after, clock };
}
