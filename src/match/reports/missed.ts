import type { Seat } from '../../engine/game.ts';
import type { MatchId, MatchRow } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Missable, noticeOf, notify } from '../app/notice.ts';
import { calledFrom, isCalled, mayBeCalled, wantsDm } from '../time/calls.ts';

/**
 * Has players of these seats told in the morning, once, what was posted while they slept or were away; not those who
 * want one summary a day, or nothing.
 */
export async function tellInTheMorning(
  app: App,
  id: MatchId,
  seats: readonly Seat[],
  of: Missable,
): Promise<void> {
  const now = app.now();
  const sleeps = (row: MatchRow, seat: Seat): boolean =>
    isCalled(row, seat) && !mayBeCalled(row, seat, now);
  if (seats.length === 0) return;
  await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(id);
    if (row === null) return;
    // Where what was posted is posted again after a stop, it waits already.
    const waiting = (await transaction.undelivered(id)).flatMap((message) => {
      const notice = message.attempts === 0 && message.kind === 'missed' ? noticeOf(message) : null;
      return notice === null ? [] : [JSON.stringify(notice)];
    });
    for (const seat of seats.filter((one) => sleeps(row, one))) {
      const notice = { kind: 'missed', seat, of } as const;
      if (!waiting.includes(JSON.stringify(notice)))
        await notify(transaction, id, notice, now, {
          dueAt: new Date(calledFrom(row, seat, now)),
          dm: wantsDm(row, seat) ? (row.seats[seat]?.user ?? null) : null,
        });
    }
  });
}
