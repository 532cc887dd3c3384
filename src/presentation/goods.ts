import type { Goods } from '../engine/game.ts';
import type { AnyPresentation } from './edition.ts';

/** Goods in words. Throws for a game that has none: the laws hold that one with any has words for them. */
export function goodsWords(words: AnyPresentation, goods: Goods): string {
  if (words.goods === undefined) throw new Error('The game has no words for goods.');
  return words.goods(goods);
}
