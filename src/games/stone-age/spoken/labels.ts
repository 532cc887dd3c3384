import { nthChoice } from '../../../engine/choices.ts';
import type { Seat } from '../../../engine/game.ts';
import { pay } from '../../../parts/goods.ts';
import { item } from '../../../parts/item.ts';
import { fitting } from '../../../presentation/clip.ts';
import type { ActionOf, Payment, StoneAgeAction, ToolUse } from '../action.ts';
import { CARD } from '../content/cards.ts';
import { type Good, GOODS, RESOURCES, WORTH } from '../content/goods.ts';
import { TILE } from '../content/herd.ts';
import { HUNGER } from '../content/numbers.ts';
import { SOURCE, type Source } from '../content/places.ts';
import {
  isShop,
  isSlot,
  isSource,
  type Location,
  numberOf,
  type PlannedAct,
  type Shop,
} from '../locations.ts';
import { plannedOf } from '../planning.ts';
import { besides } from '../buying.ts';
import { type Fed, willHunger } from '../meal.ts';
import { cheapest, countOf, leastWaste, waysToPay, worthOf } from '../payment.ts';
import type { StoneAgeView, TribeView } from '../view.ts';
import type { StoneAgeSpeech } from '../words/index.ts';
import { bonusWords, buildingWords, cardWords, priceWords, scoreWords } from './cards.ts';
import { dieWords, villageWords } from './gives.ts';
import {
  amountWords,
  counted,
  goodName,
  goodsWords,
  placeName,
  placeNames,
  planWords,
  toolsWords,
} from './names.ts';
import { payingFor, priceThere, stageOf } from './stages.ts';

/** Discord's limit for the label of a button. */
const LONGEST = 80;

/**
 * What happens if the seat that was asked chooses this: one line of at most 80 characters that says enough by itself,
 * and differs from those of the decision's other choices.
 */
export function label(
  speech: StoneAgeSpeech,
  action: StoneAgeAction,
  seat: Seat,
  view: StoneAgeView,
): string {
  const tribe = item(view.tribes, seat);
  return fitting(LONGEST, ...waysToSay(speech, action, tribe, view));
}

/** Ways to say it, the shortest last. */
function waysToSay(
  speech: StoneAgeSpeech,
  action: StoneAgeAction,
  tribe: TribeView,
  view: StoneAgeView,
): readonly string[] {
  const { say } = speech;
  switch (action.do) {
    case 'place':
      return placeLabel(speech, action, tribe, view);
    case 'use':
      return useLabel(speech, action.at, tribe, view);
    case 'rest':
      return [say('labels.rest', { places: placeNames(speech, freePlaces(tribe)) })];
    case 'plan': {
      const acts = planWords(speech, action.acts);
      return [acts === null ? say('labels.no plan') : say('labels.plan', { acts })];
    }
    case 'buy':
      return buyLabel(speech, action.at, tribe, view);
    case 'choose': {
      const price = priceWords(speech, priceThere(view, action.at));
      return [say('labels.choose', { place: placeName(speech, action.at), price })];
    }
    case 'leave': {
      const place = placeName(speech, action.at);
      const lost = canPay(tribe, view, action.at) ? 'labels.leave payable' : 'labels.leave';
      return [say(lost, { place })];
    }
    case 'pay':
      return [payLabel(speech, action.goods, view)];
    case 'tools':
      return [toolsLabel(speech, action.use, view)];
    case 'tame':
      return [tameLabel(speech, action.people, tribe)];
    case 'chooseTamers':
      return [say('labels.mix')];
    case 'any':
      return [say('labels.take', { goods: goodsWords(speech, action.goods) })];
    case 'die':
      return [
        say('labels.die', { face: action.face, gives: dieWords(speech, tribe, action.face) }),
      ];
    case 'bonus':
      return [lineLabel(speech, action, view)];
    case 'feed':
      return [feedLabel(speech, action, tribe)];
  }
}

/** What an act of a plan brings, as far as that is known before: what is paid is not. */
export function plannedLabel(
  speech: StoneAgeSpeech,
  act: PlannedAct,
  seat: Seat,
  view: StoneAgeView,
): string {
  const { at, leaves } = plannedOf(act);
  const ways = leaves
    ? [speech.say('labels.leave', { place: placeName(speech, at) })]
    : isShop(at)
      ? [shopLabel(speech, at, view)]
      : useLabel(speech, at, item(view.tribes, seat), view);
  return fitting(LONGEST, ...ways);
}

/** Where a tribe has people and nothing is to be paid. */
const freePlaces = ({ placed }: TribeView): Location[] =>
  placed.flatMap(({ at }) => (isShop(at) ? [] : [at]));

/** Whether a tribe has what a card or a building takes. */
const canPay = ({ goods }: TribeView, view: StoneAgeView, at: Shop): boolean =>
  waysToPay(goods, priceThere(view, at)) !== null;

