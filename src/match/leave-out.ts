import type { MatchRow, Transaction } from '../store/store.ts';
import { clockSkipping } from './clock.ts';

/**
 * Has the clocks of a locked match, and the time of what is put to the others, count nothing from one time to another, as
 * nobody could play then. Returns the match as it stands after that.
 */
export async function leaveOut(
  transaction: Transaction,
  row: MatchRow,
  from: Date,
  to: Date,
): Promise<MatchRow> {
  const left = clockSkipping(row, from, to);
  if (left === null) return row;
  const { clock, ms } = left;
  await transaction.setClock(row.id, clock);
  const proposals = row.proposals.map((one) => {
    const { until } = one;
    return until === null || until <= from
      ? one
      : { ...one, until: new Date(until.getTime() + ms) };
  });
  for (const [at, { id, until }] of proposals.entries()) {
    if (until !== row.proposals[at]?.until) await transaction.changeProposal(id, { until });
  }
  return { ...row, clock, proposals };
}
