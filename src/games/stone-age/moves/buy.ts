import { nthChoice } from '../../../engine/choices.ts';
import { LONGEST } from '../../../presentation/move.ts';
import { besides } from '../buying.ts';
import { isShop, isSlot, type Shop } from '../locations.ts';
import { leastWaste, waysToPay, worthOf } from '../payment.ts';
import { scoreWords } from '../spoken/cards.ts';
import { counted, goodsWords, placeName } from '../spoken/names.ts';
import { priceThere } from '../spoken/stages.ts';
import { bought, sureToLackFood } from './hunger.ts';
import { pick } from './options.ts';
import { canPay, openCard, shopGives } from './shops.ts';
import type { Asked, StoneAgeMove } from './stone-age-move.ts';

export const buy: StoneAgeMove<'buy'> = {
  kind: 'act',
  command: { name: 'buy', emoji: '🐚', options: ({ say }) => [pick('at', say('commands.buy.at'))] },
  options: ({ at }, { speech }) => ({ at: placeName(speech, at) }),
  label: ({ at }, asked) => buyLabel(at, asked),
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
};

function buyLabel(
  at: Shop,
  { speech, tribe: { goods: held, placed }, view }: Asked,
): readonly string[] {
  const price = priceThere(view, at);
  const ways = waysToPay(held, price);
  if (ways === null) throw new RangeError(`${at} cannot be paid for.`);
  const beside = besides(view.rules, placed, at, (one) => priceThere(view, one));
  const paid = leastWaste(held, price, beside) ?? nthChoice(ways, 0).action.goods;
  const facts = { place: placeName(speech, at), goods: goodsWords(speech, paid) };
  const points =
    price.takes === 'these' ? scoreWords(speech, price) : counted(speech, worthOf(paid), 'points');
  const gives = isSlot(at) ? openCard(speech, at, view) : points;
  return [speech.say('labels.buy', { ...facts, gives }), speech.say('labels.buy in short', facts)];
}
