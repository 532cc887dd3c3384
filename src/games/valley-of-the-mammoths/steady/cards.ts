import { eachChoice } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { ValleyAction } from '../action.ts';
import { RAIDED } from '../content/cards.ts';
import { drivenFrom, gone } from '../roaming.ts';
import type { TurnCard } from '../turn-cards.ts';
import type { TribeView, ValleyView } from '../view.ts';
import { type Order, searched } from './order.ts';
import { look, type Outlook } from './outlook.ts';

/** What a card must bring before the order. */
const PRICE = { play: 1.2, firebrand: 1.2, raid: 0, join: 0 } as const;

/** The card that makes the best of an order better by most, and by enough; null for none. */
export function cardOf(
  outlook: Outlook,
  offered: Choices<ValleyAction>,
  order: Order,
): Choice<ValleyAction> | null {
  let [found, most]: [Choice<ValleyAction> | null, number] = [null, 0];
  for (const choice of eachChoice(offered)) {
    const { action } = choice;
    if (!isCard(action)) continue;
    const then = after(outlook, action);
    if (then === null) continue;
    const gain = searched(look(then, outlook.isFar)).worth - order.worth - PRICE[action.do];
    if (gain > most) [found, most] = [choice, gain];
  }
  return found;
}

const isCard = (action: ValleyAction): action is TurnCard => action.do in PRICE;

/** The view once a card is played; null where it would do nothing. */
function after({ view, seat, me }: Outlook, action: TurnCard): ValleyView | null {
  const { tribes } = view;
  switch (action.do) {
    case 'play':
      return me.lasting.includes(action.card)
        ? null
        : withMe({ lasting: [...me.lasting, action.card] });
    case 'firebrand': {
      const packs = drivenFrom(view, action.at, action.to);
      return packs.length === 0 ? null : { ...view, animals: gone(view.animals, packs) };
    }
    case 'raid':
      return withMe({ food: me.food + Math.min(RAIDED, item(tribes, action.of).food) });
    case 'join': {
      const sex = action.card === 'lone-warrior' ? 'warriors' : 'females';
      return withMe({
        [sex]: me[sex].with(action.at, item(me[sex], action.at) + 1),
        limits: { ...me.limits, [sex]: me.limits[sex] + 1 },
      });
    }
  }

  function withMe(changes: Partial<TribeView>): ValleyView {
    return { ...view, tribes: tribes.with(seat, { ...me, ...changes }) };
  }
}
