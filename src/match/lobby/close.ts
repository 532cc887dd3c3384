import type { MatchId, MatchRow, Transaction } from '../../store/store.ts';
import { settleCall } from '../play/call.ts';
import { mustBeOpen } from './lobby.ts';
import { type House, type Press, Refused } from '../app/house.ts';
import { notify } from '../app/notice.ts';
import { hostOrModerator, moderatorOnly, tellRuling } from '../moderation/moderate.ts';
import { inMatch } from '../loaded/in-match.ts';
import { voidProposals } from '../time/proposal.ts';
import { endSearches } from '../loaded/wanted.ts';

/** Closes a match that has not begun, for good. */
export function closeLobby(house: House, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(house, press, id, (row, transaction) => {
    mustBeOpen(row);
    return closeOpen(house, press, row, transaction);
  });
}

/**
 * Closes a match for good: one that has not begun by its host or a moderator, one that is played by a
 * moderator alone.
 */
export function closeMatch(house: House, press: Press, id: MatchId): Promise<MatchRow> {
  return inMatch(house, press, id, async (row, transaction) => {
    if (row.status !== 'running') {
      mustBeOpen(row);
      return closeOpen(house, press, row, transaction);
    }
    const ruled = await moderatorOnly(
      house,
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
    await tellRuling(house, row, transaction, ruled);
    return cancel(house, row, transaction);
  });
}

const CLOSE = { is: 'close' } as const;

async function closeOpen(
  house: House,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
): Promise<MatchRow> {
  const refused = new Refused('host or moderator closes', { host: row.host });
  await hostOrModerator(house, press, row, transaction, CLOSE, refused);
  return cancel(house, row, transaction);
}

/** Ends a match without a result, which its lobby then says. */
export async function cancel(
  house: House,
  row: MatchRow,
  transaction: Transaction,
): Promise<MatchRow> {
  const endedAt = house.now();
  await transaction.changeMatch(row.id, { status: 'cancelled', endedAt });
  await notify(transaction, row.id, { kind: 'lobby' }, endedAt);
  await voidProposals(house, transaction, row.id, () => true);
  for (const seat of row.seats) await settleCall(house, transaction, row.id, seat);
  const isWanted = row.seats.some(({ wanted }) => wanted !== null);
  if (isWanted) await transaction.setSeats(row.id, await endSearches(house, transaction, row));
  return { ...row, status: 'cancelled', endedAt };
}
