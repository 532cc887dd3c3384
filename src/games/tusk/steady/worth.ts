import { type Good, type Token, TOKENS } from '../content/terrain.ts';
import type { VictoryCard } from '../content/victory.ts';

export type Goods = Readonly<Record<Good, number>>;

/** What no rule tells and a player has found out, in food. */
export interface Experience {
  /** What the first tokens of a kind are good for in hunts and fights. */
  readonly use: Readonly<Record<Token, number>>;
  /** Extra worth of the food that the next growth waits for. */
  readonly eagerness: number;
  /** What a wound costs in the turn after it. */
  readonly wound: number;
}

/** Found by self-play (docs/balance.md). */
export const FOUND: Experience = {
  use: { stick: 0.8, grass: 0.4, stone: 0.7 },
  eagerness: 0.9,
  wound: 0.5,
};

/** What a tribe wants its goods for. */
export interface Wants {
  readonly card: VictoryCard | null;
  /** Whole turns that are likely to come after this one; a fraction where it depends on the dice. */
  readonly turnsLeft: number;
  /** Food that the next growth costs, or null: nobody waits, or it does not pay any more. */
  readonly growth: number | null;
  readonly experience: Experience;
}

/** So many of a kind are likely to be used; of those beyond, half. */
const USED = 4;
/** How many tokens of a set may wait for their partners. */
const PATIENCE = 3;

/** What goods are worth to a tribe, in food at the end of the match. */
export function worth(goods: Goods, { card, turnsLeft, growth, experience }: Wants): number {
  const hope = Math.min(1, turnsLeft / 2);
  let sum = goods.food;
  if (growth !== null) sum += experience.eagerness * Math.min(goods.food, growth);
  const set = card?.scores === 'sets' ? card.set : null;
  let sets = 0;
  let each = 0;
  if (card?.scores === 'sets') {
    sets = Number.POSITIVE_INFINITY;
    let size = 0;
    for (const token of TOKENS) {
      const needed = card.set[token] ?? 0;
      size += needed;
      if (needed > 0) sets = Math.min(sets, Math.floor(goods[token] / needed));
    }
    each = card.food / size;
    sum += sets * card.food;
  }
  for (const token of TOKENS) {
    const needed = set?.[token] ?? 0;
    const spare = goods[token] - sets * needed;
    const waiting = needed === 0 ? 0 : Math.min(spare, PATIENCE);
    const idle = spare - waiting;
    sum += waiting * each * 0.85 * hope;
    const use = experience.use[token] * (0.1 + 0.9 * hope);
    sum += use * (Math.min(idle, USED) + Math.max(0, idle - USED) / 2);
  }
  return sum;
}

/** The same goods with some more or less of one kind. */
export function withMore(goods: Goods, good: Good, count: number): Goods {
  return { ...goods, [good]: goods[good] + count };
}
