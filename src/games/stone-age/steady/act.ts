import { item } from '../../../parts/item.ts';
import type { ActionOf } from '../action.ts';
import { besides } from '../buying.ts';
import { isSource, isStack, numberOf, type Shop } from '../locations.ts';
import { leastWaste, waysToPay } from '../payment.ts';
import { cardWorth } from './gain.ts';
import type { Outlook } from './outlook.ts';
import { bestBuild, givenWorth, priceAt } from './spend.ts';

/** What is done in the order of play: everything without a price before what has one. */
const FIRST = 1000;

/** A tribe's own actions: gather first, then buy what is worth most, and leave what is not worth its price. */
export function actWorth(
  outlook: Outlook,
  action: ActionOf<'use' | 'rest' | 'buy' | 'choose' | 'leave'>,
): number {
  switch (action.do) {
    case 'rest':
      return 3 * FIRST;
    case 'use':
      return isSource(action.at) ? FIRST : 2 * FIRST;
    case 'buy':
      return purchaseWorth(outlook, action.at);
    case 'choose':
      // Of two ways to buy the same, the short one.
      return purchaseWorth(outlook, action.at) - 0.01;
    case 'leave':
      return 0;
  }
}

/** What is left of a card or a building when it is paid. */
function purchaseWorth(outlook: Outlook, at: Shop): number {
  const { view, me } = outlook;
  const price = priceAt(view, at);
  if (price === null) return 0;
  if (!isStack(at)) {
    const card = item(view.slots, numberOf(at));
    const beside = besides(view.rules, me.placed, at, (one) => priceAt(view, one));
    const paid = leastWaste(me.goods, price, beside) ?? {};
    return card === null ? 0 : cardWorth(outlook, card) - givenWorth(outlook, paid);
  }
  if (price.takes === 'these') return price.points - givenWorth(outlook, price.goods);
  const ways = waysToPay(me.goods, price);
  return ways === null ? 0 : bestBuild(outlook, ways);
}
