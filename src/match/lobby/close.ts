import type { MatchId, MatchRow, Transaction } from '../../store/store.ts';
import { writeEffects } from '../app/effect.ts';
import { callSettled } from '../play/call.ts';
import { mustBeOpen } from './lobby.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { notify } from '../app/notice.ts';
import { hostOrModerator, moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { inMatch } from '../loaded/in-match.ts';
import { voidProposals } from '../proposals/proposal.ts';
import { endSearches } from '../play/searches.ts';

/** Closes a match that has not begun, for good. */
export function closeLobby(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, (row, transaction) => {
    mustBeOpen(row);
    return closeOpen(app, press, row, transaction);
  });
}

/**
 * Closes a match for good: one that has not begun by its host or a moderator, one that is played by a
 * moderator alone.
 */
export function closeMatch(app: App, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(app, press, id, async (row, transaction) => {
    if (row.status !== 'running') {
      mustBeOpen(row);
      return closeOpen(app, press, row, transaction);
    }
    const ruled = await moderatorOnly(
      app,
      press,
      row,
      transaction,
      CLOSE,
      new Refused('moderator closes'),
    );
    await transaction.setSeats(
      id,
      row.seats.map((seat) => ({ ...seat, owesSince: null })),
    );
    await tellRuling(app, row, transaction, ruled);
    return cancel(app, row, transaction);
  });
}

const CLOSE = { is: 'close' } as const;

async function closeOpen(
  app: App,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
): Promise<MatchRow> {
  const refused = new Refused('host or moderator closes', { host: row.host });
  await hostOrModerator(app, press, row, transaction, CLOSE, refused);
  return cancel(app, row, transaction);
}

/** Ends a match without a result, which its lobby then says. */
export async function cancel(app: App, row: MatchRow, transaction: Transaction): Promise<MatchRow> {
  const endedAt = app.now();
  await transaction.changeMatch(row.id, { status: 'cancelled', endedAt });
  await notify(transaction, row.id, { kind: 'lobby' }, endedAt);
  await voidProposals(app, transaction, row.id, () => true);
  await writeEffects(transaction, row.id, row.seats.flatMap(callSettled), endedAt);
  const isWanted = row.seats.some(({ wanted }) => wanted !== null);
  if (isWanted) await transaction.setSeats(row.id, await endSearches(app, transaction, row));
  return { ...row, status: 'cancelled', endedAt };
}