const isHerdAt = ({ herd }: StoneAgeView, at: Source): boolean => herd?.now?.at === at;

/** The same with word of the herd, where that is there and there is room for it. */
function besideHerd(
  { say }: StoneAgeSpeech,
  view: StoneAgeView,
  at: Source,
  said: string,
): readonly string[] {
  return isHerdAt(view, at) ? [say('labels.with the herd', { label: said }), said] : [said];
}

/** What people and their dice are divided by: facts of two texts. */
function diceFacts(speech: StoneAgeSpeech, at: Source, people: number) {
  const good = SOURCE[at].yields;
  return {
    place: placeName(speech, at),
    dice: counted(speech, people, 'dice'),
    worth: WORTH[good],
    good: goodName(speech, good),
  };
}

function placeLabel(
  speech: StoneAgeSpeech,
  { at, people }: ActionOf<'place'>,
  tribe: TribeView,
  view: StoneAgeView,
): readonly string[] {
  const { say } = speech;
  const place = placeName(speech, at);
  if (isSource(at)) {
    const facts = { ...diceFacts(speech, at, people), people: counted(speech, people, 'people') };
    return besideHerd(speech, view, at, say('labels.place source', facts));
  }
  if (isShop(at)) return [shopLabel(speech, at, view), place];
  const facts = { place, gives: villageWords(speech, tribe, at) };
  return [say(people === 2 ? 'labels.place two' : 'labels.place', facts)];
}

/** A card with its price and halves, a building with its price and points. */
function shopLabel(speech: StoneAgeSpeech, at: Shop, view: StoneAgeView): string {
  const { say } = speech;
  const place = placeName(speech, at);
  if (isSlot(at)) {
    const price = priceWords(speech, priceThere(view, at));
    return say('labels.for a price', { place, price, gives: openCard(speech, at, view) });
  }
  return say('labels.place', { place, gives: shopGives(speech, at, view) });
}

function openCard(speech: StoneAgeSpeech, at: Shop, view: StoneAgeView): string {
  const card = view.slots[numberOf(at)] ?? null;
  if (card === null) throw new RangeError(`Nothing lies open at ${at}.`);
  return cardWords(speech, card);
}

function useLabel(
  speech: StoneAgeSpeech,
  at: ActionOf<'use'>['at'],
  tribe: TribeView,
  view: StoneAgeView,
): readonly string[] {
  const { say } = speech;
  if (isSource(at)) {
    const people = tribe.placed.find((one) => one.at === at)?.people ?? 0;
    return besideHerd(speech, view, at, say('labels.use source', diceFacts(speech, at, people)));
  }
  if (isShop(at)) throw new RangeError(`${at} has a price.`);
  return [
    say('labels.place', {
      place: placeName(speech, at),
      gives: villageWords(speech, tribe, at),
    }),
  ];
}

