import { type Stage, toldAsked } from '../clock/hand.ts';
import type { Seat } from '../engine/game.ts';
import type { MatchId, MatchRow } from '../store/store.ts';
import { handsOf, type HeldHand, isCalled, mayBeCalled, withHands } from './clock.ts';
import type { House } from './house.ts';
import { noticeOf } from './notice.ts';

/** What somebody has been told before it is told something. */
const BEFORE = { asked: 'nothing', half: 'asked', late: 'half' } as const;

/**
 * Has the clock tell those of some seats again who sleep by now or are away, when they can be told: what they were told
 * at this stage comes too late to call them. Nothing for whoever has been told something else meanwhile.
 */
export function tellLater(
  house: House,
  id: MatchId,
  seats: readonly Seat[],
  stage: Exclude<Stage, 'nothing'>,
): Promise<void> {
  return told(house, id, (row, one, seat) => {
    const isMissed = seats.includes(seat) && one.told === stage;
    return isMissed && !mayBeCalled(row, seat, house.now(), stage) ? BEFORE[stage] : one.told;
  });
}

/**
 * Notes that a post has called these of its seats: the clock need not tell them any more that they are asked. Others of
 * them who sleep by now or are away are told again when they can be.
 */
export function noteCalls(
  house: House,
  id: MatchId,
  seats: readonly Seat[],
  called: readonly Seat[],
): Promise<void> {
  return told(house, id, (row, one, seat) => {
    if (!seats.includes(seat)) return one.told;
    const isThere = mayBeCalled(row, seat, house.now());
    if (one.told === 'asked' && !isThere) return 'nothing';
    return one.told === 'nothing' && isThere && called.includes(seat) ? toldAsked(one) : one.told;
  });
}

/**
 * Has the clock call the player of a seat to a secret choice when it can be called, whether it has made that by then or
 * not: it sleeps by now or is away. The clock looks again whether that is so. Nothing where somebody else has the seat
 * by now, who is called anyway, or where it wants no calls.
 */
export async function callLater(
  house: House,
  id: MatchId,
  { seat, user }: { readonly seat: Seat; readonly user: string },
): Promise<void> {
  await house.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null || row.status !== 'running' || row.clock === null) return;
    if (row.seats[seat]?.user !== user || !isCalled(row, seat)) return;
    const hands = handsOf(row).map((one, at) => (at === seat ? { ...one, uncalled: true } : one));
    await transaction.setClock(id, { ...withHands(row.clock, hands), runAt: house.now() });
  });
}

/** Which of these seats the clock is about to tell that they are asked: a post need not call them as well. */
export async function calledByClock(
  house: House,
  id: MatchId,
  seats: readonly Seat[],
): Promise<ReadonlySet<Seat>> {
  if (seats.length === 0) return new Set();
  const waiting = await house.store.transaction((transaction) => transaction.undelivered(id));
  return new Set(
    waiting.flatMap((message) => {
      const notice = message.kind === 'reminder' ? noticeOf(message) : null;
      const isCall = notice?.kind === 'reminder' && notice.stage === 'asked';
      return isCall && seats.includes(notice.seat) ? [notice.seat] : [];
    }),
  );
}

/** Notes what seats have been told of what they are asked, while the clock of a match runs. */
async function told(
  house: House,
  id: MatchId,
  after: (row: MatchRow, one: HeldHand, seat: Seat) => Stage,
): Promise<void> {
  await house.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null || row.status !== 'running' || row.clock === null) return;
    const before = handsOf(row);
    const hands = before.map((one, seat) => ({ ...one, told: after(row, one, seat) }));
    if (hands.every((one, seat) => one.told === before[seat]?.told)) return;
    const clock = withHands(row.clock, hands);
    // When they are told again is reckoned by whoever looks next; that they are called now makes nothing due sooner.
    const isSooner = before.some(({ told: was }, seat) => {
      return was !== 'nothing' && was !== hands[seat]?.told;
    });
    await transaction.setClock(id, isSooner ? { ...clock, runAt: house.now() } : clock);
  });
}
