import { ordersBy } from '../../presentation/orders.ts';
import { MOVES } from './moves/index.ts';
import { ORDERS } from './moves/orders.ts';

/** What a player of Stone Age may say once for whenever it is asked. */
export const stoneAgeOrders = ordersBy(ORDERS, MOVES);
