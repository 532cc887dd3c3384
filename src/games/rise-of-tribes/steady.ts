import { eachChoice } from '../../engine/choices.ts';
import { best } from '../../parts/best.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { RiseAction } from './action.ts';
import { plannedBy } from './steady/planned.ts';
import { worthOfAction } from './steady/choice.ts';
import { look, type Outlook, shortSighted } from './steady/outlook.ts';
import type { RiseView } from './view.ts';

/**
 * Sensible by rule of thumb, from its own view only: it weighs what its turn may come to, in points at the end of the
 * match.
 */
export const steady = weighing('steady', look);

/** The same, looking hardly beyond its next turn. */
export const hasty = weighing('hasty', shortSighted);

/** A computer player of Rise of Tribes that weighs its choices by an outlook. It makes no use of chance. */
function weighing<L extends string>(
  id: L,
  outlookOn: (view: RiseView) => Outlook,
): ComputerPlayer<RiseAction, RiseView, L> {
  return {
    id,
    choose(view, _decision, offered) {
      const outlook = outlookOn(view);
      const planned = plannedBy(outlook, offered);
      if (planned !== undefined) return planned;
      return best([...eachChoice(offered)], ({ action }) => worthOfAction(outlook, action));
    },
    // Nothing changes hands but by what is bid.
    accepts: () => false,
  };
}
