import type { MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { Seat } from '../../engine/game.ts';
import { haltOf } from './halt.ts';
import { isWaitedFor, reachOf } from './seat-clocks.ts';
import { termsInForce } from './terms.ts';
import { runsByNight } from '../../clock/pace.ts';
import { type Stage, reachedAt } from '../../clock/seat-time.ts';
import { isPerson } from '../stored/seats.ts';
import { personIn, type Pings, pingsOf } from '../stored/person.ts';

/** Whether no call has yet reached the player of a seat that the game waits for. */
export const isUnreached = (row: MatchRow, { reached }: SeatClock, seat: Seat): boolean =>
  !reached && row.status === 'running' && haltOf(row) === null && isWaitedFor(row, seat);

/**
 * Whether the post in the thread is the only call that a player gets who may not be called now: one who wants no calls,
 * is away, or whose clock runs while it sleeps.
 */
export function isReachedByPost(row: MatchRow, seat: Seat, now: Date): boolean {
  const terms = termsInForce(row);
  if (terms === null || mayBeTold(row, seat, now)) return false;
  const { back } = reachOf(row, seat);
  return !isCalled(row, seat) || (back !== null && back > now.getTime()) || runsByNight(terms.pace);
}

/** How long a call may take to arrive: somebody who goes to bed meanwhile is called in the morning. */
const ON_ITS_WAY_MS = 60_000;

/** Which reminder somebody is sent; null if it is about something else than its time. */
type Telling = Exclude<Stage, 'nothing'> | null;

/** Whether a player may be called now: neither away nor asleep, now and when the call arrives. */
export function mayBeCalled(row: MatchRow, seat: Seat, now: Date, stage: Telling = null): boolean {
  const reach = reachOf(row, seat);
  const isThere = (at: number): boolean => reachedAt(reach, at, stage) === at;
  return isThere(now.getTime()) && isThere(now.getTime() + ON_ITS_WAY_MS);
}

/** Whether a player may be pinged in the thread now: it wants pings there, and is neither away nor asleep. */
export const mayBePinged = (row: MatchRow, seat: Seat, now: Date): boolean =>
  pingsAtSeat(row, seat) === 'thread' && mayBeCalled(row, seat, now);

/** Whether a player may be sent a DM now: it wants calls, and is neither away nor asleep. */
export const mayBeTold = (row: MatchRow, seat: Seat, now: Date, stage: Telling = null): boolean =>
  isCalled(row, seat) && mayBeCalled(row, seat, now, stage);

/** When a player who sleeps or is away may be called next. */
export const calledNext = (row: MatchRow, seat: Seat, now: Date): Date =>
  new Date(reachedAt(reachOf(row, seat), now.getTime() + ON_ITS_WAY_MS, null));

export const calledFirst = (row: MatchRow, seat: Seat, now: Date): Date =>
  mayBeCalled(row, seat, now) ? now : calledNext(row, seat, now);

/** Whether the player of a seat is still to be called to a secret choice, and wants calls. */
export const isUncalled = (row: MatchRow, { uncalled }: SeatClock, seat: Seat): boolean =>
  uncalled && isPerson(row, seat) && isCalled(row, seat);

/** Whether the player of a seat wants a call when it is asked, and not once a day or never. */
export const isCalled = (row: MatchRow, seat: Seat): boolean =>
  ['thread', 'dm'].includes(pingsAtSeat(row, seat));

/** Whether the player of a seat wants to be called by DMs. */
export const wantsDm = (row: MatchRow, seat: Seat): boolean => pingsAtSeat(row, seat) === 'dm';

function pingsAtSeat(row: MatchRow, seat: Seat): Pings {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? 'thread' : pingsOf(person);
}

/** After how long the app checks whether a call has reached somebody; again after `CALL_AGAIN_MS`. */
export const CALL_MS = 60_000;

export const CALL_AGAIN_MS = 10 * CALL_MS;

/**
 * When the app checks next whether a call has reached a player. A player who sleeps or is away is called when it may
 * be.
 */
export function callLookedAt(row: MatchRow, { told }: SeatClock, seat: Seat, now: Date): Date {
  if (!mayBeTold(row, seat, now) && !isReachedByPost(row, seat, now))
    return calledNext(row, seat, now);
  // A player whom no post calls is called by the clock.
  if (told === 'nothing' && mayBeTold(row, seat, now)) return now;
  const asked = row.seats[seat]?.owesSince ?? now;
  const first = asked.getTime() + CALL_MS;
  const times = Math.ceil((now.getTime() + 1 - first) / CALL_AGAIN_MS);
  return new Date(first + Math.max(0, times) * CALL_AGAIN_MS);
}
