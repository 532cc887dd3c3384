import { pick } from '../../../presentation/option-specs.ts';
import { stageOf } from '../../../parts/stages.ts';
import { CHIEFTAIN } from '../content/tiles.ts';
import { fightersAt, fightOut } from '../fighting.ts';
import { counted, fightersWords, fighterName, goodsWords, spreadWords } from '../spoken/names.ts';
import { askForBid, askForGift, askForLosses, askForTarget } from '../spoken/questions.ts';
import { SPREAD } from './carry-out.ts';
import { goodsBy, goodsOptions, membersBy, spreadOptions } from './options.ts';
import { aiming, bidding, giving, losing } from './orders.ts';
import type { RiseMoves } from './rise-move.ts';

/** What is asked in a conflict, and of all by events. */
export const forAll = {
  bow: {
    kind: 'bow',
    aim(_action, { view }) {
      const stage = view.stages.at(-1);
      return { to: stage?.frame === 'fighting' ? stage.left.slice(0, 1) : [] };
    },
    question: askForTarget,
    orders: [aiming],
    command: {
      name: 'aim',
      emoji: '🏹',
      options: ({ say }) => [pick('at', say('commands.push.whom'))],
    },
    options: ({ target }, { speech }) => ({ at: fighterName(speech, target) }),
    label: ({ target }, { speech }) =>
      speech.say('labels.bow', { who: fighterName(speech, target) }),
    result({ target }, { speech, view }) {
      const [at = 0] = stageOf(view, 'fighting').left;
      const after = fightOut(view, at, fightersAt(view, at), target);
      const left = after.filter(({ members }) => members > 0);
      return left.length === 0
        ? speech.say('labels.nobody left')
        : speech.say('labels.left', { who: fightersWords(speech, left) });
    },
  },

  bid: {
    kind: 'bid',
    question: askForBid,
    orders: [bidding],
    teaches: () => [{ lesson: 'bid', chapter: 'more events' }],
    command: {
      name: 'bid',
      emoji: '🤲',
      options: ({ say }) => [
        { type: 'amount', name: 'goods', description: say('commands.bid.goods') },
      ],
    },
    options: ({ count }) => ({ goods: count }),
    label: ({ count }, { speech }) =>
      count === 0
        ? speech.say('labels.bid none')
        : speech.say('labels.bid', { goods: counted(speech, count, 'resources') }),
    result({ count }, { speech }) {
      const { high, points } = CHIEFTAIN;
      if (count === 0) return null;
      return speech.say('labels.bid wins', {
        points: counted(speech, count >= high ? points.high : points.low, 'points'),
      });
    },
    amounts: (_kinds, { speech }) => ({
      options: { goods: 'goods' },
      held: true,
      name: () => speech.say('commands.bid.goods'),
      amount: (_kind, count) => counted(speech, count, 'resources'),
    }),
    spends: ({ count }) => count > 0,
  },

  give: {
    kind: 'give',
    question: askForGift,
    orders: [giving],
    command: { name: 'give', emoji: '🎁', options: goodsOptions },
    options: ({ goods }) => ({ ...goods }),
    label: ({ goods }, { speech }) =>
      speech.say('labels.give', { goods: goodsWords(speech, goods) }),
    amounts: goodsBy(true),
  },

  lose: {
    kind: 'lose',
    question: askForLosses,
    orders: [losing],
    teaches: () => [{ lesson: 'lose', chapter: 'more events' }],
    command: SPREAD,
    options: ({ on }, asked) => spreadOptions(on, asked),
    label: ({ on }, { speech, view }) => speech.say('labels.lose', { on: spreadWords(view, on) }),
    amounts: membersBy,
  },
} satisfies Partial<RiseMoves>;
