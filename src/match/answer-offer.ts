import type { Seat } from '../engine/game.ts';
import type { MatchRow, ProposalRow, Transaction } from '../store/store.ts';
import { makeDeal } from './deal.ts';
import { type House, type Press, Refused } from './house.ts';
import { editionOf, expectItsRules, isPerson, loadFrom } from './load.ts';
import { offerBody } from './offer.ts';
import { playingSeat } from './playing.ts';
import { pressOnce } from './press.ts';
import { save } from './save.ts';
import { sitDown } from './sitting.ts';
import { takeBackTogether } from './take-back.ts';

/** What became of an offer. */
export type OfferAnswered = 'accepted' | 'agreed' | 'declined' | 'withdrawn';

/** Answers an offer. Its maker may withdraw it by declining. */
export function answerOffer(
  house: House,
  press: Press,
  proposal: number,
  accept: boolean,
): Promise<{ row: MatchRow; offer: ProposalRow; did: OfferAnswered }> {
  return pressOnce(house, press, async (transaction) => {
    const found = await transaction.proposal(proposal);
    const row = found === null ? null : await transaction.lockMatch(found.match);
    // Read again under the lock: somebody else may have answered while we waited for it.
    const offer = row === null ? null : await transaction.proposal(proposal);
    if (row === null || offer === null) throw new Refused('no such offer');
    const seat = playingSeat(row, press.user.id);
    expectItsRules(editionOf(house, row), row);
    if (offer.status !== 'open') throw new Refused(`offer was ${offer.status}`);
    const did = await decide(house, transaction, row, offer, seat, accept);
    return { row, offer, did };
  });
}

async function decide(
  house: House,
  transaction: Transaction,
  row: MatchRow,
  offer: ProposalRow,
  seat: Seat,
  accept: boolean,
): Promise<OfferAnswered> {
  const isMaker = offer.from === seat;
  if (!isMaker && !offer.to.includes(seat)) throw new Refused('offer is for others');
  if (!accept || isMaker) {
    if (accept) throw new Refused('own offer');
    const status = isMaker ? 'withdrawn' : 'declined';
    await transaction.changeProposal(offer.id, { status });
    return status;
  }
  const agreed = [...new Set([...offer.agreed, seat])].sort((a, b) => a - b);
  if (offer.to.some((other) => isPerson(row, other) && !agreed.includes(other))) {
    await transaction.changeProposal(offer.id, { agreed });
    return 'agreed';
  }
  const sitting = sitDown(await loadFrom(house, row, transaction), transaction, [seat]);
  const body = offerBody(offer);
  if (body.kind === 'trade') {
    await makeDeal(house, sitting, body.deal);
  } else {
    if (sitting.match.sequence !== body.at) {
      throw new Refused('moved on since');
    }
    await takeBackTogether(house, sitting, body.to);
  }
  await transaction.changeProposal(offer.id, { status: 'accepted', agreed });
  await save(house, sitting);
  return 'accepted';
}
