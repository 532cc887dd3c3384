import type { MatchRow } from '../../store/store.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { Seat } from '../../engine/game.ts';
import { haltOf } from './halt.ts';
import { isWaitedFor, reachOf } from './seat-clocks.ts';
import { termsInForce } from './terms.ts';
import { runsByNight } from '../../clock/pace.ts';
import { reachedAt } from '../../clock/seat-time.ts';
import { personIn, type Pings, pingsOf } from '../stored/person.ts';

/** Whether no call has yet reached the player of a seat that the game waits for. */
export const isUnreached = (row: MatchRow, { reached }: SeatClock, seat: Seat): boolean =>
  !reached && row.status === 'running' && haltOf(row) === null && isWaitedFor(row, seat);

/**
 * Whether a player gets no call of its own, so that the post in the thread counts as one: it wants none, is away, or
 * its clock runs while it sleeps.
 */
export function isReachedByPost(row: MatchRow, seat: Seat, now: Date): boolean {
  const terms = termsInForce(row);
  if (terms === null || mayBeTold(row, seat, now)) return false;
  const { back } = reachOf(row, seat);
  return !isCalled(row, seat) || (back !== null && back > now.getTime()) || runsByNight(terms.pace);
}

/** When a player may be called next: at once, unless it is away or asleep. */
export const calledFrom = (row: MatchRow, seat: Seat, now: Date): number =>
  reachedAt(reachOf(row, seat), now.getTime(), 'asked');

/** Whether a player may be called now: neither away nor asleep, now and when the call arrives. */
export const mayBeCalled = (row: MatchRow, seat: Seat, now: Date): boolean =>
  calledFrom(row, seat, now) === now.getTime();

/** Whether a player may be pinged in the thread now: it wants pings there, and is neither away nor asleep. */
export const mayBePinged = (row: MatchRow, seat: Seat, now: Date): boolean =>
  pingsAtSeat(row, seat) === 'thread' && mayBeCalled(row, seat, now);

/** Whether a player may be sent a DM now: it wants calls, and is neither away nor asleep. */
export const mayBeTold = (row: MatchRow, seat: Seat, now: Date): boolean =>
  isCalled(row, seat) && mayBeCalled(row, seat, now);

/** Whether the player of a seat wants a call when it is asked, and not once a day or never. */
export const isCalled = (row: MatchRow, seat: Seat): boolean =>
  ['thread', 'dm'].includes(pingsAtSeat(row, seat));

/** Whether the player of a seat wants to be called by DMs. */
export const wantsDm = (row: MatchRow, seat: Seat): boolean => pingsAtSeat(row, seat) === 'dm';

function pingsAtSeat(row: MatchRow, seat: Seat): Pings {
  const person = personIn(row, row.seats[seat]?.user ?? null);
  return person === undefined ? 'thread' : pingsOf(person);
}
