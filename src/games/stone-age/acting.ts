import { countChoices, nthChoice } from '../../engine/choices.ts';
import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { Range } from '../../engine/distributions.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { besides, buy, paymentsAt } from './buying.ts';
import { SOURCE, type Source, SOURCES, VILLAGE, type VillagePlace } from './content/places.ts';
import { gainField, gainPerson, gainTool } from './gains.ts';
import { isShop, isSource, isVillage, type Location, type Shop, SHOPS } from './locations.ts';
import { byWorth, leastWaste, type Pay, PAYING, priceAt, waysToPay } from './payment.ts';
import { nextPlanned, type Planned, placesLeft } from './planning.ts';
import type { StoneAgeFrame, StoneAgePlay, StoneAgeStep } from './play.ts';
import { beginRolling } from './rolling.ts';
import { type FrameOf, type StoneAgeState, tribeOf } from './state.ts';
import { countAnswer, inTurn } from './turn.ts';

/** What is had without a price, in the order in which "all of it" takes it: a new tool may help with the dice. */
const FREE: readonly (Source | VillagePlace)[] = [...VILLAGE, ...SOURCES];

const USE = new Map<Location, Choice<ActionOf<'use'>>>(
  FREE.map((at) => [at, choice(`act.${at}`, { do: 'use', at })]),
);
const REST = choice('act.rest', { do: 'rest' });

type Purchase = ActionOf<'buy' | 'choose' | 'leave'>;

/** By shop: to buy there, to choose with what, to leave it. */
const OFFERS: readonly (readonly [Choice<Purchase>, Choice<Purchase>, Choice<Purchase>])[] =
  SHOPS.map((at) => [
    choice(`act.${at}.buy`, { do: 'buy', at }),
    choice(`act.${at}.pay`, { do: 'choose', at }),
    choice(`act.${at}.leave`, { do: 'leave', at }),
  ]);

type Act = ActionOf<'use' | 'rest'> | Purchase;

/** A tribe acts wherever it has people (base game, act). */
export function beginActing(play: StoneAgePlay, seat: Seat): void {
  play.state.answers = 0;
  play.state.frames.push({ frame: 'acting', seat, paying: null });
  // What a tribe has planned for its turn, everybody learns now.
  if (tribeOf(play.state, seat).plan.length > 0) play.reveals = true;
  if (tribeOf(play.state, seat).placed.length > 0) tell(play, { type: 'actionsBegan', seat });
}

function offerActions(state: StoneAgeState, seat: Seat): Choice<Act>[] {
  const choices: Choice<Act>[] = [];
  let free = 0;
  for (const at of placesLeft(state, seat)) {
    const use = USE.get(at);
    if (use !== undefined) {
      choices.push(use);
      free += 1;
    } else if (isShop(at)) {
      choices.push(...offerPurchase(state, seat, at));
    }
  }
  if (free > 1) choices.unshift(REST);
  return choices;
}

/** What a seat may do with a card or a building to which it has sent somebody. */
function offerPurchase(state: StoneAgeState, seat: Seat, at: Shop): readonly Choice<Purchase>[] {
  const price = priceAt(state, at);
  const { goods } = tribeOf(state, seat);
  const ways = waysToPay(goods, price);
  const [buying, choosing, leaving] = item(OFFERS, SHOPS.indexOf(at));
  if (ways === null) return [leaving];
  if (countChoices(ways) === 1) return [buying, leaving];
  return leastWaste(goods, price, []) === null ? [choosing, leaving] : [buying, choosing, leaving];
}

/** Whether whatever is left comes to the same, in any order: the village, and what cannot be paid. */
const isOneWay = (choices: readonly Choice<Act>[]): boolean =>
  choices.length === 1 ||
  choices.every(
    ({ action }) =>
      action.do === 'rest' ||
      action.do === 'leave' ||
      (action.do === 'use' && isVillage(action.at)),
  );

