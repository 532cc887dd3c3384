import type { GoalId } from '../content/goals.ts';
import { type Amounts, RESOURCES } from '../content/goods.ts';
import { has, lackFor } from '../ground.ts';
import { type Goods, missing, total } from '../payment.ts';
import type { RiseView, TribeView } from '../view.ts';
import type { RiseSpeech } from '../words/index.ts';
import { goodsWords } from './names.ts';

/** What of a village's price is not there; Crafty Builders spare one of it. */
export function villageLack(view: RiseView, tribe: TribeView, cost: Amounts): Goods {
  const lack = missing(tribe.goods, cost);
  const spared = has(view, tribe.seat, 'crafty-builders')
    ? RESOURCES.find((kind) => lack[kind] > 0)
    : undefined;
  return spared === undefined ? lack : { ...lack, [spared]: lack[spared] - 1 };
}

/** What a tribe still lacks to complete a goal, its goods by name or sign; null where it lacks nothing. */
export function goalLack(
  speech: RiseSpeech,
  view: RiseView,
  tribe: TribeView,
  goal: GoalId,
  named = goodsWords,
): string | null {
  const { say } = speech;
  const lack = lackFor(view, tribe.seat, goal);
  switch (lack?.of) {
    case 'goods': {
      const { goods, any } = lack;
      const words = [
        ...(total(goods) > 0 ? [named(speech, goods)] : []),
        ...(any > 0 ? [say('labels.not now.any', { count: any })] : []),
      ];
      return words.join(', ');
    }
    case 'lands': {
      const names = lack.lands.map((one) => say(`labels.lands.${one}`)).join(', ');
      return say('labels.not now.lands', { lands: names });
    }
    case 'count':
      return say('labels.not now.so far', lack);
    default:
      return null;
  }
}
