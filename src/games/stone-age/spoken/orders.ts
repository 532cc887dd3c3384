import type { SpokenOrder } from '../../../presentation/orders.ts';
import { type Errand, ERRANDS } from '../orders.ts';
import type { StoneAgeSpeech } from '../words/index.ts';

/** What may be ordered, in words. */
export function spokenOrders({ say }: StoneAgeSpeech): Readonly<Record<string, SpokenOrder>> {
  const placeOf = (to: Errand['to']): string =>
    to === 'card' || to === 'building' ? say(`orders.${to}`) : say(`names.places.${to}`);
  const places = Object.fromEntries(
    ERRANDS.map(({ name, to, most }) => [
      name,
      most === null ? placeOf(to) : say('orders.at most', { place: placeOf(to), most }),
    ]),
  );
  const reasons = { full: say('orders.reasons.full'), few: say('orders.reasons.few') };
  return {
    place: { title: say('orders.place.title'), values: places, reasons },
    else: { title: say('orders.else.title'), values: places, reasons },
    feed: {
      title: say('orders.feed.title'),
      values: { buy: say('orders.feed.buy'), hunger: say('orders.feed.hunger') },
    },
    tools: { title: say('orders.tools.title'), values: { none: say('orders.tools.none') } },
    die: {
      title: say('orders.die.title'),
      values: { highest: say('orders.die.highest'), lowest: say('orders.die.lowest') },
    },
    bonus: { title: say('orders.bonus.title'), values: { first: say('orders.bonus.first') } },
    act: { title: say('orders.act.title'), values: {} },
  };
}
