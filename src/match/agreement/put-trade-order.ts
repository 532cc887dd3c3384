import { checkDeal, goesBothWays } from '../../engine/match.ts';
import type { MatchId } from '../../store/store.ts';
import { makeDeal } from './deal.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { inSitting, type Sat } from '../play/in-sitting.ts';
import { closeProposal, isReadable, proposalBody } from '../time/proposal.ts';
import { putOrder } from '../orders/put-order.ts';
import { isOrderedDeal, TRADE, type TradeOrder } from '../stored/trade-order.ts';

/** Orders that trades are agreed to which are at least as good as one, in the place of what was ordered before. */
export function orderTrade(
  app: App,
  press: Press,
  id: MatchId,
  { against, gives, takes }: TradeOrder,
): Promise<Sat<void>> {
  return inSitting(app, press, id, async (sitting, seat) => {
    const { row, edition } = sitting.loaded;
    const { deals } = edition.game;
    if (deals === null) throw new Refused('nobody deals here');
    if (against === seat) throw new Refused('deal with oneself');
    if (against !== null && row.seats[against] === undefined) throw new Refused('no such seat');
    const named = [...Object.keys(gives), ...Object.keys(takes)];
    if (named.some((kind) => !deals.kinds.includes(kind))) throw new Refused('no such goods');
    if (Object.values(takes).every((amount) => amount === 0)) throw new Refused('order gives away');
    if (goesBothWays({ gives, takes })) throw new Refused('goes both ways');
    const value = JSON.stringify({ gives, takes });
    await putOrder(sitting, { seat, name: TRADE, against, value });
    // What is offered already may be as good.
    for (const open of await sitting.transaction.openProposals(id)) {
      if (!isReadable(open)) continue;
      const body = proposalBody(open);
      if (body.kind !== 'trade' || !body.to.includes(seat)) continue;
      if (open.until !== null && open.until <= app.now()) continue;
      const deal = { from: body.from, to: seat, gives: body.gives, takes: body.takes };
      const { state } = sitting.match;
      const isPossible = checkDeal(edition.game, state, deal, row.seats.length).ok;
      if (!isPossible || !isOrderedDeal(sitting.orders, deal)) continue;
      await sitting.transaction.changeProposal(open.id, { agreed: [seat] });
      await makeDeal(app, sitting, deal, 'order');
      await closeProposal(app, sitting.transaction, open, 'accepted');
    }
  });
}
