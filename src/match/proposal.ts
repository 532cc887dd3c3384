import { z } from 'zod';
import type { Deal } from '../engine/game.ts';
import type { MatchId, ProposalRow, Transaction } from '../store/store.ts';
import { type House, Refused } from './house.ts';
import { motion, type Motion } from './motion.ts';
import { notify } from './notice.ts';

const goods = z.record(z.string(), z.int().min(0));
const tradeBody = z.strictObject({ gives: goods, takes: goods });
const undoBody = z.strictObject({ at: z.int(), to: z.int() });

/** What a proposal is about, parsed from its row. */
export type ProposalBody =
  | { readonly kind: 'trade'; readonly deal: Deal }
  | { readonly kind: 'undo'; readonly at: number; readonly to: number }
  | { readonly kind: 'motion'; readonly motion: Motion };

/** Reads the body of a proposal. Throws where the row makes no sense. */
export function proposalBody(row: ProposalRow): ProposalBody {
  if (row.kind === 'undo') return { kind: 'undo', ...undoBody.parse(row.body) };
  if (row.kind === 'motion') return { kind: 'motion', motion: motion.parse(row.body) };
  const [to] = row.to;
  if (to === undefined) throw new Refused('proposal to nobody');
  return { kind: 'trade', deal: { from: row.from, to, ...tradeBody.parse(row.body) } };
}

/** Makes a proposal, in the place of one by the same seat to the same, and has those told who are to answer it. */
export async function propose(
  house: House,
  transaction: Transaction,
  proposal: Pick<ProposalRow, 'match' | 'kind' | 'from' | 'to' | 'body'>,
): Promise<void> {
  const { match, kind, from, to } = proposal;
  for (const before of await transaction.openProposals(match)) {
    const isToThem = before.to.some((seat) => to.includes(seat));
    if (before.kind === kind && before.from === from && isToThem) {
      await closeProposal(house, transaction, before, 'withdrawn');
    }
  }
  const createdAt = house.now();
  const { id } = await transaction.createProposal({ ...proposal, createdAt });
  await notify(transaction, match, { kind: 'proposal', proposal: id }, createdAt);
}

/** Closes a proposal for good, and has its message say so. */
export async function closeProposal(
  house: House,
  transaction: Transaction,
  { id, match }: Pick<ProposalRow, 'id' | 'match'>,
  status: Exclude<ProposalRow['status'], 'open'>,
): Promise<void> {
  await transaction.changeProposal(id, { status });
  await notify(transaction, match, { kind: 'closed', proposal: id }, house.now());
}

/** Closes the open proposals of a match to which nobody can agree any more. */
export async function voidProposals(
  house: House,
  transaction: Transaction,
  match: MatchId,
  isVoid: (proposal: ProposalRow) => boolean,
): Promise<void> {
  for (const proposal of await transaction.openProposals(match)) {
    if (isVoid(proposal)) await closeProposal(house, transaction, proposal, 'void');
  }
}

/** Whether what a proposal would take back lies behind more than was asked about. */
export function isOutdated(proposal: ProposalRow, sequence: number): boolean {
  const body = proposalBody(proposal);
  return body.kind === 'undo' && body.at !== sequence;
}
