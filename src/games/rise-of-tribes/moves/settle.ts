import { pick } from '../../../presentation/option-specs.ts';
import type { ActionOf } from '../action.ts';
import { builds, sites } from '../building.ts';
import { GOAL } from '../content/goals.ts';
import type { Amounts, Resource } from '../content/goods.ts';
import { LEADER } from '../content/leaders.ts';
import { VILLAGES } from '../content/numbers.ts';
import { ABANDONED, ALTAR, DEVELOPMENTS } from '../content/tiles.ts';
import { lackFor, nameOf, slotOf, villagesOf } from '../ground.ts';
import { canPay, missing, plus, total } from '../payment.ts';
import { costOf, offeringOf, priceOf } from '../settling.ts';
import { newlyAhead, sureToLose, withMembers } from '../spoken/ahead.ts';
import { goalEffect, tileEffect } from '../spoken/effects.ts';
import { goalLack, villageLack } from '../spoken/lacks.ts';
import { counted, goodsWords } from '../spoken/names.ts';
import { askToBuild, askToSettle } from '../spoken/questions.ts';
import { hex } from './options.ts';
import { endingIdle, offered } from './orders.ts';
import { type Asked, type RiseMoves, there } from './rise-move.ts';

const goodName = ({ speech: { say } }: Asked, kind: Resource): string => say(`names.goods.${kind}`);

/** What a village costs that is asked about. */
const villageCost = ({ kind, tribe }: Asked): Amounts =>
  kind === 'offer' ? ABANDONED : LEADER[tribe.leader].cost;

/** Why no village can be built; null where nobody looks for it. */
function noVillage(asked: Asked): string | null {
  const { speech, seat, tribe, view } = asked;
  if (view.tribes.flatMap(villagesOf).length >= VILLAGES)
    return speech.say('labels.not now.no village');
  if (sites(view, seat).length === 0) return speech.say('labels.not now.no hex');
  const goods = goodsWords(speech, villageLack(view, tribe, villageCost(asked)));
  return speech.say('labels.not now.lacks', { goods });
}

/** So long is a reason at most, and of so many goals one is told. */
const [MOST_WHY, MOST_TOLD] = [45, 3] as const;

/** What ends with a turn that could have brought points; null for nothing. */
function sureToEnd(asked: Asked): string | null {
  const { speech, seat, tribe, view } = asked;
  const { say } = speech;
  const goal = (tribe.hand ?? []).find(
    (one) => GOAL[one].kind === 'achievement' && lackFor(view, seat, one) === null,
  );
  if (goal !== undefined) return say('labels.sure.achieve', { goal: say(`names.goal.${goal}`) });
  if (builds(view, seat, villageCost(asked)).length > 0) return say('labels.sure.build');
  return sureToLose(speech, view, seat);
}

const paidFor = (asked: Asked, { less }: ActionOf<'build'>): Amounts =>
  less === null ? villageCost(asked) : plus(villageCost(asked), less, -1);

/** A village that is built, and for what. */
function villageWords(action: ActionOf<'build'>, asked: Asked, isPriced: boolean): string {
  const { say } = asked.speech;
  const place = nameOf(asked.view, action.at);
  const village = say(action.hidden ? 'labels.hidden village' : 'labels.village', { place });
  const goods = goodsWords(asked.speech, paidFor(asked, action));
  const what = isPriced ? say('labels.build', { village, goods }) : village;
  return action.elder ? say('labels.elder', { what }) : what;
}

/** Tiles that are kept, and a goal of the one that stays. */
const BUY = {
  name: 'buy',
  emoji: '🛒',
  options: ({ say }: Asked['speech']) => [
    pick('event', say('commands.buy.event')),
    pick('pays', say('commands.pays'), false),
  ],
} as const;

