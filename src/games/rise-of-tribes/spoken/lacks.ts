import { GOAL, type GoalId } from '../content/goals.ts';
import { type Amounts, RESOURCES } from '../content/goods.ts';
import { TERRAINS } from '../content/land.ts';
import { controls, has, onMap, placesOf, villagesOf } from '../ground.ts';
import { type Goods, total } from '../payment.ts';
import type { RiseView, TribeView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { goodsWords } from './names.ts';

/** What of a price is not there. */
export const missing = (goods: Goods, cost: Amounts): Goods => {
  const of = (kind: keyof Goods): number => Math.max(0, (cost[kind] ?? 0) - goods[kind]);
  return { food: of('food'), wood: of('wood'), stone: of('stone') };
};

/** What of a village's price is not there; Crafty Builders spare one of it. */
export function villageLack(view: RiseView, tribe: TribeView, cost: Amounts): Goods {
  const lack = missing(tribe.goods, cost);
  const spared = has(view, tribe.seat, 'crafty-builders')
    ? RESOURCES.find((kind) => lack[kind] > 0)
    : undefined;
  return spared === undefined ? lack : { ...lack, [spared]: lack[spared] - 1 };
}

/** What a tribe still lacks to complete a goal; null where it lacks nothing. */
export function goalLack(
  speech: RiseSpeech,
  view: RiseView,
  tribe: TribeView,
  goal: GoalId,
): string | null {
  const { say } = speech;
  const card = GOAL[goal];
  const { goods } = tribe;
  if (card.kind === 'development') {
    const lack = missing(goods, card.cost);
    const rest = total(goods) - total(card.cost) + total(lack);
    const any = Math.max(0, (card.any ?? 0) - rest);
    const words = [
      ...(RESOURCES.some((kind) => lack[kind] > 0) ? [goodsWords(speech, lack)] : []),
      ...(any > 0 ? [say('labels.not now.any', { count: any })] : []),
    ];
    return words.length === 0 ? null : words.join(', ');
  }
  const held = placesOf(view).filter((at) => controls(view, tribe.seat, at));
  const { needs } = card;
  if (needs.has === 'lands') {
    const lands = TERRAINS.filter((one) => held.every((at) => view.terrain[at] !== one));
    const names = lands.map((one) => say(`names.terrains.${one}`)).join(', ');
    return lands.length === 0 ? null : say('labels.not now.lands', { lands: names });
  }
  const needed = needs.has === 'tiles' ? (needs.count[view.tribes.length] ?? 0) : needs.count;
  const has = { members: onMap(tribe), villages: villagesOf(tribe).length, tiles: held.length };
  const count = has[needs.has];
  return count >= needed ? null : say('labels.not now.so far', { count, needed });
}
