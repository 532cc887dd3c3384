import type { App } from '../app/app.ts';
import { endMotion } from '../agreement/moving.ts';
import { closeProposal, motionOf } from '../proposals/proposal.ts';

/** Closes a proposal whose end has come, once, whoever looks: a motion that enough are for by then is carried. */
export async function expireProposal(app: App, id: number): Promise<void> {
  const found = await app.store.proposal(id);
  if (found === null) return;
  const { hasNews, left } = await app.store.transaction(async (transaction) => {
    const row = await transaction.lockMatch(found.match);
    const proposal = await transaction.proposal(id);
    const end = proposal?.until ?? null;
    if (proposal?.status === 'open' && end !== null && end <= app.now()) {
      const put = motionOf(proposal);
      if (row !== null && put !== null) await endMotion(app, transaction, row, proposal, put);
      else await closeProposal(app, transaction, proposal, 'expired');
    }
    return { hasNews: transaction.hasNews, left: transaction.leftToComputers };
  });
  if (hasNews) app.announce();
  for (const match of left) void app.think(match, null);
}
