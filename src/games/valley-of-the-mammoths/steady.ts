import { eachChoice, nthChoice } from '../../engine/choices.ts';
import { best } from '../../parts/best.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { ValleyAction } from './action.ts';
import { nextOf } from './steady/answered.ts';
import { look } from './steady/outlook.ts';
import { standingOrder } from './steady/standing.ts';
import { startWorth } from './steady/start.ts';
import { togetherOf } from './steady/together.ts';
import type { ValleyView } from './view.ts';

/** Sensible by rule of thumb, from its own view only: it plans a whole order by what it comes to, by the odds of all fights. */
export const steady = player('steady', true);

/** The same, seeing what is and not what may come of it. */
export const hasty = player('hasty', false);

/** A computer player of Valley of the Mammoths. It makes no use of chance. */
function player<L extends string>(
  id: L,
  isFar: boolean,
): ComputerPlayer<ValleyAction, ValleyView, L> {
  return {
    id,
    choose(view, _decision, offered) {
      const outlook = look(view, isFar);
      const { stage } = view;
      switch (stage.frame) {
        case 'placing':
          return best([...eachChoice(offered)], ({ action }) => startWorth(view, action));
        case 'ordering':
          return stage.draft === null
            ? nthChoice(offered, 0)
            : nextOf(outlook, stage.draft, offered);
        default:
          return togetherOf(outlook, offered) ?? nthChoice(offered, 0);
      }
    },
    order: (view, { kind }, offered) => (isFar ? standingOrder(view, kind, offered) : null),
    // Nothing changes hands between players.
    accepts: () => false,
  };
}
