import type { Choice } from '../../../engine/game.ts';
import type { TuskAction } from '../action.ts';
import type { VictoryId } from '../content/victory.ts';
import { item } from '../../../parts/item.ts';
import type { Outlook } from './outlook.ts';
import { best } from './pick.ts';

/** The cards, the one that this player scores most with first: read off its own matches. */
const LIKED: readonly VictoryId[] = [
  'fishers',
  'snarers',
  'trappers',
  'grass-hoard',
  'stick-hoard',
  'stone-hoard',
  'spiteful-spirit',
  'pack-leader',
  'warmonger',
];
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

export function chooseCard(choices: readonly Choice<TuskAction>[]): Choice<TuskAction> {
  return best(choices, ({ action }) =>
    action.do === 'keep' ? -LIKED.indexOf(action.card) : Number.NEGATIVE_INFINITY,
  );
}
