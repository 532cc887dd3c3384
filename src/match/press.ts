import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';
import { NO_SUCH_MATCH } from './sentences.ts';

/**
 * Runs one press in a match: its interaction is recorded, the match's row is locked, and what `work`
 * does is committed whole or not at all. A repeated press changes nothing and gets the match as it is.
 */
export async function inMatch(
  house: House,
  press: Press,
  id: MatchId,
  work: (row: MatchRow, transaction: Transaction) => Promise<MatchRow>,
): Promise<MatchRow> {
  const done = await house.store.transaction(async (transaction) => {
    const fresh = await transaction.recordInteraction(press.interaction, house.now());
    const row = await transaction.lockMatch(id);
    if (row === null) throw new Refused(NO_SUCH_MATCH);
    return fresh ? work(row, transaction) : row;
  });
  house.announce();
  return done;
}
