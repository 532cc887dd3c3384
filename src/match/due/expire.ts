import type { House } from '../app/house.ts';
import { endMotion } from '../agreement/moving.ts';
import { closeProposal, motionOf } from '../time/proposal.ts';

/** Closes a proposal whose end has come, once, whoever looks: a motion that enough are for by then is carried. */
export async function expireProposal(house: House, id: number): Promise<void> {
  const found = await house.store.proposal(id);
  if (found === null) return;
  const { hasNews, left } = await house.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(found.match);
    const proposal = await transaction.proposal(id);
    const end = proposal?.until ?? null;
    if (proposal?.status === 'open' && end !== null && end <= house.now()) {
      const put = motionOf(proposal);
      if (row !== null && put !== null) await endMotion(house, transaction, row, proposal, put);
      else await closeProposal(house, transaction, proposal, 'expired');
    }
    return { hasNews: transaction.hasNews, left: transaction.leftToComputers };
  });
  if (hasNews) house.announce();
  for (const match of left) void house.think(match, null);
}
