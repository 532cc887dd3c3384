import { item } from '../../../parts/item.ts';
import { type MoveOrder, worthMost } from '../../../presentation/orders.ts';
import { stageOf } from '../../../parts/stages.ts';
import type { RiseAction } from '../action.ts';
import { type Amounts, RESOURCES } from '../content/goods.ts';
import { membersAt, sum } from '../ground.ts';
import { total, without, withMore } from '../payment.ts';
import { counted } from '../spoken/names.ts';
import type { RiseView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';

/** Which decisions it answers, the moves say. */
export type Order = MoveOrder<RiseAction, RiseView, RiseSpeech>;

/** How evenly goods are held: nought for all alike, else below. */
const evenness = (goods: Amounts): number => -sum(RESOURCES.map((kind) => (goods[kind] ?? 0) ** 2));

/** What Pottery brings. */
export const takingByPottery: Order = {
  said: ({ say }) => ({
    title: say('orders.take.title'),
    values: {
      least: say('orders.take.least'),
      food: say('names.goods.food'),
      wood: say('names.goods.wood'),
      stone: say('names.goods.stone'),
      none: say('orders.take.none'),
    },
  }),
  values: ['least', ...RESOURCES, 'none'],
  answer(value, { seat }, choices, view) {
    if (stageOf(view, 'taking').from !== 'pottery') return null;
    return worthMost(choices, (action) => {
      if (action.do !== 'take') return null;
      const { goods } = action;
      if (value === 'none' || total(goods) === 0)
        return (value === 'none') === (total(goods) === 0) ? 0 : null;
      if (value === 'least') return evenness(withMore(item(view.tribes, seat).goods, goods));
      return RESOURCES.some((kind) => kind === value && goods[kind] === 1) ? 1 : null;
    });
  },
};

const BIDS = ['0', '1', '2', '3', '5', 'all'] as const;

/** What is bid for the Chieftain. */
export const bidding: Order = {
  said: (speech) => ({
    title: speech.say('orders.bid.title'),
    values: Object.fromEntries(
      BIDS.map((bid) => {
        if (bid === 'all') return [bid, speech.say('orders.bid.all')];
        const resources = counted(speech, Number(bid), 'resources');
        return [
          bid,
          bid === '0'
            ? speech.say('orders.bid.nothing')
            : speech.say('orders.bid.most', { resources }),
        ];
      }),
    ),
  }),
  values: BIDS,
  answer: (value, _decision, choices) =>
    worthMost(choices, (action) =>
      action.do === 'bid' && (value === 'all' || action.count <= Number(value))
        ? action.count
        : null,
    ),
};

/** Where the Volcano takes members. */
export const losing: Order = {
  said: ({ say }) => ({
    title: say('orders.lose.title'),
    values: { thick: say('orders.lose.thick'), thin: say('orders.lose.thin') },
  }),
  values: ['thick', 'thin'],
  answer: (value, { seat }, choices, view) =>
    worthMost(choices, (action) => {
      if (action.do !== 'lose') return null;
      const lost = (place: number) =>
        sum(action.on.map(({ at, members }) => (at === place ? members : 0)));
      const left = item(view.tribes, seat).members.map((here, at) => (here - lost(at)) ** 2);
      return sum(left) * (value === 'thick' ? -1 : 1);
    }),
};

/** Whether one builds at the Abandoned Village. */
export const offered: Order = {
  said: ({ say }) => ({
    title: say('orders.offer.title'),
    values: { yes: say('orders.offer.yes'), no: say('orders.offer.no') },
  }),
  values: ['yes', 'no'],
  answer: (value, { kind, seat }, choices, view) =>
    kind !== 'offer'
      ? null
      : worthMost(choices, (action) => {
          if (action.do === 'done') return 0;
          if (action.do !== 'build' || value === 'no') return null;
          return 2 * membersAt(view, seat, action.at) + (action.hidden ? 0 : 1);
        }),
};

/** Hands out evenly what was bid, of what there is most. */
export const giving: Order = {
  said: ({ say }) => ({
    title: say('orders.give.title'),
    values: { evenly: say('orders.give.evenly') },
  }),
  values: ['evenly'],
  answer(_value, { seat }, choices, view) {
    const { giving: left } = stageOf(view, 'bidding');
    if (left === null) return null;
    const share = Math.ceil(left.count / left.to.length);
    return worthMost(choices, (action) =>
      action.do === 'give' && total(action.goods) === share
        ? evenness(without(item(view.tribes, seat).goods, action.goods))
        : null,
    );
  },
};

/** Whom the Bow takes a member of. */
export const aiming: Order = {
  said: ({ say }) => ({
    title: say('orders.bow.title'),
    values: { leader: say('orders.bow.leader'), invaders: say('orders.bow.invaders') },
  }),
  values: ['leader', 'invaders'],
  answer: (value, _decision, choices, view) =>
    worthMost(choices, (action) => {
      if (action.do !== 'bow') return null;
      if (action.target === 'invaders') return value === 'invaders' ? Number.POSITIVE_INFINITY : -1;
      return item(view.scores, action.target);
    }),
};

/** Ends a turn in which nothing more can be done. */
export const endingIdle: Order = {
  said: ({ say }) => ({
    title: say('orders.settle.title'),
    values: { idle: say('orders.settle.idle') },
  }),
  values: ['idle'],
  answer(_value, { kind }, choices) {
    if (kind !== 'settle' || 'shape' in choices || choices.length > 1) return null;
    return worthMost(choices, (action: RiseAction) => (action.do === 'done' ? 0 : null));
  },
};

/** What the dice do in one's own turns: a computer player decides it, as for any order. */
export const ownTurn: Order = {
  said: ({ say }) => ({ title: say('orders.act.title'), values: {} }),
  values: [],
  answer: () => null,
};
