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

/** Whether no call has reached the player of a seat for whom the game waits. */
export const isUnreached = (row: MatchRow, { reached }: SeatClock, seat: Seat): boolean =>
  !reached && row.status === 'running' && haltOf(row) === null && isWaitedFor(row, seat);

/**
 * Whether what stands in the thread is all that calls somebody who may not be called now: it wants no calls, has said that
 * it is away, or its clock runs while it sleeps.
 */
export function isReachedByPost(row: MatchRow, seat: Seat, now: Date): boolean {
  const terms = termsInForce(row);
  if (terms === null || mayBeTold(row, seat, now)) return false;
  const { back } = reachOf(row, seat);
  return !isCalled(row, seat) || (back !== null && back > now.getTime()) || runsByNight(terms.pace);
}

/** How long a call may take to its reader: who goes to bed meanwhile is called in the morning. */
const ON_ITS_WAY_MS = 60_000;

/** At which stage of its time somebody is told something; null where it is not about its time. */
type Telling = Exclude<Stage, 'nothing'> | null;

/** Whether somebody may be called now, as it is there and awake, and will be when that reaches it. */
export function mayBeCalled(row: MatchRow, seat: Seat, now: Date, stage: Telling = null): boolean {
  const reach = reachOf(row, seat);
  const isThere = (at: number): boolean => reachedAt(reach, at, stage) === at;
  return isThere(now.getTime()) && isThere(now.getTime() + ON_ITS_WAY_MS);
}

/** Whether somebody may be pinged in the thread now: it wants to be, and is there and awake. */
export const mayBePinged = (row: MatchRow, seat: Seat, now: Date): boolean =>
  pingsAtSeat(row, seat) === 'thread' && mayBeCalled(row, seat, now);

/** Whether somebody may be sent a DM now: it wants to be called at all, and is there and awake. */
export const mayBeTold = (row: MatchRow, seat: Seat, now: Date, stage: Telling = null): boolean =>
  isCalled(row, seat) && mayBeCalled(row, seat, now, stage);

/** When somebody who sleeps or is away may be called next. */
export const calledNext = (row: MatchRow, seat: Seat, now: Date): Date =>
  new Date(reachedAt(reachOf(row, seat), now.getTime() + ON_ITS_WAY_MS, null));

export const calledFirst = (row: MatchRow, seat: Seat, now: Date): Date =>
  mayBeCalled(row, seat, now) ? now : calledNext(row, seat, now);

/** Whether the player of a seat is still to be called to a secret choice: there is one who wants to be. */
export const isUncalled = (row: MatchRow, { uncalled }: SeatClock, seat: Seat): boolean =>
  uncalled && isPerson(row, seat) && isCalled(row, seat);

/** Whether the player of a seat wants to be called when it is asked, and not once a day or never. */
export const isCalled = (row: MatchRow, seat: Seat): boolean =>
  ['thread', 'dm'].includes(pingsAtSeat(row, seat));

/** Whether the player of a seat wants to be called by DMs. */
export const wantsDm = (row: MatchRow, seat: Seat): boolean => pingsAtSeat(row, seat) === 'dm';

function pingsAtSeat(row: MatchRow, seat: Seat): Pings {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? 'thread' : pingsOf(person);
}

/** How soon it is looked whether a call has reached somebody, and how often after that. */
export const CALL_MS = 60_000;

export const CALL_AGAIN_MS = 10 * CALL_MS;

/** When it is looked next whether a call has reached somebody; who sleeps or is away is called when it can be. */
export function callLookedAt(row: MatchRow, { told }: SeatClock, seat: Seat, now: Date): Date {
  if (!mayBeTold(row, seat, now) && !isReachedByPost(row, seat, now))
    return calledNext(row, seat, now);
  // Whom no post calls is called by the clock.
  if (told === 'nothing' && mayBeTold(row, seat, now)) return now;
  const asked = row.seats[seat]?.owesSince ?? now;
  const first = asked.getTime() + CALL_MS;
  const times = Math.ceil((now.getTime() + 1 - first) / CALL_AGAIN_MS);
  return new Date(first + Math.max(0, times) * CALL_AGAIN_MS);
}
