import { DAY_MS } from '../../clock/hours.ts';
import { goingOn, runsOut, started } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { ClockRow, MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { Search } from '../stored/search.ts';
import { type ClockState, NEVER, searchFor, stateOf, storedClocks } from './clock-row.ts';
import { haltOf, standsUntil } from './halt.ts';
import { isDecided, votedOn } from './late-vote.ts';
import { CALL_AGAIN_MS, type OwedCall, owedCalls } from './owed-calls.ts';
import {
  clocksOf,
  goingAt,
  goingBy,
  inHoursOf,
  isCounting,
  isWaitedFor,
  mayRun,
  restOf,
} from './seat-clocks.ts';
import { silenceOf } from './silence.ts';
import { termsOf, USUAL_TERMS } from './terms.ts';

/** By when a seat is to answer, as its table agreed, and until when its reserve lasts; the same where it has none. */
export interface Due {
  readonly by: Date;
  readonly last: Date;
}

/** When the time of a seat is over, with its reserve; null while its clock stands. */
export const deadlineOf = (row: MatchRow, seat: Seat): Date | null =>
  dueOf(row, seat)?.last ?? null;

/**
 * By when a seat is to answer; null while its clock stands.
 *
 * @param called when its player is called, if that is being said: until then its clock stands
 */
export function dueOf(row: MatchRow, seat: Seat, called: Date | null = null): Due | null {
  const [going, stored] = [goingAt(row, seat), storedClocks(row)[seat]];
  // Its time is over while the others vote on what is done.
  if (going === null || stored === undefined || stored.out || stored.vote !== null) return null;
  const isToBegin =
    called !== null &&
    row.status === 'running' &&
    haltOf(row) === null &&
    isWaitedFor(row, seat) &&
    restOf(row, seat, called) === null;
  const one = isToBegin
    ? started(inHoursOf(stored, going, called.getTime()), called.getTime())
    : stored;
  const [by, last] = (['allowance', 'all'] as const).map((which) =>
    runsOut(one, goingBy(one, going), which),
  );
  return by == null || last == null ? null : { by: new Date(by), last: new Date(last) };
}

/** The clock of a match with these clocks of its seats, of which those run whose players are reached and may play. */
export function clockWith(row: MatchRow, clocks: readonly SeatClock[], now: Date): ClockRow {
  const at = now.getTime();
  const running = clocks.map((before, seat): SeatClock => {
    const going = goingAt(row, seat);
    const one = { ...before, silent: silenceOf(before, mayRun(row, seat, now), at) };
    if (going === null || !one.reached || one.from !== null || !mayRun(row, seat, now)) return one;
    const kept = inHoursOf(one, going, at);
    const vote = votedOn(kept.vote, true, at);
    const silent = one.silent ?? { since: at, stood: null };
    return { ...started(goingOn(kept, goingBy(kept, going)), at), vote, silent };
  });
  return withRunAt(row, { ...stateOf(row), hands: running }, now);
}

/** The clock of a match that computer players play to its end for everybody. */
export const settledClock = (row: MatchRow): ClockRow => ({
  ...(row.clock ?? NEVER),
  state: {
    ...stateOf(row),
    settled: true,
    hands: clocksOf(row).map((one) => ({ ...one, missed: 0, speaks: null })),
  },
});

/**
 * The clock row of a match with this state, and `runAt`: when the app must look at it though nobody presses. That is
 * the end of a halt, else when something is due to a seat, an absent player is back, or the match is put to sleep. A
 * sleeping match waits for whoever acts there.
 */
export function withRunAt(row: MatchRow, state: ClockState, now: Date): ClockRow {
  const words = row.status === 'running' ? dueWords(row, state) : [];
  if (row.status !== 'running' || haltOf(row) !== null) {
    const until = standsUntil(row)?.getTime() ?? null;
    return { runAt: earliest([...words, ...(until === null ? [] : [until])]), late: false, state };
  }
  const sleepsAt = sleepingAt(row, state, now);
  // Whether it can be told again must be looked at, too: the process that noticed may have died.
  const toldAt = state.untold === null ? [] : [now.getTime() + CALL_AGAIN_MS];
  const sleeps = sleepsAt === null ? [] : [sleepsAt];
  const due = [...dueAtSeats(row, state, now), ...words, ...sleeps, ...toldAt];
  const late = state.hands.some(({ out, from }) => out && from !== null);
  return { runAt: earliest(due), late, state };
}

/** When candidates take seats over because nobody has decided by then; also while a match stands still. */
const dueWords = (row: MatchRow, state: ClockState): number[] =>
  row.seats.flatMap((seat) => searchFor(seat, state).line[0]?.until ?? []);

/** The clock of a match with a search for a substitute as it is now. */
export function withSearch(row: MatchRow, seat: Seat, after: Search, now: Date): ClockRow {
  const state = stateOf(row);
  return withRunAt(row, { ...state, searches: { ...state.searches, [seat]: after } }, now);
}

/** When something is due at each seat: a call, a time-out, the end of a vote, or the return of an absent player. */
const dueAtSeats = (row: MatchRow, { hands }: ClockState, now: Date): number[] =>
  hands.flatMap((one, seat) => [
    ...owedCalls(row, seat, one, now).map((call) => lookedAt(call, now)),
    ...turnsAt(row, seat, one, now),
  ]);

/** When the app makes a call; or, if another message should make it, when it checks whether that is on its way. */
const lookedAt = ({ from, isOnItsWay }: OwedCall, now: Date): number =>
  isOnItsWay && from <= now.getTime()
    ? from + Math.ceil((now.getTime() + 1 - from) / CALL_AGAIN_MS) * CALL_AGAIN_MS
    : from;

/** When the time of a seat or the vote about it ends, or its clock goes on; none if that waits for somebody. */
function turnsAt(row: MatchRow, seat: Seat, one: SeatClock, now: Date): number[] {
  const going = goingAt(row, seat);
  const { vote, from, out } = one;
  if (going === null) return [];
  if (vote !== null && vote.left === null)
    return [isDecided(row, seat, vote.by) ? now.getTime() : vote.until];
  if (from === null) {
    if (!isWaitedFor(row, seat) || !isCounting(row)) return [];
    const rest = restOf(row, seat, now);
    if (rest !== null) return [rest.getTime()];
    // Nothing holds the clock any more, so its player is back.
    return one.reached ? [now.getTime()] : [];
  }
  // The post of a vote begins it.
  const end = out || vote?.begun === false ? null : runsOut(one, goingBy(one, going));
  return end === null ? [] : [end];
}

/** When a match falls asleep if nobody acts; null if a clock moves it on, be it after an absence. */
function sleepingAt(row: MatchRow, state: ClockState, now: Date): number | null {
  const { hands, touched } = state;
  // Computer players are about to finish it.
  if (state.settled) return null;
  if (touched === null || hands.some(({ from }) => from !== null)) return null;
  if (state.untold !== null) return null;
  if (dueAtSeats(row, state, now).length > 0) return null;
  return touched + (termsOf(row) ?? USUAL_TERMS).sleepsAfter * DAY_MS;
}

/** Whether a match is to be put to sleep: nobody has acted there for long, and no clock moves it on. */
export function mustSleep(row: MatchRow, now: Date): boolean {
  if (row.clock === null || row.status !== 'running' || haltOf(row) !== null) return false;
  const at = sleepingAt(row, stateOf(row), now);
  return at !== null && at <= now.getTime();
}

const earliest = (times: readonly number[]): Date | null =>
  times.length === 0 ? null : new Date(Math.min(...times));
