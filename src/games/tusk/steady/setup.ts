import type { Choice } from '../../../engine/game.ts';
import type { TuskAction } from '../action.ts';
import { TOKENS } from '../content/terrain.ts';
import { type Deed, VICTORY, type VictoryCard } from '../content/victory.ts';
import { item } from '../../../parts/item.ts';
import type { Outlook } from './outlook.ts';
import { best } from '../../../parts/best.ts';

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

/** Where there is most to gather, and nobody else. */
export function choosePlace(
  { view, yields, prospects }: Outlook,
  choices: readonly Choice<TuskAction>[],
): Choice<TuskAction> {
  return best(choices, ({ action }) => {
    if (action.do !== 'place') return Number.NEGATIVE_INFINITY;
    const [first, second] = item(yields, action.to);
    const others = view.tribes.filter(({ members }) => members.some(({ at }) => at === action.to));
    return first + second + item(prospects, action.to) - CROWDING * others.length;
  });
}

/** What a card is likely to bring, in food. */
function promise(card: VictoryCard): number {
  if (card.scores === 'deeds') return OFTEN[card.deed] * card.food;
  const size = TOKENS.reduce((sum, token) => sum + (card.set[token] ?? 0), 0);
  return (GATHERED / size) * card.food;
}

export function chooseCard(
  { view }: Outlook,
  choices: readonly Choice<TuskAction>[],
): Choice<TuskAction> {
  return best(choices, ({ action }) =>
    action.do === 'keep' ? promise(VICTORY[view.rules][action.card]) : Number.NEGATIVE_INFINITY,
  );
}
