import { anyChoice, countChoices, nthChoice } from '../engine/choices.ts';
import type { AnyGame, Choice, Choices } from '../engine/game.ts';
import type { Chooser } from '../engine/laws.ts';
import type { Random } from '../engine/random.ts';

/**
 * Who picks the answers of a match in which much is to happen. It takes any thing to do but the safe one, each
 * as likely: where there are fifty ways to move and one to fight, it fights as often as it moves. Then it takes
 * the way that is furthest from the safe one, or the first, or any: lists are in an order, so several of it
 * meet in the same places. What is to be done is the first word of a choice's key.
 */
export function eager(game: AnyGame): Chooser<unknown, unknown> {
  return (state, decision, choices, random) => {
    const safe = game.fallback(state, decision);
    // Amounts and picks are one thing to do, in many ways.
    const deeds =
      'shape' in choices ? [choices.name] : [...new Set(choices.map(({ key }) => deedOf(key)))];
    const bold = deeds.filter((deed) => deed !== deedOf(safe));
    const deed = anyOf(bold.length > 0 ? bold : deeds, random);
    const ways = 'shape' in choices ? choices : choices.filter(({ key }) => deedOf(key) === deed);
    return boldly(ways, safe, random);
  };
}

/** The way that is furthest from the safe one, the first, or any. */
function boldly<A>(ways: Choices<A>, safe: string, random: Random): Choice<A> {
  if (random.below(3) === 0) return anyChoice(ways, random);
  const first = nthChoice(ways, 0);
  return first.key === safe ? nthChoice(ways, countChoices(ways) - 1) : first;
}

const deedOf = (key: string): string => key.split('.', 1)[0] ?? key;

/** Throws where there is nothing to choose from. */
function anyOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
