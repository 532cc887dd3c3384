import { z } from 'zod';
import type { Deal } from '../engine/game.ts';
import type { ProposalRow, Transaction } from '../store/store.ts';
import { type House, Refused } from './house.ts';
import { notify } from './notice.ts';

const goods = z.record(z.string(), z.int().min(0));
const tradeBody = z.strictObject({ gives: goods, takes: goods });
const undoBody = z.strictObject({ at: z.int(), to: z.int() });

/** What an offer is about, parsed from its row. */
export type OfferBody =
  | { readonly kind: 'trade'; readonly deal: Deal }
  | { readonly kind: 'undo'; readonly at: number; readonly to: number };

/** Reads the body of a proposal. Throws where the row makes no sense. */
export function offerBody(row: ProposalRow): OfferBody {
  if (row.kind === 'undo') return { kind: 'undo', ...undoBody.parse(row.body) };
  const [to] = row.to;
  if (to === undefined) throw new Refused('offer to nobody');
  return { kind: 'trade', deal: { from: row.from, to, ...tradeBody.parse(row.body) } };
}

/** Makes an offer, and has those told who are to answer it. */
export async function propose(
  house: House,
  transaction: Transaction,
  offer: Pick<ProposalRow, 'match' | 'kind' | 'from' | 'to' | 'body'>,
): Promise<void> {
  const createdAt = house.now();
  const { id } = await transaction.createProposal({ ...offer, createdAt });
  await notify(transaction, offer.match, { kind: 'offer', proposal: id }, createdAt);
}
