import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { firstThat, worthMost } from '../../../presentation/orders.ts';
import { stageOf } from '../../../parts/stages.ts';
import type { StoneAgeAction } from '../action.ts';
import { RESOURCES, WORTH } from '../content/goods.ts';
import { isSlot, isVillage, type Shop } from '../locations.ts';
import { missingAtMeal } from '../meal.ts';
import { worthOf } from '../payment.ts';
import { payingFor } from '../spoken/stages.ts';
import type { StoneAgeView } from '../view.ts';
import { going, goingElse } from './going.ts';
import type { Order } from './order.ts';

/** How missing food is paid (base game, feed). */
export const eating: Order = {
  name: 'feed',
  said: ({ say }) => ({
    title: say('orders.feed.title'),
    values: {
      buy: say('orders.feed.buy'),
      plenty: say('orders.feed.plenty'),
      hunger: say('orders.feed.hunger'),
    },
  }),
  values: ['buy', 'plenty', 'hunger'],
  answer(value, { kind, seat }, choices, view) {
    if (kind === 'pay') {
      const isMeal = payingFor(view) === 'food';
      return isMeal && value === 'plenty' ? worthMost(choices, evenAfter(view, seat)) : null;
    }
    const fed = (by: string) => firstThat(choices, (one) => 'how' in one && one.how === by);
    return value === 'plenty' ? (fed('pay') ?? fed('buy')) : fed(value);
  },
};

/** How evenly resources are held after a payment: what there is most of goes first. */
const evenAfter =
  (view: StoneAgeView, seat: Seat) =>
  (action: StoneAgeAction): number | null => {
    if (action.do !== 'pay') return null;
    const { goods } = item(view.tribes, seat);
    return -RESOURCES.reduce(
      (sum, kind) => sum + (goods[kind] - (action.goods[kind] ?? 0)) ** 2,
      0,
    );
  };

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0);

/** Which tools are added to dice (base game, act): none, or those that bring most, and of those the least. */
export const addingTools: Order = {
  said: ({ say }) => ({
    title: say('orders.tools.title'),
    values: {
      none: say('orders.tools.none'),
      most: say('orders.tools.most'),
      all: say('orders.tools.all'),
    },
  }),
  values: ['none', 'most', 'all'],
  answer(value, _decision, choices, view) {
    const { dice, good } = stageOf(view, 'rolling');
    return worthMost(choices, (action) => {
      if (action.do !== 'tools') return null;
      const { tools, once } = action.use;
      const isOff = value === 'none' ? tools.length + once.length > 0 : once.length > 0;
      if (isOff && value !== 'all') return null;
      const pips = sumOf(tools) + sumOf(once);
      return Math.floor((sumOf(dice) + pips) / WORTH[good]) - pips / 100;
    });
  },
};

/** How many go onto the tile of the herd (Mammoth Herd). */
export const joiningHerd: Order = {
  said: ({ say }) => ({
    title: say('orders.tame.title'),
    values: {
      none: say('orders.tame.none'),
      spare: say('orders.tame.spare'),
      all: say('orders.tame.all'),
    },
  }),
  values: ['none', 'spare', 'all'],
  answer(value, { seat }, choices, view) {
    const tribe = item(view.tribes, seat);
    const { goods } = tribe;
    const isSpare = (food: number): boolean =>
      food <= goods.food &&
      missingAtMeal({ ...tribe, goods: { ...goods, food: goods.food - food } }) === 0;
    return worthMost(choices, (action) => {
      if (action.do !== 'tame') return null;
      const { people } = action;
      if (people > 0 && (value === 'none' || (value === 'spare' && !isSpare(people)))) return null;
      return people;
    });
  },
};

/** Which of the dice for all is taken. */
export const taking: Order = {
  said: ({ say }) => ({
    title: say('orders.die.title'),
    values: { highest: say('orders.die.highest'), lowest: say('orders.die.lowest') },
  }),
  values: ['highest', 'lowest'],
  answer(value, _decision, choices) {
    if ('shape' in choices) return null;
    return (value === 'highest' ? choices[0] : choices.at(-1)) ?? null;
  },
};

/** What is taken of the herd's tile (Mammoth Herd). */
export const firstLine: Order = {
  said: ({ say }) => ({
    title: say('orders.bonus.title'),
    values: { first: say('orders.bonus.first') },
  }),
  values: ['first'],
  answer: (_value, _decision, choices) =>
    firstThat(choices, (action) => 'line' in action && action.line === 'first'),
};

/** What is done first in its own turn: what has no price, the village before all. */
const [VILLAGE_FIRST, GATHERED, BOUGHT] = [100, 50, 10] as const;

/**
 * Its own turns (base game, act): what has no price first, then cards before buildings or the other way round. Cards are
 * paid with what is worth least, buildings with what brings most; of choice is taken what is worth most.
 */
export const acting: Order = {
  name: 'act',
  said: ({ say }) => ({
    title: say('orders.act.title'),
    values: { cards: say('orders.act.cards'), buildings: say('orders.act.buildings') },
  }),
  values: ['cards', 'buildings'],
  answer(value, { kind }, choices, view) {
    const isFirst = (at: Shop): number => (isSlot(at) === (value === 'cards') ? 1 : 0);
    const paying = kind === 'pay' ? payingFor(view) : null;
    return worthMost(choices, (action) => {
      switch (action.do) {
        case 'rest':
          return VILLAGE_FIRST + 1;
        case 'use':
          return isVillage(action.at) ? VILLAGE_FIRST : GATHERED;
        case 'buy':
          return BOUGHT + 2 * isFirst(action.at) + 1;
        case 'choose':
          return BOUGHT + 2 * isFirst(action.at);
        case 'leave':
          return 0;
        case 'pay':
          if (paying === 'food' || paying === 'tamers' || paying === null) return null;
          return isSlot(paying) ? -worthOf(action.goods) : worthOf(action.goods);
        case 'any':
          return worthOf(action.goods);
        default:
          return null;
      }
    });
  },
};

/** What a player of Stone Age may say once for whenever it is asked. */
export const ORDERS: readonly Order[] = [
  going,
  goingElse,
  eating,
  addingTools,
  taking,
  firstLine,
  joiningHerd,
  acting,
];
