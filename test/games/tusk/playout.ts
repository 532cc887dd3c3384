import { eachChoice } from '../../../src/engine/choices.ts';
import type { Answer, Step } from '../../../src/engine/game.ts';
import type { Random } from '../../../src/engine/random.ts';
import type { TuskAction } from '../../../src/games/tusk/action.ts';
import type { TuskEvent } from '../../../src/games/tusk/event.ts';
import { tusk } from '../../../src/games/tusk/rules.ts';
import type { TuskState } from '../../../src/games/tusk/state.ts';

/** The version whose numbers the examples of the tests are made with. */
const EXAMPLES = 1;

export interface RandomStep {
  readonly answers: readonly Answer<TuskAction>[];
  readonly step: Step<TuskState, TuskEvent>;
}

/** Answers at random: one of the open decisions, or all the sealed ones. */
export function randomStep(state: TuskState, random: Random): RandomStep {
  const open = tusk.decisions(state).filter(({ owed }) => owed);
  const [first] = open;
  if (first === undefined) throw new Error('Nobody is asked.');
  const answered = first.sealed ? open : [open[random.below(open.length)] ?? first];
  const answers = answered.map((decision) => {
    const choices = [...eachChoice(tusk.choices(state, decision))];
    const choice = choices[random.below(choices.length)];
    if (choice === undefined) throw new Error(`${decision.id} has no choice.`);
    return { decision, action: choice.action };
  });
  return { answers, step: tusk.apply(state, answers, random) };
}

/** A match before its first answer. */
export function begin(seats: number, random: Random): TuskState {
  return tusk.setup({}, seats, random, EXAMPLES).state;
}
