import { goingOn, runsOut, started } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { ClockRow, MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { NEVER, stateOf, storedClocks } from './clock-row.ts';
import { haltOf } from './halt.ts';
import { votedOn } from './late-vote.ts';
import { withRunAt } from './run-at.ts';
import {
  clocksOf,
  goingAt,
  goingBy,
  inHoursOf,
  isWaitedFor,
  mayRun,
  restOf,
} from './seat-clocks.ts';
import { silenceOf } from './silence.ts';

/**
 * By when a seat has to answer; null while its clock stands.
 *
 * @param called when its player is called, if that is being said: until then its clock stands
 */
export function deadlineOf(row: MatchRow, seat: Seat, called: Date | null = null): Date | null {
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
  const at = runsOut(one, goingBy(one, going));
  return at === null ? null : new Date(at);
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
