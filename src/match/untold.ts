import type { Stage } from '../clock/hand.ts';
import type { Seat } from '../engine/game.ts';
import type { MatchId } from '../store/store.ts';
import { handsOf, mayBeCalled, withHands } from './clock.ts';
import type { House } from './house.ts';

/** What somebody has been told before it is told something. */
const BEFORE = { asked: 'nothing', half: 'asked', late: 'half' } as const;

/**
 * Has the clock tell those of some seats again who sleep by now or are away, when they can be told: what they were told
 * at this stage comes too late to call them. Nothing for whoever has been told something else meanwhile.
 */
export async function tellLater(
  house: House,
  id: MatchId,
  seats: readonly Seat[],
  stage: Exclude<Stage, 'nothing'>,
): Promise<void> {
  if (seats.length === 0) return;
  await house.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null || row.status !== 'running' || row.clock === null) return;
    const hands = handsOf(row);
    const sleeps = (seat: Seat): boolean => !mayBeCalled(row, seat, house.now(), stage);
    const after = hands.map((one, seat) =>
      seats.includes(seat) && one.told === stage && sleeps(seat)
        ? { ...one, told: BEFORE[stage] }
        : one,
    );
    if (after.every((one, seat) => one === hands[seat])) return;
    // When they are told is reckoned by whoever looks next.
    await transaction.setClock(id, { ...withHands(row.clock, after), runAt: house.now() });
  });
}
