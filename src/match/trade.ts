import type { Goods, Seat } from '../engine/game.ts';
import { checkDeal } from '../engine/match.ts';
import type { MatchId } from '../store/store.ts';
import { makeDeal } from './deal.ts';
import { type House, type Press, Refused } from './house.ts';
import { inSitting, type Sat } from './in-sitting.ts';
import { playerAt } from './level.ts';
import { isPerson } from './load.ts';
import { propose } from './offer.ts';

/** Offers a trade. A person is asked in the thread; a computer player answers at once. */
export function offerTrade(
  house: House,
  press: Press,
  id: MatchId,
  to: Seat,
  gives: Goods,
  takes: Goods,
): Promise<Sat<void>> {
  return inSitting(house, press, id, async (sitting, from) => {
    const { loaded, transaction, match } = sitting;
    const { edition, row } = loaded;
    const deal = { from, to, gives, takes };
    const checked = checkDeal(edition.game, match.state, deal, row.seats.length);
    if (!checked.ok) throw new Refused(checked.refusal);
    if (!isPerson(row, to)) {
      const takesIt = playerAt(edition, row.seats[to]?.level ?? null).accepts(
        edition.game.view(match.state, to),
        deal,
      );
      if (!takesIt)
        throw new Refused('declines at once', {
          seat: (language) => edition.in(language).seatName(to),
        });
      return makeDeal(house, sitting, deal);
    }
    // One open offer to each: a new one takes the place of the one before.
    for (const offer of await transaction.openProposals(id)) {
      if (offer.kind === 'trade' && offer.from === from && offer.to.includes(to)) {
        await transaction.changeProposal(offer.id, { status: 'withdrawn' });
      }
    }
    await propose(house, transaction, {
      match: id,
      kind: 'trade',
      from,
      to: [to],
      body: { gives, takes },
    });
  });
}
