import type { ActionOf } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import { type Deed, VICTORY, type VictoryCard } from '../content/victory.ts';
import { item } from '../../../parts/item.ts';
import type { Weighers } from './outlook.ts';

/**
 * How often a tribe with the card comes to do what it counts; with what it gathers less meanwhile, as its matches with
 * cards by chance came out (docs/balance.md).
 */
const OFTEN: Readonly<Record<Deed, number>> = {
  'led a kill': 1.6,
  'left out of a kill': 2.6,
  'won a fight': 2,
};
/** So many tokens of the kinds that a card wants are likely to be gathered. */
const GATHERED = 6;

/** What another tribe on the same tile takes away, in food. */
const CROWDING = 0.5;

/** What a card is likely to bring, in food. */
function promise(card: VictoryCard): number {
  if (card.scores === 'deeds') return OFTEN[card.deed] * card.food;
  const size = TOKENS.reduce((sum, token) => sum + (card.set[token] ?? 0), 0);
  return (GATHERED / size) * card.food;
}

export const setup = {
  /** Where there is most to gather, and nobody else. */
  place:
    ({ view, yields, prospects }) =>
    ({ to }: ActionOf<'place'>) => {
      const [first, second] = item(yields, to);
      const others = view.tribes.filter(({ members }) => members.some(({ at }) => at === to));
      return first + second + item(prospects, to) - CROWDING * others.length;
    },

  draft:
    ({ view }) =>
    ({ card }: ActionOf<'keep'>) =>
      promise(VICTORY[view.rules][card]),
} satisfies Weighers;
