import type { Seat } from '../engine/game.ts';
import type { MatchRow, ProposalRow, Transaction } from '../store/store.ts';
import { makeDeal } from './deal.ts';
import { type House, type Press, Refused } from './house.ts';
import { editionOf, expectItsRules } from './edition.ts';
import { loadFrom } from './load.ts';
import { isPerson } from './seats.ts';
import { proposalBody } from './proposal.ts';
import { playingSeat } from './playing.ts';
import { pressOnce } from './press.ts';
import { save } from './save.ts';
import { sitDown } from './sitting.ts';
import { takeBackTogether } from './take-back.ts';

/** What became of a proposal. */
export type ProposalAnswered = 'accepted' | 'agreed' | 'declined' | 'withdrawn';

/** Answers a proposal. Its maker may withdraw it by declining. */
export function answerProposal(
  house: House,
  press: Press,
  id: number,
  accept: boolean,
): Promise<{ row: MatchRow; proposal: ProposalRow; did: ProposalAnswered }> {
  return pressOnce(house, press, async (transaction) => {
    const found = await transaction.proposal(id);
    const row = found === null ? null : await transaction.lockMatch(found.match);
    // Read again under the lock: somebody else may have answered while we waited for it.
    const proposal = row === null ? null : await transaction.proposal(id);
    if (row === null || proposal === null) throw new Refused('no such proposal');
    const seat = playingSeat(row, press.user.id);
    expectItsRules(editionOf(house, row), row);
    if (proposal.status !== 'open') throw new Refused(`proposal was ${proposal.status}`);
    const did = await decide(house, transaction, row, proposal, seat, accept);
    return { row, proposal, did };
  });
}

async function decide(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  proposal: ProposalRow,
  seat: Seat,
  accept: boolean,
): Promise<ProposalAnswered> {
  const isMaker = proposal.from === seat;
  if (!isMaker && !proposal.to.includes(seat)) throw new Refused('proposal is for others');
  if (!accept || isMaker) {
    if (accept) throw new Refused('own proposal');
    const status = isMaker ? 'withdrawn' : 'declined';
    await transaction.changeProposal(proposal.id, { status });
    return status;
  }
  const agreed = [...new Set([...proposal.agreed, seat])].sort((a, b) => a - b);
  if (proposal.to.some((other) => isPerson(row, other) && !agreed.includes(other))) {
    await transaction.changeProposal(proposal.id, { agreed });
    return 'agreed';
  }
  const sitting = sitDown(await loadFrom(house, row, transaction), transaction, [seat]);
  const body = proposalBody(proposal);
  if (body.kind === 'trade') {
    await makeDeal(house, sitting, body.deal);
  } else {
    if (sitting.match.sequence !== body.at) {
      throw new Refused('moved on since');
    }
    await takeBackTogether(house, sitting, body.to);
  }
  await transaction.changeProposal(proposal.id, { status: 'accepted', agreed });
  await save(house, sitting);
  return 'accepted';
}
