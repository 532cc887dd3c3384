import { nthChoice } from '../../engine/choices.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { ValleyAction } from './action.ts';
import { answerTo } from './steady/answers.ts';
import { lookOn, type Mind } from './steady/outlook.ts';
import { standingOrder } from './steady/standing.ts';
import type { ValleyView } from './view.ts';

/**
 * Sensible by rule of thumb, from its own view only: it weighs what its order comes to by the odds of fights, what others
 * may do then, food and children, and above all how near it is to four camps, and how near others are.
 */
export const steady = minded('steady', {
  looksAround: true,
  camps: [0, 3, 7, 12, 28, 31],
  crowned: 60,
  couple: 1.8,
  born: [1, 0.7, 0.5],
  needed: [1, 0.5],
});

/** The same, with an eye for its own people alone. */
export const hasty = minded('hasty', {
  looksAround: false,
  camps: [0, 2, 3.8, 5.4, 6.8, 7.2],
  crowned: 0,
  couple: 1,
  born: [1, 0.2, 0.15],
  needed: [0.3, 0.1],
});

/** A computer player of Valley of the Mammoths. It makes no use of chance. */
function minded<L extends string>(id: L, mind: Mind): ComputerPlayer<ValleyAction, ValleyView, L> {
  return {
    id,
    choose: (view, _decision, offered) =>
      answerTo(lookOn(view, mind), offered) ?? nthChoice(offered, 0),
    order: (view, { kind }, offered) =>
      mind.looksAround ? standingOrder(view, kind, offered) : null,
    // Nothing changes hands.
    accepts: () => false,
  };
}
