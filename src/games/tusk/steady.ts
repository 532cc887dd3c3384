import { eachChoice } from '../../engine/choices.ts';
import { best } from '../../parts/best.ts';
import { item } from '../../parts/item.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { ActionOf, TuskAction } from './action.ts';
import { fight } from './steady/fight.ts';
import { hunt } from './steady/hunt.ts';
import { look, type Outlook, shortSighted, turnsLeftIn, type Weighers } from './steady/outlook.ts';
import { setup } from './steady/setup.ts';
import { isFair } from './steady/trade.ts';
import { turn } from './steady/turn.ts';
import type { TuskView } from './view.ts';

/**
 * Sensible by rule of thumb, from its own view only. It weighs every choice in food at the end of the match: what
 * it gains now, what the place promises for the next turn, what the season may do there.
 */
export const steady = weighing('steady', look);

/** The same, looking one step ahead: it takes what it gains now, and thinks neither of the next turn nor of its card. */
export const hasty = weighing('hasty', (view) => shortSighted(look(view)));

const WEIGHERS: Readonly<Partial<Record<string, Weighers[keyof Weighers]>>> = {
  ...setup,
  turn,
  ...fight,
  ...hunt,
  aside:
    ({ refuges }) =>
    ({ to }: ActionOf<'aside'>) =>
      item(refuges, to),
} satisfies Required<Weighers>;

/** A computer player of Tusk! that weighs its choices by an outlook. It makes no use of chance. */
export function weighing<L extends string>(
  id: L,
  outlookOn: (view: TuskView) => Outlook,
): ComputerPlayer<TuskAction, TuskView, L> {
  return {
    id,
    choose(view, decision, offered) {
      // All amounts of Tusk! are few enough to weigh each.
      const choices = [...eachChoice(offered)];
      const [first, ...others] = choices;
      if (first !== undefined && others.length === 0) return first;
      const weigher = WEIGHERS[decision.kind];
      if (weigher === undefined) throw new Error(`Nothing can be chosen for ${decision.id}.`);
      const worth = weigher(outlookOn(view), choices);
      return best(choices, ({ action }) => worth(action));
    },
    accepts: (view, deal) => isFair(deal, turnsLeftIn(view)),
  };
}
