import { pick } from '../../../presentation/option-specs.ts';
import { stageOf } from '../../../parts/stages.ts';
import { GOODS, RESOURCES, WORTH } from '../content/goods.ts';
import { TILE } from '../content/herd.ts';
import { HUNGER } from '../content/numbers.ts';
import { missingFood } from '../meal.ts';
import { cheapest } from '../payment.ts';
import { broughtWords } from '../spoken/cards.ts';
import { dieTop, dieWords } from '../spoken/gives.ts';
import { amountWords, counted, goodName, goodsWords, toolsWords } from '../spoken/names.ts';
import {
  askForDie,
  askForFood,
  askForGoods,
  askForLine,
  askForTamers,
  askForTools,
} from '../spoken/questions.ts';
import { spent, sureToLackFood } from './hunger.ts';
import { amountOfEach, goodsBy } from './options.ts';
import { acting, addingTools, eating, firstLine, joiningHerd, taking } from './orders.ts';
import type { StoneAgeMoves } from './stone-age-move.ts';

/** What is paid is chosen next. */
const MIX = { name: 'mix', emoji: '⚖️' } as const;

const SAID = { buy: 'feed', pay: 'mix', hunger: 'hunger' } as const;

/** What is answered on the way: with dice, of the herd, of choice, and at the meal. */
export const gains = {
  tools: {
    kind: 'tools',
    question: askForTools,
    orders: [addingTools],
    teaches: (ways) =>
      ways.some(({ use }) => use.tools.length + use.once.length > 0)
        ? [{ lesson: 'tools', chapter: 'tools' }]
        : [],
    command: {
      name: 'tools',
      emoji: '🪓',
      options: ({ say }) => [pick('use', say('commands.tools.use'))],
    },
    options: ({ use }, { speech }) => ({ use: toolsWords(speech, use) }),
    label({ use }, { speech, view }) {
      const { dice, good } = stageOf(view, 'rolling');
      const added = [...use.tools, ...use.once];
      const sum = [...dice, ...added].reduce((all, one) => all + one, 0);
      const goods = amountWords(speech, Math.floor(sum / WORTH[good]), good);
      return added.length === 0
        ? speech.say('labels.no tools', { sum, goods })
        : speech.say('labels.tools', {
            count: added.length,
            tools: toolsWords(speech, use),
            sum,
            goods,
          });
    },
    // Those for one use; the others are there again in the next round.
    spends: ({ use }) => use.once.length > 0,
  },

  tame: {
    kind: 'tame',
    question: askForTamers,
    orders: [joiningHerd, acting],
    teaches: () => [{ lesson: 'tame', chapter: 'herd' }],
    command: {
      name: 'tame',
      emoji: '🦣',
      options: ({ say }) => [pick('people', say('commands.tame.people'))],
    },
    options: ({ people }) => ({ people: String(people) }),
    label: ({ people }, { speech, tribe: { goods } }) =>
      people === 0
        ? speech.say('labels.nobody tames')
        : speech.say('labels.pay for tamers', {
            people: counted(speech, people, 'people'),
            goods: goodsWords(speech, cheapest(goods, GOODS, people)),
          }),
    button: ({ people }, { speech, tribe: { goods } }) =>
      people === 0
        ? speech.say('labels.button.nobody')
        : speech.say('labels.button.for goods', {
            what: counted(speech, people, 'people'),
            goods: goodsWords(speech, cheapest(goods, GOODS, people)),
          }),
    sure: ({ people }, asked) =>
      sureToLackFood(asked, { ...asked.tribe, goods: spent(asked.tribe, GOODS, people) }),
  },

  /** Nobody has yet what is taken of choice. */
  any: {
    kind: 'any',
    question: askForGoods,
    orders: [acting],
    teaches: () => [{ lesson: 'any', chapter: 'buying' }],
    command: { name: 'take', emoji: '🎁', options: amountOfEach(RESOURCES) },
    options: (action) => ({ ...action.goods }),
    label: ({ goods }, { speech }) =>
      speech.say('labels.take', { goods: goodsWords(speech, goods) }),
    amounts: goodsBy(false),
  },

  die: {
    kind: 'die',
    question: askForDie,
    orders: [taking],
    teaches: (dice) =>
      dice.some(({ face }) => ['tool', 'field'].includes(dieTop(face).brings))
        ? [{ lesson: 'die', chapter: 'dice for all' }]
        : [],
    command: {
      name: 'pick',
      emoji: '🎲',
      options: ({ say }) => [pick('die', say('commands.pick.die'))],
    },
    options: ({ face }) => ({ die: String(face) }),
    label: ({ face }, { speech, tribe }) =>
      speech.say('labels.die', { face, gives: dieWords(speech, tribe, face) }),
  },

  bonus: {
    kind: 'bonus',
    question: askForLine,
    orders: [firstLine],
    // Who ties gets a bonus and no tile.
    teaches: (lines) =>
      lines.some(({ line }) => line === 'first') ? [{ lesson: 'bonus', chapter: 'herd' }] : [],
    command: {
      name: 'bonus',
      emoji: '🏅',
      options: ({ say }) => [pick('line', say('commands.bonus.line'))],
    },
    // `first`, `second wood`.
    options({ line, good }, { speech }) {
      const value = speech.say(`commands.values.${line}`);
      if (good === null) return { line: value };
      const facts = { line: value, good: goodName(speech, good) };
      return { line: speech.say('commands.values.of choice', facts) };
    },
    label({ line, good }, { speech, view: { herd } }) {
      const tile = herd?.now?.tile;
      if (tile === undefined) throw new RangeError('There is no tile of the herd.');
      const gives =
        good === null ? broughtWords(speech, TILE[tile][line]) : amountWords(speech, 1, good);
      return speech.say(`labels.line ${line}`, { gives });
    },
  },

  feed: {
    kind: 'feed',
    question: askForFood,
    orders: [eating],
    teaches: (ways) => [
      { lesson: ways.every(({ how }) => how === 'hunger') ? 'hunger' : 'feed', chapter: 'meal' },
    ],
    command: { name: 'feed', emoji: '🍖' },
    others: [MIX, { name: 'hunger', emoji: '🥀' }],
    said: ({ how }) => SAID[how],
    label({ how }, { speech, tribe }) {
      const { say } = speech;
      const missing = missingFood(tribe);
      switch (how) {
        case 'buy':
          return say('labels.pay for food', {
            people: counted(speech, missing, 'people'),
            goods: goodsWords(speech, cheapest(tribe.goods, RESOURCES, missing)),
          });
        case 'pay':
          return say('labels.mix');
        case 'hunger':
          return say('labels.hunger', { points: counted(speech, HUNGER, 'points') });
      }
    },
    sure: ({ how }, { speech }) =>
      how === 'hunger'
        ? speech.say('labels.sure to hunger', { points: counted(speech, HUNGER, 'points') })
        : null,
  },

  chooseTamers: {
    kind: 'tame',
    command: MIX,
    label: (_action, { speech }) => speech.say('labels.mix'),
  },
} satisfies Partial<StoneAgeMoves>;
