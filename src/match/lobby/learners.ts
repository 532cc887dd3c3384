import type { MatchRow, Transaction } from '../../store/store.ts';
import { Refused } from '../app/refused.ts';
import { termsOf } from '../time/terms.ts';

/** After how many matches of a game somebody does not learn it any more. */
const LEARNED = 5;

/** Throws `Refused` at a table for learners for who has learned its game; its host may be one who teaches it. */
export async function refuseWhoHasLearned(
  transaction: Transaction,
  row: MatchRow,
  user: string,
): Promise<void> {
  if (termsOf(row)?.learners !== true || row.host === user) return;
  const count = await transaction.finished(user, row.game);
  if (count >= LEARNED) throw new Refused('for learners', { count });
}
