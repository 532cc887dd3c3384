import type { Seat } from '../engine/game.ts';
import type { MatchRow, ProposalRow, Transaction } from '../store/store.ts';
import { makeDeal } from './deal.ts';
import { awoken } from './halt.ts';
import { type House, type Press, Refused } from './house.ts';
import { editionOf, expectItsRules } from './edition.ts';
import { lockFor } from './in-match.ts';
import { loadFrom } from './load.ts';
import { type Motion, neededFor, peopleAmong } from './motion.ts';
import { carry } from './moving.ts';
import { buttonOf } from './spoken.ts';
import { isPerson } from './seats.ts';
import { closeProposal, isOutdated, leaveProposal, proposalBody } from './proposal.ts';
import { playingSeat } from './playing.ts';
import { pressOnce } from './press.ts';
import { save } from './save.ts';
import { sitDown } from './sitting.ts';
import { takeBackTogether } from './take-back.ts';

/** What became of a proposal. */
export type ProposalAnswered = 'accepted' | 'agreed' | 'declined' | 'withdrawn';

/** What somebody may say to a proposal. Its maker may withdraw it, also by declining it. */
export type ProposalAnswer = 'accept' | 'decline' | 'withdraw';

/** Answers a proposal. */
export function answerProposal(
  house: House,
  press: Press,
  id: number,
  answer: ProposalAnswer,
): Promise<{ row: MatchRow; proposal: ProposalRow; did: ProposalAnswered }> {
  return pressOnce(house, press, async (transaction) => {
    const found = await transaction.proposal(id);
    const row = found === null ? null : await lockFor(house, press, transaction, found.match);
    // Read again under the lock: somebody else may have answered while we waited for it.
    const proposal = row === null ? null : await transaction.proposal(id);
    if (row === null || proposal === null) throw new Refused('no such proposal');
    const seat = playingSeat(house, row, press.user.id);
    expectItsRules(editionOf(house, row), row);
    if (proposal.status !== 'open') throw new Refused(`proposal was ${proposal.status}`);
    const did = await decide(house, transaction, row, proposal, seat, answer);
    return { row, proposal, did };
  });
}

async function decide(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  proposal: ProposalRow,
  seat: Seat,
  answer: ProposalAnswer,
): Promise<ProposalAnswered> {
  const { from, to, until } = proposal;
  if (from === seat) {
    if (answer === 'accept') {
      if (proposal.kind === 'motion') throw new Refused('own motion');
      throw new Refused('own proposal', { button: buttonOf(house, row, 'withdraw') });
    }
    await closeProposal(house, transaction, proposal, 'withdrawn');
    return 'withdrawn';
  }
  if (answer === 'withdraw') throw new Refused('maker withdraws');
  if (!to.includes(seat)) throw new Refused('proposal is for others');
  if (until !== null && until <= house.now()) throw new Refused('proposal was expired');
  const body = proposalBody(proposal);
  if (body.kind === 'motion') {
    return vote(
      house,
      transaction,
      row,
      { ...proposal, motion: body.motion },
      seat,
      answer === 'accept',
    );
  }
  if (answer === 'decline') {
    await leaveProposal(house, transaction, proposal, seat, 'declined');
    return 'declined';
  }
  const played = await awoken(row, transaction);
  const sitting = sitDown(await loadFrom(house, played, transaction), transaction, [seat]);
  const agreed = [...new Set([...proposal.agreed, seat])].sort((a, b) => a - b);
  await transaction.changeProposal(proposal.id, { agreed });
  if (body.kind === 'undo' && to.some((one) => isPerson(row, one) && !agreed.includes(one))) {
    if (played !== row) await save(house, sitting);
    return 'agreed';
  }
  if (body.kind === 'trade') {
    const { gives, takes } = body;
    await makeDeal(house, sitting, { from, to: seat, gives, takes });
  } else {
    // One from before they were closed when the match goes on.
    if (isOutdated(proposal, sitting.match.sequence)) throw new Refused('proposal was void');
    await takeBackTogether(house, sitting, body.to, from);
  }
  await closeProposal(house, transaction, proposal, 'accepted');
  await save(house, sitting);
  return 'accepted';
}

/** Somebody votes on a motion of its table: it is carried, or dropped, as soon as the others cannot change that. */
async function vote(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  { motion, ...proposal }: ProposalRow & { readonly motion: Motion },
  seat: Seat,
  accept: boolean,
): Promise<ProposalAnswered> {
  if (proposal.agreed.includes(seat)) throw new Refused('voted already');
  const needed = neededFor(row, motion);
  if (!accept) {
    const to = proposal.to.filter((other) => other !== seat);
    if (peopleAmong(row, [proposal.from, ...to]) < needed)
      await closeProposal(house, transaction, proposal, 'declined');
    else await transaction.changeProposal(proposal.id, { to });
    return 'declined';
  }
  const agreed = [...proposal.agreed, seat].sort((a, b) => a - b);
  await transaction.changeProposal(proposal.id, { agreed });
  if (peopleAmong(row, [proposal.from, ...agreed]) < needed) return 'agreed';
  await closeProposal(house, transaction, proposal, 'accepted');
  const userAt = (one: Seat): string[] => [row.seats[one]?.user ?? []].flat();
  const [by] = userAt(proposal.from);
  if (by === undefined) throw new Error('Nobody has put this motion.');
  await carry(house, transaction, row, motion, { by, agreed: agreed.flatMap(userAt) });
  return 'accepted';
}
