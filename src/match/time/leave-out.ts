import type { MatchRow, Transaction } from '../../store/store.ts';
import { clockSkipping, clocksOf } from './clock.ts';
import { tellAnew } from '../app/anew.ts';
import { carryOut } from '../app/effect.ts';
import { changedVotes } from './vote-post.ts';

/**
 * Has the clocks of a locked match, and the time in which its table votes, count nothing from one time to another, as
 * nobody could play then. A trade ends when its maker has said, whoever is there. Returns the match as it stands then.
 */
export async function leaveOut(
  transaction: Transaction,
  row: MatchRow,
  from: Date,
  to: Date,
): Promise<MatchRow> {
  const left = clockSkipping(row, from, to);
  if (left === null) return row;
  const { clock, halt, ms } = left;
  await transaction.setClock(row.id, clock);
  await carryOut(transaction, row.id, changedVotes(clocksOf(row), clocksOf({ ...row, clock })), to);
  if (halt !== row.halt) await transaction.changeMatch(row.id, { halt });
  const proposals = row.proposals.map((one) => {
    const { kind, until } = one;
    return kind === 'trade' || until === null || until <= from
      ? one
      : { ...one, until: new Date(until.getTime() + ms) };
  });
  for (const [at, { id, until }] of proposals.entries()) {
    if (until !== row.proposals[at]?.until) await transaction.changeProposal(id, { until });
  }
  if (row.status === 'running') {
    await tellAnew(transaction, row.id, 'times', to);
    await tellAnew(transaction, row.id, 'dates', to);
  }
  return { ...row, clock, halt, proposals };
}
