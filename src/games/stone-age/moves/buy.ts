import { pick } from '../../../presentation/option-specs.ts';
import { nthChoice } from '../../../engine/choices.ts';
import { LONGEST } from '../../../presentation/move.ts';
import { besides } from '../buying.ts';
import { GOODS } from '../content/goods.ts';
import { isShop, isSlot, type Shop } from '../locations.ts';
import { countOf, leastWaste, priceAt, waysToPay, worthOf } from '../payment.ts';
import { priceWords, scoreWords } from '../spoken/cards.ts';
import { counted, goodsWords, placeName } from '../spoken/names.ts';
import { askForPayment } from '../spoken/questions.ts';
import { payingFor } from '../spoken/stages.ts';
import { bought, sureToLackFood, taughtOfMeal } from './hunger.ts';
import { amountOfEach, goodsBy } from './options.ts';
import { acting, eating } from './orders.ts';
import { canPay, openCard, shopGives } from './shops.ts';
import type { Asked, StoneAgeMoves } from './stone-age-move.ts';

function buyLabel(
  at: Shop,
  { speech, tribe: { goods: held, placed }, view }: Asked,
): readonly string[] {
  const price = priceAt(view, at);
  const ways = waysToPay(held, price);
  if (ways === null) throw new RangeError(`${at} cannot be paid for.`);
  const beside = besides(view, placed, at);
  const paid = leastWaste(held, price, beside) ?? nthChoice(ways, 0).action.goods;
  const facts = { place: placeName(speech, at), goods: goodsWords(speech, paid) };
  const points =
    price.takes === 'these' ? scoreWords(speech, price) : counted(speech, worthOf(paid), 'points');
  const gives = isSlot(at) ? openCard(speech, at, view) : points;
  return [speech.say('labels.buy', { ...facts, gives }), speech.say('labels.buy in short', facts)];
}

/** What is done with a card or a building. */
export const buying = {
  buy: {
    kind: 'act',
    teaches: taughtOfMeal,
    command: {
      name: 'buy',
      emoji: '🐚',
      options: ({ say }) => [pick('at', say('commands.buy.at'))],
    },
    options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
    label: ({ at }, asked) => buyLabel(at, asked),
    button({ at }, { speech, tribe: { goods: held, placed }, view }) {
      const price = priceAt(view, at);
      const paid = leastWaste(held, price, besides(view, placed, at));
      const what = placeName(speech, at);
      return paid === null
        ? null
        : speech.say('labels.button.for goods', { what, goods: goodsWords(speech, paid) });
    },
    result({ at }, asked) {
      const [whole = ''] = buyLabel(at, asked);
      return whole.length > LONGEST.label ? shopGives(asked.speech, at, asked.view) : null;
    },
    sure: ({ at }, asked) => sureToLackFood(asked, bought(at, asked)),
    notNow({ speech, tribe, view }) {
      const shops = tribe.placed.map(({ at }) => at).filter(isShop);
      const isShort = shops.length > 0 && shops.every((at) => !canPay(tribe, view, at));
      return isShort ? speech.say('labels.not now.too little') : null;
    },
    spot: ({ at }) => at,
  },

  choose: {
    kind: 'act',
    teaches: taughtOfMeal,
    command: {
      name: 'choose',
      emoji: '⚖️',
      options: ({ say }) => [pick('at', say('commands.choose.at'))],
    },
    options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
    label: ({ at }, { speech, view }) =>
      speech.say('labels.choose', {
        place: placeName(speech, at),
        price: priceWords(speech, priceAt(view, at)),
      }),
    button: ({ at }, { speech }) =>
      speech.say('labels.button.choose', { place: placeName(speech, at) }),
    result: ({ at }, { speech, view }) => shopGives(speech, at, view),
    sure: ({ at }, asked) => sureToLackFood(asked, bought(at, asked)),
    spot: ({ at }) => at,
  },

  leave: {
    kind: 'act',
    teaches: taughtOfMeal,
    command: {
      name: 'leave',
      emoji: '👋',
      options: ({ say }) => [pick('at', say('commands.leave.at'))],
    },
    options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
    label: ({ at }, { speech, tribe, view }) =>
      speech.say(canPay(tribe, view, at) ? 'labels.leave payable' : 'labels.leave', {
        place: placeName(speech, at),
      }),
    // That it could be paid is said where it is asked once more.
    button: ({ at }, { speech }) => speech.say('labels.leave', { place: placeName(speech, at) }),
    sure: ({ at }, { speech, tribe, view }) =>
      canPay(tribe, view, at) ? speech.say('labels.sure to leave') : null,
    spot: ({ at }) => at,
  },

  pay: {
    kind: 'pay',
    question: askForPayment,
    orders: [acting, eating],
    teaches: () => [{ lesson: 'pay', chapter: 'buying' }],
    command: { name: 'pay', emoji: '🪙', options: amountOfEach(GOODS) },
    options: (action) => ({ ...action.goods }),
    label({ goods: paid }, { speech, view }) {
      const { say } = speech;
      const goods = goodsWords(speech, paid);
      const what = payingFor(view);
      const people = counted(speech, countOf(paid), 'people');
      if (what === 'food') return say('labels.pay for food', { people, goods });
      if (what === 'tamers') return say('labels.pay for tamers', { people, goods });
      if (isSlot(what)) return say('labels.pay', { goods });
      return say('labels.pay for points', {
        goods,
        points: counted(speech, worthOf(paid), 'points'),
      });
    },
    amounts: goodsBy(true),
  },
} satisfies Partial<StoneAgeMoves>;
