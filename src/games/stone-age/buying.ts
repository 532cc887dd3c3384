import type { Choices, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { pay } from '../../parts/goods.ts';
import { item } from '../../parts/item.ts';
import type { Payment } from './action.ts';
import { bring } from './bring.ts';
import { BUILDING, type Price } from './content/buildings.ts';
import { CARD } from './content/cards.ts';
import { GOODS } from './content/goods.ts';
import { SPARES, type Version } from './content/versions.ts';
import {
  type CardSlot,
  isSlot,
  isStack,
  type Location,
  numberOf,
  type Shop,
  type StackPlace,
} from './locations.ts';
import { type Pay, priceAt, type Stacks, waysToPay, worthOf } from './payment.ts';
import type { StoneAgePlay } from './play.ts';
import { type StoneAgeState, tribeOf } from './state.ts';

/** Everything with which a seat may pay there; null where it has not got enough. */
export const paymentsAt = (state: StoneAgeState, seat: Seat, at: Shop): Choices<Pay> | null =>
  waysToPay(tribeOf(state, seat).goods, priceAt(state, at));

/**
 * What other buildings take where a tribe has people: what is paid without a choice leaves that, as far as it can.
 *
 * @param placed where the people of the tribe are
 */
export const besides = (
  { rules, stacks }: Stacks & { readonly rules: Version },
  placed: readonly { readonly at: Location }[],
  at: Shop,
): readonly Price[] => {
  const spares = SPARES[rules];
  if (spares === false) return [];
  const prices = placed.flatMap((one) =>
    isStack(one.at) && one.at !== at ? priceAt({ stacks }, one.at) : [],
  );
  if (spares === true) return prices;
  // Any resource will do for those, so they take what the others leave.
  const isOpen = ({ takes }: Price): boolean => takes === 'any';
  return [...prices.filter((one) => !isOpen(one)), ...prices.filter(isOpen)];
};

/** A card is paid for and brings what it brings; a building scores. */
export function buy(play: StoneAgePlay, seat: Seat, at: Shop, paid: Payment): void {
  if (isSlot(at)) takeCard(play, seat, at, paid);
  else build(play, seat, at, paid);
}

function takeCard(play: StoneAgePlay, seat: Seat, at: CardSlot, paid: Payment): void {
  const { state } = play;
  const slot = numberOf(at);
  const card = item(state.slots, slot);
  if (card === null) throw new Error(`There is no card in slot ${slot}.`);
  const tribe = tribeOf(state, seat);
  pay(tribe.goods, GOODS, paid);
  state.slots = state.slots.with(slot, null);
  tribe.cards = [...tribe.cards, card];
  tell(play, { type: 'cardTaken', seat, card, at, paid });
  bring(play, seat, CARD[card].top, card);
}

function build(play: StoneAgePlay, seat: Seat, at: StackPlace, paid: Payment): void {
  const { state } = play;
  const [building, ...rest] = item(state.stacks, numberOf(at));
  if (building === undefined) throw new Error(`There is no building on ${at}.`);
  const tribe = tribeOf(state, seat);
  const { price } = BUILDING[building];
  const points = price.takes === 'these' ? price.points : worthOf(paid);
  pay(tribe.goods, GOODS, paid);
  state.stacks = state.stacks.with(numberOf(at), rest);
  tribe.buildings = [...tribe.buildings, building];
  tribe.points += points;
  tell(play, { type: 'buildingBuilt', seat, building, at, paid, points });
  const next = rest[0] ?? null;
  if (next !== null) play.reveals = true;
  tell(play, { type: 'buildingShown', at, building: next });
}