function buyLabel(
  speech: StoneAgeSpeech,
  at: Shop,
  { goods: held, placed }: TribeView,
  view: StoneAgeView,
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

function payLabel(speech: StoneAgeSpeech, paid: Payment, view: StoneAgeView): string {
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
}

function toolsLabel(speech: StoneAgeSpeech, use: ToolUse, view: StoneAgeView): string {
  const { dice, good } = stageOf(view, 'rolling');
  const added = [...use.tools, ...use.once];
  const sum = [...dice, ...added].reduce((all, one) => all + one, 0);
  const goods = amountWords(speech, Math.floor(sum / WORTH[good]), good);
  if (added.length === 0) return speech.say('labels.no tools', { sum, goods });
  const tools = toolsWords(speech, use);
  return speech.say('labels.tools', { count: added.length, tools, sum, goods });
}

function tameLabel(speech: StoneAgeSpeech, people: number, { goods }: TribeView): string {
  if (people === 0) return speech.say('labels.nobody tames');
  return speech.say('labels.pay for tamers', {
    people: counted(speech, people, 'people'),
    goods: goodsWords(speech, cheapest(goods, GOODS, people)),
  });
}

function lineLabel(
  speech: StoneAgeSpeech,
  { line, good }: ActionOf<'bonus'>,
  { herd }: StoneAgeView,
): string {
  const tile = herd?.now?.tile;
  if (tile === undefined) throw new RangeError('There is no tile of the herd.');
  const gives = good === null ? bonusWords(speech, TILE[tile][line]) : amountWords(speech, 1, good);
  return speech.say(`labels.line ${line}`, { gives });
}

/** What a tribe lacks for its meal. */
export const missingFood = ({ people, goods }: TribeView): number =>
  Math.max(0, people - goods.food);

function feedLabel(speech: StoneAgeSpeech, { how }: ActionOf<'feed'>, tribe: TribeView): string {
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
}

/** Discord shows so much below an option. */
const LONGEST_RESULT = 100;

/** What comes of it, where the label does not say it: what dice may bring, and what there was no room for. */
export function resultOf(
  speech: StoneAgeSpeech,
  action: StoneAgeAction,
  seat: Seat,
  view: StoneAgeView,
): { result?: string } {
  const said = resultWords(speech, action, item(view.tribes, seat), view);
  return said === null ? {} : { result: fitting(LONGEST_RESULT, said) };
}

function resultWords(
  speech: StoneAgeSpeech,
  action: StoneAgeAction,
  tribe: TribeView,
  view: StoneAgeView,
): string | null {
  switch (action.do) {
    case 'place': {
      const { at, people } = action;
      if (isSource(at)) return rolledWords(speech, at, people);
      if (!isShop(at)) return null;
      return shopLabel(speech, at, view).length > LONGEST ? shopGives(speech, at, view) : null;
    }
    case 'use': {
      const people = tribe.placed.find((one) => one.at === action.at)?.people ?? 0;
      return isSource(action.at) ? rolledWords(speech, action.at, people) : null;
    }
    case 'buy': {
      const [whole = ''] = buyLabel(speech, action.at, tribe, view);
      return whole.length > LONGEST ? shopGives(speech, action.at, view) : null;
    }
    case 'choose':
      return shopGives(speech, action.at, view);
    default:
      return null;
  }
}

/** What so many dice bring: the least, the most, and what an even fall of them does; tools come on top. */
function rolledWords(speech: StoneAgeSpeech, at: Source, people: number): string {
  const good = SOURCE[at].yields;
  const [least, usual, most] = [1, 3.5, 6].map((die) => Math.floor((die * people) / WORTH[good]));
  return speech.say('labels.rolled', {
    least: least ?? 0,
    most: amountWords(speech, most ?? 0, good),
    usual: usual ?? 0,
  });
}

/** What a card or a building brings. */
function shopGives(speech: StoneAgeSpeech, at: Shop, view: StoneAgeView): string {
  if (isSlot(at)) return openCard(speech, at, view);
  const { top } = item(view.stacks, numberOf(at));
  if (top === null) throw new RangeError(`Nothing lies open at ${at}.`);
  return buildingWords(speech, top);
}

/** What is asked once more before it is done, if anything: hunger, what leads to it, and to leave what could be paid for. */
export function surely(
  speech: StoneAgeSpeech,
  action: StoneAgeAction,
  seat: Seat,
  view: StoneAgeView,
): { sure?: string } {
  if (action.do === 'feed' && action.how === 'hunger') {
    const points = counted(speech, HUNGER, 'points');
    return { sure: speech.say('labels.sure to hunger', { points }) };
  }
  const tribe = item(view.tribes, seat);
  const after = tribeAfter(action, tribe, view);
  if (after !== null && willHunger(after) && !willHunger(tribe)) {
    const points = counted(speech, HUNGER, 'points');
    return { sure: speech.say('labels.sure to lack food', { points }) };
  }
  if (action.do === 'leave' && canPay(tribe, view, action.at)) {
    return { sure: speech.say('labels.sure to leave') };
  }
  return {};
}

/** How a tribe stands for its meal once it has sent people out or paid for something; null for all else. */
function tribeAfter(action: StoneAgeAction, tribe: TribeView, view: StoneAgeView): Fed | null {
  switch (action.do) {
    case 'place': {
      const { at, people } = action;
      const unplaced = tribe.unplaced - people;
      return { ...tribe, unplaced, placed: [...tribe.placed, { at }] };
    }
    case 'buy':
    case 'choose':
      return bought(action.at, tribe, view);
    case 'tame':
      return { ...tribe, goods: spent(tribe, GOODS, action.people) };
    default:
      return null;
  }
}

/** The same with a card or a building that was paid for with as little as it takes, and what is certain to come of it. */
function bought(at: Shop, tribe: TribeView, view: StoneAgeView): Fed {
  const price = priceThere(view, at);
  const count =
    price.takes === 'these'
      ? countOf(price.goods)
      : price.takes === 'any'
        ? price.least
        : price.count;
  const goods = spent(tribe, RESOURCES, count);
  const card = isSlot(at) ? (view.slots[numberOf(at)] ?? null) : null;
  const top = card === null ? null : CARD[card].top;
  if (top?.brings === 'goods') goods[top.good] += top.count;
  // Which resources those are makes no difference to a meal.
  if (top?.brings === 'any') goods.wood += top.count;
  return { ...tribe, goods, track: tribe.track + (top?.brings === 'field' ? 1 : 0) };
}

/** Goods without so many of them. */
function spent({ goods }: TribeView, kinds: readonly Good[], count: number): Record<Good, number> {
  const left = { ...goods };
  pay(left, GOODS, cheapest(goods, kinds, count));
  return left;
}
