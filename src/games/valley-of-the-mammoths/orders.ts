import { nthChoice, pickThings } from '../../engine/choices.ts';
import type { Seat } from '../../engine/game.ts';
import type { SpokenOrder, StandingOrder } from '../../presentation/orders.ts';
import type { ValleyAction, ValleyKind } from './action.ts';
import { planOf } from './moves/things.ts';
import { isCard } from './plan.ts';
import { battlesOf, percentOf } from './spoken/ahead.ts';
import type { ValleyView } from './view.ts';
import type { ValleySpeech } from './words/index.ts';

interface Order extends StandingOrder<ValleyAction, ValleyView> {
  readonly kinds: readonly ValleyKind[];
  readonly said: (speech: ValleySpeech) => SpokenOrder;
}

/** The answer that names nothing: it leaves all to habits and rules. */
const nothing: StandingOrder<ValleyAction, ValleyView>['answer'] = (_value, _decision, choices) =>
  nthChoice(choices, 0);

/** A card is played unasked for so many of 100 chances to stay. */
const WORTH_A_CARD = 15;

/** The cards of a battle plan that help most to stay, one of each, the best first. */
function helpingCards(view: ValleyView, seat: Seat, things: readonly string[]): string[] {
  const battles = battlesOf(view, seat);
  const chances = (picked: readonly string[]): number =>
    battles.reduce((sum, at) => sum + percentOf(view, seat, at, picked.map(planOf)), 0);
  const cards = things.filter((thing) => isCard(planOf(thing)));
  const played: string[] = [];
  for (;;) {
    const left = cards.filter((card) =>
      played.every((other) => planOf(other).plan !== planOf(card).plan),
    );
    const now = chances(played);
    const [best] = left
      .map((card) => ({ card, gain: chances([...played, card]) - now }))
      .filter(({ gain }) => gain >= WORTH_A_CARD)
      .toSorted((a, b) => b.gain - a.gain);
    if (best === undefined) return played;
    played.push(best.card);
  }
}

/** What a player of Valley of the Mammoths may say once for whenever it is asked. Those that others wait for come first. */
export const valleyOrders: readonly Order[] = [
  {
    name: 'plan',
    kinds: ['plan'],
    values: ['none', 'cards'],
    answer(value, { seat }, choices, view) {
      if (!('shape' in choices) || choices.shape !== 'picks') return null;
      const cards = value === 'cards' ? helpingCards(view, seat, choices.things) : [];
      const picked = pickThings(choices, cards);
      return picked.ok ? picked.value : null;
    },
    said: ({ say }) => ({
      title: say('orders.plan.title'),
      values: { none: say('orders.plan.none'), cards: say('orders.plan.cards') },
    }),
  },
  {
    name: 'hunger',
    kinds: ['hunger'],
    values: ['none'],
    answer: nothing,
    said: ({ say }) => ({
      title: say('orders.hunger.title'),
      values: { none: say('orders.hunger.none') },
    }),
  },
  {
    name: 'season',
    kinds: ['season'],
    values: ['none', 'plant'],
    answer(value, _decision, choices) {
      if (!('shape' in choices) || choices.shape !== 'picks') return null;
      const fields = choices.things.filter((thing) => thing.startsWith('plant'));
      const picked = pickThings(choices, value === 'plant' ? fields : []);
      return picked.ok ? picked.value : null;
    },
    said: ({ say }) => ({
      title: say('orders.season.title'),
      values: { none: say('orders.season.none'), plant: say('orders.season.plant') },
    }),
  },
  // A computer player decides it, as for any order.
  {
    name: 'order',
    kinds: ['order', 'split'],
    values: [],
    answer: () => null,
    said: ({ say }) => ({ title: say('orders.order.title'), values: {} }),
  },
];
