import { nthChoice } from '../../engine/choices.ts';
import type { ComputerPlayer } from '../../presentation/edition.ts';
import type { ValleyAction } from './action.ts';
import { answerTo } from './steady/answers.ts';
import { lookOn, type Mind } from './steady/outlook.ts';
import type { ValleyView } from './view.ts';

/**
 * Sensible by rule of thumb, from its own view only: it weighs what its order comes to by the odds of fights, what others
 * may do then, food and children, and above all how near it is to four camps, and how near others are.
 */
export const steady = minded('steady', {
  looksAround: true,
  camps: [0, 4, 8, 12, 24, 25],
  crowned: 60,
});

/** The same, with an eye for its own people alone. */
export const hasty = minded('hasty', {
  looksAround: false,
  camps: [0, 2, 4, 6, 9, 9.5],
  crowned: 3,
});

/** A computer player of Valley of the Mammoths. It makes no use of chance. */
function minded<L extends string>(id: L, mind: Mind): ComputerPlayer<ValleyAction, ValleyView, L> {
  return {
    id,
    choose: (view, _decision, offered) =>
      answerTo(lookOn(view, mind), offered) ?? nthChoice(offered, 0),
    // Nothing changes hands.
    accepts: () => false,
  };
}
