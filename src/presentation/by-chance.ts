import { anyChoice, countChoices } from '../engine/choices.ts';
import type { Choice, Choices, Decision } from '../engine/game.ts';
import type { Random } from '../engine/random.ts';

/** The computer player of a game that has no better one: it takes any choice, each as likely, and looks at nothing. */
export const byChance = {
  id: 'hasty',
  /** Throws where there is nothing to choose from. */
  choose<A>(_view: unknown, decision: Decision, choices: Choices<A>, random: Random): Choice<A> {
    if (countChoices(choices) === 0) throw new Error(`Nothing can be chosen for ${decision.id}.`);
    return anyChoice(choices, random);
  },
  /** It takes every trade that is offered. */
  accepts: (): boolean => true,
} as const;
