import { eachChoice } from '../../../engine/choices.ts';
import type { Choices } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { Payment } from '../action.ts';
import { besides } from '../buying.ts';
import { isStack, numberOf, type Shop } from '../locations.ts';
import {
  countOf,
  leastWaste,
  type Pay,
  priceAt,
  waysToPay,
  worthOf as printedWorth,
} from '../payment.ts';
import { cardWorth } from './gain.ts';
import { hungerBy, type Outlook, worthOf } from './outlook.ts';

/** What is given away with goods, hunger included. */
export const givenWorth = (outlook: Outlook, goods: Payment): number =>
  worthOf(outlook, goods) + hungerBy(outlook, countOf(goods));

/** What a payment scores, where it is a building's, less what is given for it. */
export function paymentWorth(outlook: Outlook, goods: Payment): number {
  const stage = outlook.view.stages.at(-1);
  const builds = stage?.frame === 'acting' && stage.paying !== null && isStack(stage.paying);
  return (builds ? printedWorth(goods) : 0) - givenWorth(outlook, goods);
}

/** The most that is left of a building that scores what it is paid with. */
export function bestBuild(outlook: Outlook, ways: Choices<Pay>): number {
  let most = Number.NEGATIVE_INFINITY;
  for (const { action } of eachChoice(ways)) {
    most = Math.max(most, printedWorth(action.goods) - givenWorth(outlook, action.goods));
  }
  return most;
}

/** What is left of a card or a building when it is paid. */
export function purchaseWorth(outlook: Outlook, at: Shop): number {
  const { view, me } = outlook;
  const price = priceAt(view, at);
  if (!isStack(at)) {
    const card = item(view.slots, numberOf(at));
    const beside = besides(view, me.placed, at);
    const paid = leastWaste(me.goods, price, beside) ?? {};
    return card === null ? 0 : cardWorth(outlook, card) - givenWorth(outlook, paid);
  }
  if (price.takes === 'these') return price.points - givenWorth(outlook, price.goods);
  const ways = waysToPay(me.goods, price);
  return ways === null ? 0 : bestBuild(outlook, ways);
}
