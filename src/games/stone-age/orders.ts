import { item } from '../../parts/item.ts';
import type { SpokenOrder, StandingOrder } from '../../presentation/orders.ts';
import type { StoneAgeAction } from './action.ts';
import { MOVES } from './moves/index.ts';
import { ORDERS } from './moves/orders.ts';
import type { StoneAgeView } from './view.ts';
import type { StoneAgeSpeech } from './words/index.ts';

const NAMED = ORDERS.map((order) => {
  const answered = Object.values(MOVES).filter(({ orders = [] }) => orders.includes(order));
  const kinds = [...new Set(answered.map(({ kind }) => kind))];
  return { name: item(kinds, 0), ...order, kinds };
});

/** What a player of Stone Age may say once for whenever it is asked. */
export const stoneAgeOrders: readonly StandingOrder<StoneAgeAction, StoneAgeView>[] = NAMED;

/** The same in words. */
export const spokenOrders = (speech: StoneAgeSpeech): Readonly<Record<string, SpokenOrder>> =>
  Object.fromEntries(NAMED.map(({ name, said }) => [name, said(speech)]));
