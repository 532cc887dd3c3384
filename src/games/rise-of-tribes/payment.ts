import { type Amounts, type Resource, RESOURCES } from './content/goods.ts';
import { LEADER } from './content/leaders.ts';
import type { FixedTribe } from './state.ts';

/** What a tribe has. */
export type Goods = Readonly<Record<Resource, number>>;

/** So many of each kind. */
export const goodsBy = (of: (kind: Resource) => number): Goods => ({
  food: of('food'),
  wood: of('wood'),
  stone: of('stone'),
});

/** Nothing of each. */
export const NO_GOODS: Goods = goodsBy(() => 0);

/** Whether there is enough of each. */
export const canPay = (goods: Goods, cost: Amounts): boolean =>
  RESOURCES.every((kind) => goods[kind] >= (cost[kind] ?? 0));

/** What of a price is not there. */
export const missing = (goods: Goods, cost: Amounts): Goods =>
  goodsBy((kind) => Math.max(0, (cost[kind] ?? 0) - goods[kind]));

/** All kinds together. */
export const total = (goods: Amounts): number =>
  RESOURCES.reduce((all, kind) => all + (goods[kind] ?? 0), 0);

/** What a tribe still lacks of each for a village; below 0 what it has to spare. */
export const lackOf = ({ leader, goods }: Pick<FixedTribe, 'leader' | 'goods'>): Goods =>
  without(
    goodsBy((kind) => LEADER[leader].cost[kind] ?? 0),
    goods,
  );

/** Goods with some more, and without some. */
export const withMore = (goods: Goods, more: Amounts): Goods =>
  goodsBy((kind) => goods[kind] + (more[kind] ?? 0));
export const without = (goods: Goods, cost: Amounts): Goods =>
  goodsBy((kind) => goods[kind] - (cost[kind] ?? 0));

/** Amounts with so much more of a kind. */
export const plus = (goods: Amounts, kind: Resource, more: number): Amounts => ({
  ...goods,
  [kind]: (goods[kind] ?? 0) + more,
});
