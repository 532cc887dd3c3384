import { z } from 'zod';
import type { Deal } from '../engine/game.ts';
import type { ProposalRow, Transaction } from '../store/store.ts';
import { type House, Refused } from './house.ts';
import { notify } from './notice.ts';

const goods = z.record(z.string(), z.int().min(0));
const tradeBody = z.strictObject({ gives: goods, takes: goods });
const undoBody = z.strictObject({ at: z.int(), to: z.int() });

/** What a proposal is about, parsed from its row. */
export type ProposalBody =
  | { readonly kind: 'trade'; readonly deal: Deal }
  | { readonly kind: 'undo'; readonly at: number; readonly to: number };

/** Reads the body of a proposal. Throws where the row makes no sense. */
export function proposalBody(row: ProposalRow): ProposalBody {
  if (row.kind === 'undo') return { kind: 'undo', ...undoBody.parse(row.body) };
  const [to] = row.to;
  if (to === undefined) throw new Refused('proposal to nobody');
  return { kind: 'trade', deal: { from: row.from, to, ...tradeBody.parse(row.body) } };
}

/** Makes a proposal, and has those told who are to answer it. */
export async function propose(
  house: House,
  transaction: Transaction,
  proposal: Pick<ProposalRow, 'match' | 'kind' | 'from' | 'to' | 'body'>,
): Promise<void> {
  const createdAt = house.now();
  const { id } = await transaction.createProposal({ ...proposal, createdAt });
  await notify(transaction, proposal.match, { kind: 'proposal', proposal: id }, createdAt);
}
