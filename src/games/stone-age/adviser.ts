import { item } from '../../parts/item.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { StoneAgeAction } from './action.ts';
import type { Price } from './content/buildings.ts';
import { RESOURCES } from './content/goods.ts';
import { isShop, type Shop } from './locations.ts';
import { missingAtMeal } from './meal.ts';
import { canPayAll, countOf, leastOf, priceAt, waysToPay } from './payment.ts';
import { steady } from './steady.ts';
import type { StoneAgeView, TribeView } from './view.ts';

/**
 * Steady, as it advises who learns: it counts on no dice where it sends people to a card or a building, and has nothing left
 * there that is paid without hunger.
 */
export const adviser: ComputerPlayer<StoneAgeAction, StoneAgeView> = {
  ...steady,
  choose(view, decision, offered, random) {
    if ('shape' in offered) return steady.choose(view, decision, offered, random);
    const tribe = item(view.tribes, decision.seat);
    const sound = offered.filter(({ action }) => isSound(action, view, tribe));
    return steady.choose(view, decision, sound.length === 0 ? offered : sound, random);
  },
};

function isSound(action: StoneAgeAction, view: StoneAgeView, tribe: TribeView): boolean {
  if (action.do === 'place') return !isShop(action.at) || isPaid(action.at, view, tribe);
  return action.do !== 'leave' || !isSpared(action.at, view, tribe);
}

/** Whether a tribe could pay there now, for the others where it has people, and for its meal. */
function isPaid(at: Shop, view: StoneAgeView, { goods, placed, ...tribe }: TribeView): boolean {
  const others = placed.flatMap((one) => (isShop(one.at) ? [priceAt(view, one.at)] : []));
  const prices = [...others, priceAt(view, at)];
  // A building of as many resources as one likes takes all that there are.
  if (others.length > 0 && prices.some(isOpen)) return false;
  const least = prices.reduce((sum, price) => sum + leastOf(price), 0);
  const left = countOf(goods, RESOURCES) - least;
  return canPayAll(goods, prices) && left >= missingAtMeal({ ...tribe, goods, placed });
}

const isOpen = (price: Price): boolean => price.takes === 'any' && price.most > price.least;

/** Whether a tribe has what it takes there and does not need that for its meal. */
function isSpared(at: Shop, view: StoneAgeView, tribe: TribeView): boolean {
  const price = priceAt(view, at);
  const left = countOf(tribe.goods, RESOURCES) - leastOf(price);
  return waysToPay(tribe.goods, price) !== null && left >= missingAtMeal(tribe);
}
