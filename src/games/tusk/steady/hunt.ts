import type { Seat } from '../../../engine/game.ts';
import type { ActionOf, Uses } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import { MAMMOTH_FOOD } from '../content/tribe.ts';
import { VICTORY } from '../content/victory.ts';
import { item } from '../../../parts/item.ts';
import type { TribeView } from '../view.ts';
import { hitsOf } from './dice.ts';
import { besides, deedWorth, type Outlook, unwoundedAt, type Weighers } from './outlook.ts';
import { type Goods, worth } from './worth.ts';

/** More of a kind than this in one round is waste: a die needs 5, a kill 4, the mammoth's dice 3. */
const MOST: Uses = { stick: 5, grass: 3, stone: 4 };
/** How likely it is that a leader leaves this tribe out. */
const LEFT_OUT = 0.83;
/** A hunt is called off unless another round is worth this much. */
const BOLDNESS = 0.2;

/** What a kill is worth beyond the food that is left on the mammoth: to its leader, or to another tribe. */
function killWorth(outlook: Outlook): number {
  const { seat, view, rivalry } = outlook;
  if (view.leader === null || view.leader === seat) {
    return MAMMOTH_FOOD + deedWorth(outlook, 'led a kill');
  }
  return LEFT_OUT * deedWorth(outlook, 'left out of a kill') - rivalry;
}

/** What one attack is likely to bring, in food, without what it uses. */
function attackWorth(outlook: Outlook, hunters: number, uses: Uses, kill: number): number {
  const { wound, view } = outlook;
  const { mammothFood } = view;
  let sum = 0;
  let alive = 0;
  for (const [hits, chance] of hitsOf(hunters, 1 + uses.stick).entries()) {
    const food = Math.min(mammothFood, hits === 0 ? 0 : hits + uses.stone);
    sum += chance * food;
    if (food === mammothFood) sum += chance * kill;
    else alive += chance;
  }
  // The mammoth's dice hit on 4, 5 and 6.
  const hurt = Math.max(0, 3 - uses.grass) / 6;
  const left = Math.round(hunters * (1 - hurt));
  // Those who are still standing may try once more with their bare hands.
  const again = left === 0 ? 0 : left / 6 - (left / 2) * wound;
  return sum + alive * (Math.max(0, again) - hurt * hunters * wound);
}

/** What the best attack of so many hunters is likely to bring when what it uses is paid for. */
export function huntWorth(outlook: Outlook, hunters: number): number {
  const { goods } = outlook.me;
  const kill = killWorth(outlook);
  const before = worth(goods, outlook.wants);
  let most = Number.NEGATIVE_INFINITY;
  for (let stick = 0; stick <= Math.min(goods.stick, MOST.stick); stick += 1) {
    for (let grass = 0; grass <= Math.min(goods.grass, MOST.grass); grass += 1) {
      for (let stone = 0; stone <= Math.min(goods.stone, MOST.stone); stone += 1) {
        const uses = { stick, grass, stone };
        const paid = before - worth(spent(goods, uses), outlook.wants);
        most = Math.max(most, attackWorth(outlook, hunters, uses, kill) - paid);
      }
    }
  }
  return most;
}

/** Goods without what was used. */
export function spent(goods: Goods, uses: Uses): Goods {
  return {
    food: goods.food,
    stick: goods.stick - uses.stick,
    grass: goods.grass - uses.grass,
    stone: goods.stone - uses.stone,
  };
}

export const hunt = {
  attack(outlook) {
    const hunters = unwoundedAt(outlook.me, 'hunting');
    const kill = killWorth(outlook);
    const { goods } = outlook.me;
    return ({ uses }: ActionOf<'attack'>) =>
      TOKENS.some((token) => uses[token] > MOST[token])
        ? Number.NEGATIVE_INFINITY
        : attackWorth(outlook, hunters, uses, kill) + worth(spent(goods, uses), outlook.wants);
  },

  /**
   * Keeps the whole kill, but buys off a Spiteful Spirit that everybody knows of and that is not behind:
   * one food against what it would score.
   */
  share({ view, seat }) {
    const mine = item(view.scores, seat);
    const spite = VICTORY[view.rules]['spiteful-spirit'].food;
    const isDangerous = (other: Seat): boolean =>
      isSpiteful(item(view.tribes, other)) && item(view.scores, other) + spite >= mine;
    return ({ food: parts }: ActionOf<'share'>) =>
      parts.reduce((sum, food, other) => {
        if (other === seat) return sum + food;
        return food > 0 && isDangerous(other) ? sum + 1.5 : sum;
      }, 0);
  },

  /** Where the hunters go after a kill at home. */
  land:
    ({ prospects }) =>
    ({ to }: ActionOf<'land'>) =>
      item(prospects, to),

  regroup(outlook) {
    const { view, me, prospects } = outlook;
    const refuge = Math.max(...besides(view, view.mammoth).map((at) => item(prospects, at)));
    const hunters = unwoundedAt(me, 'hunting');
    const stays = hunters > 0 && huntWorth(outlook, hunters) > BOLDNESS;
    return ({ to }: ActionOf<'regroup'>) => {
      if (to === null) return stays ? refuge + 1 : refuge - 1;
      return item(prospects, to);
    };
  },
} satisfies Weighers;

function isSpiteful({ card }: TribeView): boolean {
  return typeof card !== 'string' && card.id === 'spiteful-spirit';
}
