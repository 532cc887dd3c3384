import { nthChoice, pickThings } from '../../engine/choices.ts';
import type { SpokenOrder, StandingOrder } from '../../presentation/orders.ts';
import type { ValleyAction, ValleyKind } from './action.ts';
import type { ValleyView } from './view.ts';
import type { ValleySpeech } from './words/index.ts';

interface Order extends StandingOrder<ValleyAction, ValleyView> {
  readonly kinds: readonly ValleyKind[];
  readonly said: (speech: ValleySpeech) => SpokenOrder;
}

/** The answer that names nothing: it leaves all to habits and rules. */
const nothing: StandingOrder<ValleyAction, ValleyView>['answer'] = (_value, _decision, choices) =>
  nthChoice(choices, 0);

/** What a player of Valley of the Mammoths may say once for whenever it is asked. Those that others wait for come first. */
export const valleyOrders: readonly Order[] = [
  {
    name: 'plan',
    kinds: ['plan'],
    values: ['none'],
    answer: nothing,
    said: ({ say }) => ({
      title: say('orders.plan.title'),
      values: { none: say('orders.plan.none') },
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

/** The same in words. */
export const spokenOrders = (speech: ValleySpeech): Readonly<Record<string, SpokenOrder>> =>
  Object.fromEntries(valleyOrders.map(({ name, said }) => [name, said(speech)]));
