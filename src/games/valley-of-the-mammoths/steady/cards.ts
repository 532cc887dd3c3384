import { eachChoice } from '../../../engine/choices.ts';
import type { Choice, Choices } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import type { ValleyAction } from '../action.ts';
import { RAIDED } from '../content/cards.ts';
import type { Order } from './order.ts';
import type { Outlook } from './outlook.ts';
import { FEMALE, standAt, WARRIOR } from './stand.ts';

/** What a card must bring that makes a better order possible. */
const CARD = 1.2;

/** A card that is worth playing before the order; null for none. */
export function cardOf(
  outlook: Outlook,
  offered: Choices<ValleyAction>,
  order: Order,
  orderBy: (outlook: Outlook) => Order,
): Choice<ValleyAction> | null {
  const { view, me, seat } = outlook;
  let [found, most]: [Choice<ValleyAction> | null, number] = [null, 0];
  for (const choice of eachChoice(offered)) {
    const gain = gainOf(choice.action);
    if (gain <= most) continue;
    [found, most] = [choice, gain];
  }
  return found;

  function gainOf(action: ValleyAction): number {
    switch (action.do) {
      case 'join': {
        const [w, f] = [item(me.warriors, action.at), item(me.females, action.at)];
        const more = action.card === 'lone-warrior' ? [1, 0] : [0, 1];
        const then = standAt(outlook, action.at, w + item(more, 0), f + item(more, 1), false);
        const now = standAt(outlook, action.at, w, f, false);
        const one = action.card === 'lone-warrior' ? WARRIOR : FEMALE;
        return then.worth - now.worth + then.camps - now.camps + one;
      }
      case 'raid':
        return Math.min(RAIDED, item(view.tribes, action.of).food) - RAIDED + 0.5;
      case 'play': {
        if (me.lasting.includes(action.card)) return 0;
        const then = { ...me, lasting: [...me.lasting, action.card] };
        const tribes = view.tribes.with(seat, then);
        const better = orderBy({ ...outlook, me: then, view: { ...view, tribes } });
        return better.worth - order.worth - CARD;
      }
      default:
        return 0;
    }
  }
}
