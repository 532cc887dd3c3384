import { ordersBy } from '../../presentation/orders.ts';
import { MOVES } from './moves/index.ts';
import {
  aiming,
  bidding,
  endingIdle,
  giving,
  losing,
  offered,
  ownTurn,
  takingByPottery,
} from './moves/orders.ts';

/** What a player of Rise of Tribes may say once for whenever it is asked: first that for which others wait. */
export const riseOrders = ordersBy(
  [bidding, giving, losing, offered, takingByPottery, aiming, ownTurn, endingIdle],
  MOVES,
);
