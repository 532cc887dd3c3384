import type { Choice, Decision } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** The computer player of any game that takes any choice, each as likely, and looks at nothing. */
export const randomPlayer = {
  id: 'random',
  name: 'Random',
  /** Throws where there is nothing to choose from. */
  choose<A>(
    _view: unknown,
    decision: Decision,
    choices: readonly Choice<A>[],
    random: Random,
  ): Choice<A> {
    const choice = choices[random.below(choices.length)];
    if (choice === undefined) throw new Error(`Nothing can be chosen for ${decision.id}.`);
    return choice;
  },
  /** It takes every trade that is offered. */
  accepts: (): boolean => true,
};
