import type { Deal, Goods } from '../../../engine/game.ts';
import { TOKENS } from '../content/terrain.ts';

/**
 * What a token counts for in food: less where it is to be had than where it is to be given away. What is
 * had also loses with the last turns, in which little can be made of it.
 */
const HAD = 0.6;
const GIVEN = 1;

/**
 * Whether a computer player takes a trade that `deal.to` is offered. Offers are private and cost nothing, so
 * the answer must tell nothing: it hangs on the deal and the open board alone, never on the tribe's own card
 * or plans.
 *
 * @param turnsLeft whole turns that are likely to come
 */
export function isFair(
  { gives, takes }: Pick<Deal, 'gives' | 'takes'>,
  turnsLeft: number,
): boolean {
  const had = HAD * Math.min(1, turnsLeft / 2);
  return inFood(gives, had) >= inFood(takes, GIVEN);
}

/** Goods in food, at so much for each token. */
function inFood(goods: Goods, token: number): number {
  const tokens = TOKENS.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);
  return (goods['food'] ?? 0) + tokens * token;
}
