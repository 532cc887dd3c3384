import { ORDERS, type OrderName, type ResultName, RESULTS } from '../league/directing.ts';

/** What a director wants to do, as far as it has said by now. */
export type Order =
  | { readonly is: OrderName }
  | { readonly is: 'moveTo'; readonly user: string; readonly division: number }
  | { readonly is: ResultName; readonly table: number };

/** An order as a part of a custom id. */
export function writeOrder(order: Order): string {
  if ('user' in order) return `${order.is}.${order.user}.${order.division}`;
  return 'table' in order ? `${order.is}.${order.table}` : order.is;
}

const MOVE = /^moveTo\.(\w{1,40})\.(\d{1,3})$/u;
const RESULT = /^([a-z]+)\.(\d{1,6})$/u;

/** Reads it; null where it is none. */
export function readOrder(text: string): Order | null {
  const [, user, division] = MOVE.exec(text) ?? [];
  if (user !== undefined) return { is: 'moveTo', user, division: Number(division) };
  const [, word, table] = RESULT.exec(text) ?? [];
  const result = RESULTS.find((one) => one === word);
  if (result !== undefined) return { is: result, table: Number(table) };
  const is = ORDERS.find((one) => one === text);
  return is === undefined ? null : { is };
}
