import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';
import { MATCH_IS_GONE } from './sentences.ts';

/** What a press does to the row of a match, within one transaction. */
type Work<R> = (row: MatchRow, transaction: Transaction) => Promise<R>;

/**
 * Runs one press in a match: its interaction is recorded, the match's row is locked, and what `work`
 * does is committed whole or not at all. A repeated press changes nothing: it gets what `again` finds.
 */
export async function pressOnce<R>(
  house: House,
  press: Press,
  id: MatchId,
  { work, again }: { readonly work: Work<R>; readonly again: Work<R> },
): Promise<R> {
  const { done, hasNews } = await house.store.transaction(async (transaction) => {
    const fresh = await transaction.recordInteraction(press.interaction, house.now());
    const row = await transaction.lockMatch(id);
    if (row === null) throw new Refused(MATCH_IS_GONE);
    const result = await (fresh ? work(row, transaction) : again(row, transaction));
    return { done: result, hasNews: transaction.hasNews };
  });
  if (hasNews) house.announce();
  return done;
}

/** Runs one press in a match; a repeated one gets the match as it is. */
export function inMatch(
  house: House,
  press: Press,
  id: MatchId,
  work: Work<MatchRow>,
): Promise<MatchRow> {
  return pressOnce(house, press, id, { work, again: (row) => Promise.resolve(row) });
}
