import { item } from '../../parts/item.ts';
import type { SpokenOrder, StandingOrder } from '../../presentation/orders.ts';
import type { RiseAction } from './action.ts';
import { MOVES } from './moves/index.ts';
import {
  ownTurn,
  aiming,
  bidding,
  endingIdle,
  giving,
  losing,
  offered,
  takingByPottery,
} from './moves/orders.ts';
import type { RiseView } from './view.ts';
import type { RiseSpeech } from './words/index.ts';

/** Those out of turn first, as others wait for them. */
const ORDERS = [bidding, giving, losing, offered, takingByPottery, aiming, ownTurn, endingIdle];

/** An order is called as the kind of decision that it answers. */
const NAMED = ORDERS.map((order) => {
  const answered = Object.values(MOVES).filter(({ orders = [] }) => orders.includes(order));
  const kinds = [...new Set(answered.map(({ kind }) => kind))];
  return { ...order, name: item(kinds, 0), kinds };
});

/** What a player of Rise of Tribes may say once for whenever it is asked. */
export const riseOrders: readonly StandingOrder<RiseAction, RiseView>[] = NAMED;

/** The same in words. */
export const spokenOrders = (speech: RiseSpeech): Readonly<Record<string, SpokenOrder>> =>
  Object.fromEntries(NAMED.map(({ name, said }) => [name, said(speech)]));
