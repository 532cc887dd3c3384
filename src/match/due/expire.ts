import type { App } from '../app/app.ts';
import { endMotion } from '../agreement/moving.ts';
import { closeProposal, motionOf } from '../proposals/proposal.ts';
import { transact } from '../app/press.ts';

/** Closes a proposal whose time is over, once, whoever looks. A motion with enough votes is carried. */
export async function expireProposal(app: App, id: number): Promise<void> {
  const found = await app.store.proposal(id);
  if (found === null) return;
  await transact(app, async (transaction) => {
    const row = await transaction.lockMatch(found.match);
    const proposal = await transaction.proposal(id);
    const end = proposal?.until ?? null;
    if (row !== null && proposal?.status === 'open' && end !== null && end <= app.now()) {
      const put = motionOf(proposal);
      const locked = { app, transaction, row };
      if (put !== null) await endMotion(locked, proposal, put);
      else await closeProposal(locked, proposal, 'expired');
    }
  });
}
