import { pay } from '../../../parts/goods.ts';
import { CARD } from '../content/cards.ts';
import { type Good, GOODS, RESOURCES } from '../content/goods.ts';
import { HUNGER } from '../content/numbers.ts';
import { isSlot, numberOf, type Shop } from '../locations.ts';
import { type Fed, isShort, willHunger } from '../meal.ts';
import { cheapest, leastOf, priceAt } from '../payment.ts';
import { counted } from '../spoken/names.ts';
import type { TribeView } from '../view.ts';
import { canPay } from './shops.ts';
import type { Asked, Taught } from './stone-age-move.ts';

/** What is asked once more where a tribe would come to lack food by this. */
export const sureToLackFood = ({ speech, tribe }: Asked, after: Fed): string | null =>
  willHunger(after) && !willHunger(tribe)
    ? speech.say('labels.sure to lack food', { points: counted(speech, HUNGER, 'points') })
    : null;

/** What is worth knowing where what somebody holds will not do for this card or building and for the meal. */
export const taughtOfMeal = (
  choices: readonly { readonly at: Shop }[],
  asked: Asked,
): readonly Taught[] =>
  choices.some(({ at }) => canPay(asked.tribe, asked.view, at) && isShort(bought(at, asked)))
    ? [{ lesson: 'spare', chapter: 'meal' }]
    : [];

/** A tribe with a card or a building that was paid for with as little as it takes, and what is certain to come of it. */
export function bought(at: Shop, { tribe, view }: Asked): Fed {
  const goods = spent(tribe, RESOURCES, leastOf(priceAt(view, at)));
  const card = isSlot(at) ? (view.slots[numberOf(at)] ?? null) : null;
  const top = card === null ? null : CARD[card].top;
  if (top?.brings === 'goods') goods[top.good] += top.count;
  // Which resources those are makes no difference to a meal.
  if (top?.brings === 'any') goods.wood += top.count;
  return { ...tribe, goods, track: tribe.track + (top?.brings === 'field' ? 1 : 0) };
}

/** Goods without so many of them. */
export function spent(
  { goods }: TribeView,
  kinds: readonly Good[],
  count: number,
): Record<Good, number> {
  const left = { ...goods };
  pay(left, GOODS, cheapest(goods, kinds, count));
  return left;
}