/** All that a tribe has left to do is one question, answered place by place in an order of its own. */
const act: StoneAgeStep<'acting', Act['do']> = {
  does: ['use', 'rest', 'buy', 'choose', 'leave'],
  asks: (state, { seat }) => inTurn(state, seat, 'act'),
  choices: (state, { seat }) => offerActions(state, seat),

  answer(play, frame, [{ action }]) {
    countAnswer(play);
    perform(play, frame, action);
    return 'goes on';
  },

  goOn(play, frame) {
    const { state } = play;
    const { seat } = frame;
    const planned = nextPlanned(play, seat);
    if (planned !== null) {
      performPlanned(play, frame, planned);
      return 'goes on';
    }
    const { placed } = tribeOf(state, seat);
    if (placed.length === 0) return 'over';
    if (placed.length > 1 && placed.some(({ at }) => isSource(at))) return 'asks';
    const choices = offerActions(state, seat);
    if (!isOneWay(choices)) return 'asks';
    perform(play, frame, item(choices, 0).action);
    return 'goes on';
  },
};

/** With what a card or a building is paid. */
const choosePayment: StoneAgeStep<'acting', Pay['do']> = {
  ...PAYING,
  choices: (state, { seat, paying }) =>
    (paying === null ? null : paymentsAt(state, seat, paying)) ?? [],

  /** A card is paid with what is worth least, a building with what brings most. */
  safe(choices) {
    const isOfCard = 'shape' in choices && choices.shape === 'amounts' && isExact(choices.total);
    return byWorth(choices, isOfCard ? 'least' : 'most');
  },

  answer(play, frame, [{ action }]) {
    const { seat, paying } = frame;
    if (paying === null) throw new Error('Nothing is to be paid.');
    countAnswer(play);
    frame.paying = null;
    sendHome(play, seat, paying);
    buy(play, seat, paying, action.goods);
    return 'goes on';
  },
};

const isExact = ({ least, most }: Range): boolean => least === most;

function perform(play: StoneAgePlay, frame: FrameOf<'acting'>, action: Act): void {
  const { state } = play;
  const { seat } = frame;
  switch (action.do) {
    case 'rest':
      tribeOf(state, seat).plan = FREE.filter((at) => placesLeft(state, seat).includes(at));
      return;
    case 'use':
      use(play, seat, action.at);
      return;
    case 'leave':
      sendHome(play, seat, action.at);
      tell(play, { type: 'leftAlone', seat, at: action.at });
      return;
    case 'choose':
      frame.paying = action.at;
      return;
    case 'buy':
      buyUnasked(play, seat, action.at);
  }
}

/** What was said before: it stops where it cannot be paid, and where there is a payment to be chosen. */
function performPlanned(
  play: StoneAgePlay,
  frame: FrameOf<'acting'>,
  { at, leaves }: Planned,
): void {
  const { state } = play;
  const { seat } = frame;
  if (!isShop(at)) {
    use(play, seat, at);
    return;
  }
  if (leaves) {
    perform(play, frame, { do: 'leave', at });
    return;
  }
  const [offer] = offerPurchase(state, seat, at);
  if (offer !== undefined && offer.action.do !== 'leave') {
    perform(play, frame, offer.action);
    return;
  }
  tribeOf(state, seat).plan = [];
  tell(play, { type: 'planStopped', seat, at });
}

/** With the one payment there is, or with what wastes least. */
function buyUnasked(play: StoneAgePlay, seat: Seat, at: Shop): void {
  const { state } = play;
  const ways = paymentsAt(state, seat, at);
  if (ways === null) throw new Error(`Seat ${seat} cannot pay for ${at}.`);
  const { goods, placed } = tribeOf(state, seat);
  const beside = besides(state, placed, at);
  const least = leastWaste(goods, priceAt(state, at), beside);
  sendHome(play, seat, at);
  buy(play, seat, at, least ?? nthChoice(ways, 0).action.goods);
}

/** The people of a seat at a location are done. Returns how many they were. */
function sendHome({ state }: StoneAgePlay, seat: Seat, at: Location): number {
  const tribe = tribeOf(state, seat);
  const here = tribe.placed.find((one) => one.at === at);
  tribe.placed = tribe.placed.filter((one) => one !== here);
  return here?.people ?? 0;
}

/** What a place without a price brings (base game, act). */
function use(play: StoneAgePlay, seat: Seat, at: Location): void {
  const people = sendHome(play, seat, at);
  if (isSource(at)) beginRolling(play, seat, at, SOURCE[at].yields, people);
  else if (at === 'tools') gainTool(play, seat, at);
  else if (at === 'field') gainField(play, seat, at);
  else if (at === 'hut') gainPerson(play, seat, at);
}

export const acting: StoneAgeFrame<'acting'> = {
  step: ({ paying }) => (paying === null ? act : choosePayment),
};
