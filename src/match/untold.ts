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
  return change(house, id, (row, one, seat) => {
    const isMissed = seats.includes(seat) && one.told === stage;
    return isMissed && !mayBeCalled(row, seat, house.now(), stage) ? { told: BEFORE[stage] } : {};
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
  return change(house, id, (row, one, seat) => {
    if (!seats.includes(seat)) return {};
    const isThere = mayBeCalled(row, seat, house.now());
    if (one.told === 'asked' && !isThere) return { told: 'nothing' };
    return isThere && called.includes(seat) ? { told: toldAsked(one) } : {};
  });
}

/**
 * Has the clock call the player of a seat to a secret choice when it can be called, whether it has made that by then or
 * not: it sleeps by now or is away. The clock looks again whether that is so. Nothing where somebody else has the seat
 * by now, who is called anyway, or where it wants no calls.
 */
export function callLater(
  house: House,
  id: MatchId,
  { seat, user }: { readonly seat: Seat; readonly user: string },
): Promise<void> {
  return change(house, id, (row, _, at) =>
    at === seat && row.seats[at]?.user === user && isCalled(row, at) ? { uncalled: true } : {},
  );
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

/** Changes what is told to seats, while the clock of a match runs. */
async function change(
  house: House,
  id: MatchId,
  after: (row: MatchRow, one: HeldHand, seat: Seat) => Partial<Pick<HeldHand, 'told' | 'uncalled'>>,
): Promise<void> {
  await house.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null || row.status !== 'running' || row.clock === null) return;
    const changes = handsOf(row).map((one, seat) => {
      const becomes = { ...one, ...after(row, one, seat) };
      const isTold = one.told !== becomes.told;
      const isCall = one.uncalled !== becomes.uncalled;
      // When they are told again is reckoned by whoever looks next; that they are called now makes nothing due sooner.
      return {
        becomes,
        isChanged: isTold || isCall,
        isSooner: isCall || (isTold && one.told !== 'nothing'),
      };
    });
    if (!changes.some(({ isChanged }) => isChanged)) return;
    const clock = withHands(
      row.clock,
      changes.map(({ becomes }) => becomes),
    );
    const isSooner = changes.some((one) => one.isSooner);
    await transaction.setClock(id, isSooner ? { ...clock, runAt: house.now() } : clock);
  });
}
