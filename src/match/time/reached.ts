import { type CallStage, toldAsked } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { ClockRow, MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { noticeOf } from '../app/notice.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { isCalled, isReachedByPost, isUnreached, mayBeCalled, mayBeTold } from './calls.ts';
import { clockWith } from './clock.ts';
import { isDue, owedInSecret, stillOwed, withoutCall } from './owed-calls.ts';
import { clocksOf } from './seat-clocks.ts';

/**
 * For players who are asleep or away when their call arrives: notes the call as not made, so that the clock makes it
 * again when they are back. Ignores seats for which the call is outdated.
 */
export async function tellLater(
  app: App,
  id: MatchId,
  seats: readonly Seat[],
  stage: CallStage,
): Promise<void> {
  await change(app, id, (row, one, seat) => {
    const call = seats.includes(seat) ? stillOwed(row, seat, one, stage, app.now()) : null;
    const isMissed = call !== null && isCalled(row, seat) && !isDue(call, app.now());
    return isMissed ? { told: withoutCall(one, stage).told } : {};
  });
}

/**
 * Notes that a post with calls to these seats was delivered, so that the clock need not call them as well. Players who
 * are asleep or away by now are called again later.
 *
 * @param match as it was when the post was written
 * @param now when that was
 */
export async function noteCalls(
  app: App,
  match: MatchRow,
  seats: readonly Seat[],
  called: readonly Seat[],
  now = app.now(),
): Promise<void> {
  const after: After = (row, one, seat) => {
    const isThere = mayBeCalled(row, seat, now);
    const isCalledHere = called.includes(seat) && mayBeTold(row, seat, now);
    const isKnown = isCalledHere || isReachedByPost(row, seat, now);
    const isReached = isKnown && isUnreached(row, one, seat) && isAskedSame(match, row, seat);
    const reach = isReached ? { reached: true } : {};
    if (!seats.includes(seat)) return reach;
    if (one.told === 'asked' && !one.reached && !isThere) return { ...reach, told: 'nothing' };
    return isThere && called.includes(seat) ? { ...reach, told: toldAsked(one) } : reach;
  };
  if (changedClock(match, after, now) !== null) await change(app, match.id, after, now, match);
}

/**
 * Notes that players know what they are asked: Discord has taken a call to them alone, or they look at it themselves.
 *
 * @param match as it was when that was written, or is shown. Returns it with its new clock
 */
export async function noteReached(
  app: App,
  match: MatchRow,
  seats: readonly Seat[],
): Promise<MatchRow> {
  const clocks = clocksOf(match);
  const isNews = (seat: Seat): boolean => {
    const one = clocks[seat];
    return one !== undefined && isUnreached(match, one, seat);
  };
  if (!seats.some(isNews)) return match;
  const clock = await change(app, match.id, reachedAs(match, seats), app.now(), match);
  return clock === null ? match : { ...match, clock };
}

/** The change to the clocks of seats whose players have been reached, if they are still asked the same. */
const reachedAs =
  (match: MatchRow, seats: readonly Seat[]): After =>
  (row, one, seat) =>
    seats.includes(seat) && isUnreached(row, one, seat) && isAskedSame(match, row, seat)
      ? { reached: true, told: toldAsked(one) }
      : {};

/** A call to a player, of a match as it was when that was written. */
export interface MadeCall {
  readonly match: MatchRow;
  readonly seat: Seat;
  readonly user: string;
}

/**
 * Notes that a message which calls somebody to one or several matches was delivered: in all of them in one transaction.
 * Players who have answered since are included; not those who have lost the seat.
 *
 * @param dm the DM that calls; null for a ping
 */
export async function noteMadeCalls(
  app: App,
  calls: readonly MadeCall[],
  dm: string | null,
): Promise<void> {
  const inOrder = calls.toSorted((one, other) => one.match.id - other.match.id);
  await app.store.transaction(async (transaction) => {
    for (const { match, seat, user } of inOrder) {
      const row = await transaction.lockMatch(match.id);
      if (row === null) continue;
      const clock = changedClock(row, reachedAs(match, [seat]), app.now());
      if (clock !== null) await transaction.setClock(match.id, clock);
      const called = row.seats.map((one) =>
        dm !== null && one.seat === seat && one.user === user ? { ...one, called: dm } : one,
      );
      await transaction.setSeats(match.id, called);
    }
  });
}

/** Whether the same player is asked the same as before. */
const isAskedSame = (before: MatchRow, row: MatchRow, seat: Seat): boolean =>
  before.seats[seat]?.user === row.seats[seat]?.user &&
  before.seats[seat]?.owesSince?.getTime() === row.seats[seat]?.owesSince?.getTime();

/**
 * Has the clock call a player to a secret choice when it may be called, even if it has chosen by then. Nothing if
 * somebody else has the seat by now, who is called anyway, or if the player wants no calls.
 */
export async function callLater(
  app: App,
  id: MatchId,
  { seat, user }: { readonly seat: Seat; readonly user: string },
): Promise<void> {
  await change(app, id, (row, _, at) => {
    const isMeant = at === seat && row.seats[at]?.user === user;
    return isMeant && owedInSecret(row, at, app.now()) !== null ? { uncalled: true } : {};
  });
}

/** Which of these seats the clock is about to call, so that a post need not. */
export async function calledByClock(
  app: App,
  id: MatchId,
  seats: readonly Seat[],
): Promise<ReadonlySet<Seat>> {
  if (seats.length === 0) return new Set();
  const waiting = await app.store.transaction((transaction) => transaction.undelivered(id));
  return new Set(
    waiting.flatMap((message) => {
      const notice = message.kind === 'reminder' ? noticeOf(message) : null;
      const isCall = notice?.kind === 'reminder' && notice.stage === 'asked';
      return isCall && seats.includes(notice.seat) ? [notice.seat] : [];
    }),
  );
}

type ClockChange = Partial<Pick<SeatClock, 'told' | 'uncalled' | 'reached'>>;

/** What changes in the clock of a seat. */
type After = (row: MatchRow, one: SeatClock, seat: Seat) => ClockChange;

/** Whether a change leaves the clock of a seat as it is. */
const isAsBefore = (
  one: SeatClock,
  { told = one.told, uncalled = one.uncalled, reached = one.reached }: ClockChange,
): boolean => told === one.told && uncalled === one.uncalled && reached === one.reached;

/**
 * Changes the clocks of a running match, and when it is looked at next. Returns its clock if that changed.
 *
 * @param known the match as it was a moment ago: if it has not changed since, no transaction is needed
 */
async function change(
  app: App,
  id: MatchId,
  after: After,
  now = app.now(),
  known: MatchRow | null = null,
): Promise<ClockRow | null> {
  const clock = known === null ? null : changedClock(known, after, now);
  if (known !== null && clock !== null && (await app.store.replaceClock(known, clock)))
    return clock;
  return app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    const changed = row === null ? null : changedClock(row, after, now);
    if (changed !== null) await transaction.setClock(id, changed);
    return changed;
  });
}

/** The clock of a running match with such a change; null if nothing changes. */
function changedClock(row: MatchRow, after: After, now: Date): ClockRow | null {
  if (row.status !== 'running' || row.clock === null) return null;
  const before = clocksOf(row);
  const changes = before.map((one, seat) => after(row, one, seat));
  if (before.every((one, seat) => isAsBefore(one, changes[seat] ?? {}))) return null;
  const clocks = before.map((one, seat) => ({ ...one, ...changes[seat] }));
  return clockWith(row, clocks, now);
}
