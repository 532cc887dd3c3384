import { goingOn, LEAST_LEFT_MS, withLeast } from '../../clock/seat-time.ts';
import { DAY_MS } from '../../clock/hours.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow, Transaction } from '../../store/store.ts';
import { askedInSecret } from '../loaded/asked.ts';
import { withRunAt } from '../time/run-at.ts';
import { goingAt, goingBy, clocksOf } from '../time/seat-clocks.ts';
import { pausedDaysOf, stateOf, withPausedDays } from '../time/clock-row.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { type Halt, haltOf, type Pauser, pauserOf } from '../time/halt.ts';
import type { App } from '../app/app.ts';
import { loadFrom } from '../loaded/load.ts';
import { mootness } from '../proposals/motion.ts';
import { MOST_PAUSED_IN_ALL } from '../app/limits.ts';
import { notify } from '../app/notice.ts';
import { tellAnew } from '../app/effect.ts';
import { isReadable, motionOf, voidProposals } from '../proposals/proposal.ts';
import { save } from '../play/save.ts';
import { sitDown } from '../loaded/sitting.ts';

/** For how many days more a match may be paused by its table, or by moderators. */
export const pausesLeft = (row: MatchRow, by: Pauser): number =>
  Math.max(0, MOST_PAUSED_IN_ALL[by] - pausedDaysOf(row, by));

/**
 * Stops a running match, whose row is locked, for so many days, which are counted: nobody plays, and no clock counts.
 * `by` is the moderator who does; null for the table.
 */
export async function pauseIn(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  days: number,
  by: string | null,
): Promise<void> {
  const until = app.now().getTime() + days * DAY_MS;
  const halt = { is: 'paused', until, counts: by === null } as const;
  const after = await halted(app, transaction, row, halt);
  await countDays(transaction, after, pauserOf(halt), days);
  await notify(transaction, row.id, { kind: 'paused', until, by }, app.now());
}

/** Lets a paused match, whose row is locked, go on. `by` is the moderator who does; null for the table, or time. */
export async function resumeIn(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  by: string | null,
): Promise<void> {
  const before = haltOf(row);
  const after = await halted(app, transaction, row, null);
  // What is left of a pause that ends early may be used another time.
  if (before?.is === 'paused') {
    const left = Math.max(0, before.until - app.now().getTime());
    await countDays(transaction, after, pauserOf(before), -Math.floor(left / DAY_MS));
  }
  // Where nobody plays it any more, it sleeps from now on, and that is told.
  if (haltOf(after) !== null) return;
  await notify(transaction, row.id, { kind: 'resumed', by }, app.now());
  await tellAnew(transaction, row.id, 'times', app.now());
}

async function countDays(
  transaction: Transaction,
  row: MatchRow,
  by: Pauser,
  days: number,
): Promise<void> {
  if (row.clock === null || days === 0) return;
  const counted = Math.max(0, pausedDaysOf(row, by) + days);
  await transaction.setClock(row.id, withPausedDays(row, by, counted));
}

/** Puts a match to sleep in which nobody has done anything for long. */
export async function putToSleep(app: App, transaction: Transaction, row: MatchRow): Promise<void> {
  await halted(app, transaction, row, { is: 'asleep', until: null });
  await notify(transaction, row.id, { kind: 'asleep' }, app.now());
}

/** The hand of a seat as its match goes on after a pause; who votes about it has its time by that. */
function goneOn(row: MatchRow, one: SeatClock, seat: Seat): SeatClock {
  const going = goingAt(row, seat);
  if (going === null || one.vote !== null) return one;
  const by = goingBy(one, going);
  return withLeast(goingOn(one, by), by, LEAST_LEFT_MS);
}

async function halted(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  halt: Halt | null,
): Promise<MatchRow> {
  await transaction.changeMatch(row.id, { halt });
  const halting = { ...row, halt };
  // Nobody votes any more on what has come by itself, or by a moderator.
  await voidProposals(app, transaction, row.id, (proposal) => {
    if (!isReadable(proposal)) return true;
    const put = motionOf(proposal);
    return put !== null && mootness(halting, put) !== null;
  });
  const loaded = await loadFrom(app, halting, transaction);
  // The post by which it goes on calls nobody to a secret choice: it must not tell who has made it. So the clock does.
  const clocks = clocksOf(halting).map((one, seat): SeatClock => {
    if (halt !== null) return one;
    const uncalled = askedInSecret(loaded, seat) || one.uncalled;
    // Nobody knows that its time goes on before that is posted.
    const on = goneOn(halting, one, seat);
    return { ...on, uncalled, reached: false };
  });
  const { row: after } = await save(app, sitDown(loaded, transaction, [], clocks));
  if (haltOf(after) !== null) return after;
  // It sleeps no earlier than if somebody had done something there.
  const state = { ...stateOf(after), touched: app.now().getTime() };
  const clock = withRunAt(after, state, app.now());
  await transaction.setClock(row.id, clock);
  return { ...after, clock };
}
