import { type Amounts, type Resource, RESOURCES } from './content/goods.ts';
import { LEADER, type LeaderId } from './content/leaders.ts';

/** What a tribe has. */
export type Goods = Readonly<Record<Resource, number>>;

/** Nothing of each. */
export const NO_GOODS: Goods = { food: 0, wood: 0, stone: 0 };

/** Whether there is enough of each. */
export const canPay = (goods: Goods, cost: Amounts): boolean =>
  RESOURCES.every((kind) => goods[kind] >= (cost[kind] ?? 0));

/** What of a price is not there. */
export const missing = (goods: Goods, cost: Amounts): Goods => {
  const of = (kind: keyof Goods): number => Math.max(0, (cost[kind] ?? 0) - goods[kind]);
  return { food: of('food'), wood: of('wood'), stone: of('stone') };
};

/** All kinds together. */
export const total = (goods: Amounts): number =>
  RESOURCES.reduce((all, kind) => all + (goods[kind] ?? 0), 0);

/** What a tribe still lacks of each for a village; below 0 what it has to spare. */
export function lackOf({ leader, goods }: Lacking): Goods {
  const { food = 0, wood = 0, stone = 0 } = LEADER[leader].cost;
  return { food: food - goods.food, wood: wood - goods.wood, stone: stone - goods.stone };
}

type Lacking = { readonly leader: LeaderId; readonly goods: Goods };

/** Amounts with so much more of a kind. */
export const plus = (goods: Amounts, kind: Resource, more: number): Amounts => ({
  ...goods,
  [kind]: (goods[kind] ?? 0) + more,
});
