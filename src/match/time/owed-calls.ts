import { type CallStage, remindersOf, toldBy } from '../../clock/seat-time.ts';
import type { Seat } from '../../engine/game.ts';
import type { MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import { isPerson } from '../stored/seats.ts';
import {
  calledFrom,
  isCalled,
  isReachedByPost,
  isUnreached,
  mayBePinged,
  wantsDm,
} from './calls.ts';
import { haltOf } from './halt.ts';
import { clocksOf, goingAt, goingBy, reachOf } from './seat-clocks.ts';

/**
 * How a player is called: by a post of its own that pings it; by a DM; by the DM that calls to a secret choice; or not at
 * all, as it reads the thread by itself, or what waits for it once a day.
 */
export type CallMethod = 'ping' | 'dm' | 'secret' | 'none';

/** A call that a player is owed. */
export interface OwedCall {
  readonly seat: Seat;
  /** What it is told: that it is asked, that half of its time is over, or nine tenths. */
  readonly stage: CallStage;
  readonly method: CallMethod;
  /** When the call is to be made, in milliseconds since 1970; at once, if that is over. */
  readonly from: number;
  /**
   * Whether another message is expected to call the player first; the call is made only if none is in the outbox by
   * then.
   */
  readonly isOnItsWay: boolean;
}

/** After how long the app checks whether a call has reached somebody; again after `CALL_AGAIN_MS`. */
const CALL_MS = 60_000;

export const CALL_AGAIN_MS = 10 * CALL_MS;

/**
 * The calls that the player of a seat is owed besides the post that asks it, in the order in which they are made:
 *
 * - Nobody is called who is asleep or away, but for the last warning of a clock that runs; nor while the match stands.
 * - A secret choice calls whoever slept when it came up, also if it is made by then: leaving that out would tell so.
 * - A player whom no call has reached is called at once if nothing else calls it: it wants DMs, or slept. What calls it
 *   may take a minute; the app then looks every ten minutes whether it is on its way. The post in the thread alone reaches
 *   a player who wants no calls, is away, or whose clock runs while it sleeps.
 * - A clock that runs tells that its player is asked, if it slept; then half of its time, or a tenth if all wait for it;
 *   then nine tenths. While the others vote it tells nothing.
 * - What would be told at one time is told by one call: that to a secret choice, else the last of it.
 *
 * @param one the clock of the seat: what it has been told, and whether it was reached
 * @param isSecret whether the seat is asked in secret: the thread must not tell who has not chosen. Only methods depend on it
 */
export function owedCalls(
  row: MatchRow,
  seat: Seat,
  one: SeatClock,
  now: Date,
  isSecret = false,
): OwedCall[] {
  if (!isPlayed(row, seat)) return [];
  const secret = one.uncalled ? owedInSecret(row, seat, now) : null;
  const first = isUnreached(row, one, seat) ? firstCall(row, seat, one, now, isSecret) : null;
  const going = goingAt(row, seat);
  const isTold = going === null || one.vote !== null;
  const reach = reachOf(row, seat);
  const due = isTold ? [] : remindersOf(one, goingBy(one, going), reach, now.getTime());
  const byDm = isSecret || wantsDm(row, seat);
  const method = !isCalled(row, seat) ? 'none' : byDm ? 'dm' : 'ping';
  const along = due.find(({ from }) => from === secret?.from);
  const reminders = due.filter((each) => each !== along);
  return [
    ...(first === null || (secret !== null && first.method !== 'none') ? [] : [first]),
    ...(secret === null ? [] : [{ ...secret, ...along }]),
    ...reminders.map((each): OwedCall => ({ seat, ...each, method, isOnItsWay: false })),
  ].toSorted((each, other) => each.from - other.from);
}

/** Whether a person is at the seat of a match that goes on. */
const isPlayed = (row: MatchRow, seat: Seat): boolean =>
  row.status === 'running' && haltOf(row) === null && isPerson(row, seat);

/** The call to a secret choice that a seat is asked for, made or not; null where its player is not to be called. */
export const owedInSecret = (row: MatchRow, seat: Seat, now: Date): OwedCall | null =>
  isPlayed(row, seat) && isCalled(row, seat)
    ? {
        seat,
        stage: 'asked',
        method: 'secret',
        from: calledFrom(row, seat, now),
        isOnItsWay: false,
      }
    : null;

/** The call to a player whom none has reached yet. */
function firstCall(
  row: MatchRow,
  seat: Seat,
  { told }: SeatClock,
  now: Date,
  isSecret: boolean,
): OwedCall {
  const looked = (row.seats[seat]?.owesSince ?? now).getTime() + CALL_MS;
  const call = { seat, stage: 'asked', from: looked, isOnItsWay: true } as const;
  if (isReachedByPost(row, seat, now)) return { ...call, method: 'none' };
  const method = isSecret ? 'secret' : wantsDm(row, seat) ? 'dm' : 'ping';
  const next = calledFrom(row, seat, now);
  if (told === 'nothing') return { ...call, method, from: next, isOnItsWay: false };
  return { ...call, method, from: next > now.getTime() ? next : looked };
}

/** The reminder before each one, to which a clock returns if a call is cancelled. */
const BEFORE = { asked: 'nothing', half: 'asked', late: 'half' } as const;

/** The clock of a seat as it stood before a call was put into the outbox. */
export const withoutCall = (one: SeatClock, stage: CallStage): SeatClock => ({
  ...one,
  told: BEFORE[stage],
});

/**
 * Whether a post that asks the player of a seat calls it. Not who has been told nothing of it yet and cannot be pinged: the
 * clock tells that one, also by a DM; and nobody gets a second DM for the same.
 */
export function isCalledByPost(row: MatchRow, seat: Seat, now: Date): boolean {
  const { told = 'nothing', reached = false } = clocksOf(row)[seat] ?? {};
  if (wantsDm(row, seat) && reached) return false;
  return told !== 'nothing' || mayBePinged(row, seat, now);
}

/**
 * Whether a post that a match goes on, written at this time, calls the player of a seat: not if it was asked or reached
 * after that.
 */
export function isNewsTo(row: MatchRow, seat: Seat, written: Date): boolean {
  const { owesSince = null } = row.seats[seat] ?? {};
  const isSince = owesSince !== null && owesSince > written;
  return !isSince && clocksOf(row)[seat]?.reached !== true;
}

/** Whether a call is made by now, and not left to the post in the thread. */
export const isDue = ({ from, method }: OwedCall, now: Date): boolean =>
  from <= now.getTime() && method !== 'none';

/** A call that was put into the outbox, as far as it is still owed: now or later; null where it is of no use any more. */
export function stillOwed(
  row: MatchRow,
  seat: Seat,
  one: SeatClock,
  stage: CallStage,
  now: Date,
): OwedCall | null {
  // Who has been told something else meanwhile needs no call; but whom none has reached is called, whatever it had heard.
  const isAsWritten =
    one.told === toldBy(withoutCall(one, stage), stage) ||
    (stage === 'asked' && isUnreached(row, one, seat));
  if (!isAsWritten) return null;
  const owed = owedCalls(row, seat, withoutCall(one, stage), now);
  return owed.find((call) => call.stage === stage) ?? null;
}
