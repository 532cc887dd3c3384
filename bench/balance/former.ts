import { eachChoice } from '../../src/engine/choices.ts';
import { VICTORY, type VictoryId } from '../../src/games/tusk/content/victory.ts';
import { weighing } from '../../src/games/tusk/steady.ts';
import { look, type Outlook } from '../../src/games/tusk/steady/outlook.ts';
import { best } from '../../src/parts/best.ts';
import type { Experience } from '../../src/games/tusk/steady/worth.ts';
import type { TuskView } from '../../src/games/tusk/view.ts';

/** What *steady* went by before version 2 of the content. */
const BEFORE: Experience = {
  use: { stick: 0.5, grass: 0.3, stone: 0.5 },
  eagerness: 0.4,
  wound: 0.8,
};

/** The cards, the one that it scored most with first. */
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

/** It knew what deeds bring by heart, as version 1 has it; sets it read from the content. */
function formerly(view: TuskView): Outlook {
  const outlook = look(view, BEFORE);
  const { card } = outlook.me;
  if (typeof card === 'string' || VICTORY[1][card.id].scores !== 'deeds') return outlook;
  return { ...outlook, wants: { ...outlook.wants, card: VICTORY[1][card.id] } };
}

const weighs = weighing('former', formerly);

/** *Steady* as it was before it read from the content what cards are worth: the same code, with what it went by then. */
export const former: typeof weighs = {
  ...weighs,
  choose: (view, decision, choices, random) =>
    decision.kind === 'draft'
      ? best([...eachChoice(choices)], ({ action }) =>
          action.do === 'keep' ? -LIKED.indexOf(action.card) : Number.NEGATIVE_INFINITY,
        )
      : weighs.choose(view, decision, choices, random),
};
