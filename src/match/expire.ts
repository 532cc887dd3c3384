import type { House } from './house.ts';
import { closeProposal } from './proposal.ts';

/** Closes a proposal whose end has come, once, whoever looks. */
export async function expireProposal(house: House, id: number): Promise<void> {
  const found = await house.store.proposal(id);
  if (found === null) return;
  const hasNews = await house.store.transaction(async (transaction) => {
    await transaction.lockMatch(found.match);
    const proposal = await transaction.proposal(id);
    const end = proposal?.until ?? null;
    if (proposal?.status === 'open' && end !== null && end <= house.now()) {
      await closeProposal(house, transaction, proposal, 'expired');
    }
    return transaction.hasNews;
  });
  if (hasNews) house.announce();
}
