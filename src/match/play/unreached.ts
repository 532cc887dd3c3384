import { toldAsked } from '../../clock/hand.ts';
import type { Seat } from '../../engine/game.ts';
import type { OutboxRow, Transaction } from '../../store/store.ts';
import { askedInSecret } from './asked.ts';
import { callInSecret } from './call.ts';
import { CALL_MS, isReachedByPost, isUnreached, mayBeTold, wantsDm } from '../time/calls.ts';
import type { SeatClock } from '../app/seat-clock.ts';
import type { Loaded } from '../app/loaded.ts';
import { type Notice, noticeOf, notify } from '../app/notice.ts';
import { waitingFor } from '../orders/owed.ts';
import { topicsOf } from '../time/topics.ts';

/** What calls whoever is asked, where the match is played. */
const CALLING_POSTS: readonly Notice['kind'][] = [
  'start',
  'turn',
  'resumed',
  'ruling',
  'substituted',
];

/**
 * What is done for the player of a seat whom no call has reached yet: nothing where one is on its way; who wants DMs gets
 * one where its thread cannot be told; and where nothing calls it any more, it is called anew. Returns its hand.
 */
export async function seeToCall(
  transaction: Transaction,
  loaded: Loaded,
  seat: Seat,
  one: SeatClock,
  now: Date,
): Promise<SeatClock> {
  const { row } = loaded;
  if (!isUnreached(row, one, seat)) return one;
  const asked = row.seats[seat]?.owesSince ?? now;
  // What calls it takes a moment.
  if (one.told !== 'nothing' && now.getTime() - asked.getTime() < CALL_MS) return one;
  const waiting = await transaction.undelivered(row.id);
  if (waiting.some((message) => calls(message, seat))) return { ...one, told: toldAsked(one) };
  const posts = waiting.filter(({ dm, kind }) => dm === null && isCallingPost(kind));
  if (!mayBeTold(row, seat, now)) {
    const isReached = posts.length === 0 && isReachedByPost(row, seat, now);
    return isReached ? { ...one, reached: true } : one;
  }
  if (askedInSecret(loaded, seat)) {
    await callInSecret(transaction, row, [seat], now);
    return { ...one, told: toldAsked(one) };
  }
  const byDm = wantsDm(row, seat);
  const isStuck = waiting.some(({ dm, failingSince }) => dm === null && failingSince !== null);
  const isOnItsWay = one.told !== 'nothing' && posts.length > 0;
  if (isOnItsWay && !(byDm && isStuck)) return one;
  const topics = topicsOf(waitingFor(loaded), seat);
  const notice = { kind: 'reminder', seat, stage: 'asked', topics } as const;
  await notify(transaction, row.id, notice, now, { dm: byDm ? one.user : null });
  return { ...one, told: toldAsked(one) };
}

const isCallingPost = (kind: string): boolean => CALLING_POSTS.some((one) => one === kind);

/** Whether a message calls a seat alone to what it is asked. */
function calls(message: OutboxRow, seat: Seat): boolean {
  if (!['secret', 'reminder'].includes(message.kind)) return false;
  const notice = noticeOf(message);
  if (notice?.kind === 'secret') return notice.seat === seat;
  return notice?.kind === 'reminder' && notice.stage === 'asked' && notice.seat === seat;
}