/** Step 5 of a turn, and what ends any of its steps. */
export const settled = {
  build: {
    kind: 'settle',
    aim: there,
    question: askToSettle,
    teaches: () => [{ lesson: 'build', chapter: 'villages' }],
    command: {
      name: 'build',
      emoji: '🛖',
      options: (speech) => [
        hex(speech),
        pick('how', speech.say('commands.build.how'), false),
        pick('spare', speech.say('commands.build.spare'), false),
        pick('elder', speech.say('commands.build.elder'), false),
      ],
    },
    options: ({ at, hidden, less, elder }, asked) => ({
      at: nameOf(asked.view, at),
      ...(hidden ? { how: asked.speech.say('commands.values.hidden') } : {}),
      ...(less === null ? {} : { spare: goodName(asked, less) }),
      ...(elder ? { elder: asked.speech.say('commands.values.elder') } : {}),
    }),
    label: (action, asked) => villageWords(action, asked, true),
    // What it costs stands above, unless something is spared.
    button: (action, asked) => villageWords(action, asked, action.less !== null),
    notNow: noVillage,
    spends: () => true,
  },

  complete: {
    kind: 'settle',
    aim: ({ goal }) => ({ goal }),
    orders: [endingIdle],
    teaches: () => [{ lesson: 'complete', chapter: 'goals' }],
    command: {
      name: 'complete',
      emoji: '✅',
      options: ({ say }) => [
        pick('goal', say('commands.complete.goal')),
        pick('pays', say('commands.pays'), false),
      ],
    },
    options: ({ goal, any }, asked) => ({
      goal: asked.speech.say(`names.goal.${goal}`),
      ...(any === null ? {} : { pays: goodName(asked, any) }),
    }),
    label({ goal, any }, { speech }) {
      const card = GOAL[goal];
      const name = speech.say(`names.goal.${goal}`);
      if (card.kind === 'achievement')
        return speech.say('labels.achieve', {
          goal: name,
          points: counted(speech, card.points, 'points'),
        });
      const goods = goodsWords(speech, costOf(goal, any));
      return speech.say('labels.complete', { goal: name, goods });
    },
    result: ({ goal }, { speech, view }) => goalEffect(speech, goal, view.tribes.length),
    notAll({ speech, tribe, view }) {
      const lacking = (tribe.hand ?? []).flatMap((goal) => {
        const what = goalLack(speech, view, tribe, goal);
        const name = speech.say(`names.goal.${goal}`);
        return what === null ? [] : [speech.say('labels.not now.goal', { goal: name, what })];
      });
      return lacking.filter(({ length }) => length <= MOST_WHY).slice(0, MOST_TOLD);
    },
    spends: ({ goal }) => GOAL[goal].kind === 'development',
  },

  buy: {
    kind: 'settle',
    aim: ({ tile }) => ({ lot: tile }),
    teaches: () => [{ lesson: 'buy', chapter: 'events' }],
    command: BUY,
    options: ({ tile }, { speech }) => ({ event: speech.say(`names.tiles.${tile}`) }),
    label({ tile }, { speech, view }) {
      const name = speech.say(`names.tiles.${tile}`);
      const price = priceOf(tile, slotOf(view, tile)?.count ?? 0);
      return total(price) === 0
        ? speech.say('labels.free', { tile: name })
        : speech.say('labels.buy', { tile: name, goods: goodsWords(speech, price) });
    },
    result: ({ tile }, { speech }) => tileEffect(speech, tile),
    notNow({ speech, tribe, view }) {
      const lacking = DEVELOPMENTS.flatMap((tile) => {
        const slot = slotOf(view, tile);
        if (slot === undefined) return [];
        const cost = priceOf(tile, slot.count);
        if (canPay(tribe.goods, cost)) return [];
        const goods = goodsWords(speech, missing(tribe.goods, cost));
        return [
          speech.say('labels.not now.tile', { tile: speech.say(`names.tiles.${tile}`), goods }),
        ];
      });
      return lacking[0] ?? null;
    },
    spends: () => true,
  },

  altar: {
    kind: 'settle',
    aim: there,
    command: {
      name: 'altar',
      emoji: '🔥',
      options: (speech) => [hex(speech), pick('pays', speech.say('commands.pays'))],
    },
    options: ({ at, pays }, asked) => ({
      at: nameOf(asked.view, at),
      pays: pays === 'each' ? asked.speech.say('commands.values.each') : goodName(asked, pays),
    }),
    label: ({ at, pays }, { speech, view }) =>
      speech.say('labels.altar', {
        place: nameOf(view, at),
        goods: goodsWords(speech, offeringOf(pays)),
        points: counted(speech, ALTAR.points, 'points'),
      }),
    result: ({ at }, { speech, seat, view }) =>
      newlyAhead(speech, view, withMembers(view, seat, [{ at, members: -1 }])),
    spends: () => true,
  },

  learn: {
    kind: 'settle',
    aim: () => ({ lot: 'knowledge' }),
    command: BUY,
    options: ({ pays }, asked) => ({
      event: asked.speech.say('names.tiles.knowledge'),
      pays: goodName(asked, pays),
    }),
    label: ({ pays }, { speech }) =>
      speech.say('labels.learn', {
        tile: speech.say('names.tiles.knowledge'),
        goods: goodsWords(speech, { [pays]: 1 }),
      }),
    spends: () => true,
  },

  trade: {
    kind: 'settle',
    command: {
      name: 'trade',
      emoji: '⚖️',
      options: ({ say }) => [
        pick('gives', say('commands.trade.gives')),
        pick('takes', say('commands.trade.takes')),
      ],
    },
    options: ({ gives, takes }, asked) => ({
      gives: goodName(asked, gives),
      takes: goodName(asked, takes),
    }),
    label: ({ gives, takes }, { speech }) =>
      speech.say('labels.trade', {
        gave: goodsWords(speech, { [gives]: 1 }),
        took: goodsWords(speech, { [takes]: 1 }),
      }),
    spends: () => true,
  },

  done: {
    kind: 'offer',
    question: askToBuild,
    orders: [offered],
    teaches: (_all, { kind }) =>
      kind === 'offer' ? [{ lesson: 'offer', chapter: 'villages' }] : [],
    command: { name: 'done', emoji: '🏁' },
    label: (_action, { speech, kind }) => {
      const at = (['act', 'move', 'settle', 'offer'] as const).find((one) => one === kind);
      return speech.say(`labels.done.${at ?? 'settle'}`);
    },
    sure(_action, asked) {
      const { speech, seat, view, kind } = asked;
      if (kind === 'settle') return sureToEnd(asked);
      return kind === 'offer' || view.turn.dice.length > 0 ? null : sureToLose(speech, view, seat);
    },
  },
} satisfies Partial<RiseMoves>;
