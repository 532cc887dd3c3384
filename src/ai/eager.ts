import { anyChoice, countChoices, nthChoice } from '../engine/choices.ts';
import type { Choice, Choices } from '../engine/game.ts';
import type { Chooser } from '../engine/laws.ts';
import type { Random } from '../engine/random.ts';
import { USUAL_LANGUAGE } from '../language/languages.ts';
import type { AnyEdition } from '../presentation/edition.ts';

/**
 * Picks answers so that much happens. It takes any command but the safe one, all equally likely: with fifty ways to
 * move and one to fight, it fights as often as it moves. Of the ways to do it, it takes the one furthest from the safe
 * one, or the first, or any: lists are sorted, so several such players meet in the same places.
 */
export function eager(
  edition: Pick<AnyEdition, 'game' | 'name' | 'in'>,
): Chooser<unknown, unknown> {
  const { game } = edition;
  const words = edition.in(USUAL_LANGUAGE);
  const seats = Array.from({ length: Math.max(...game.seats) }, (_, seat) => ({
    mention: String(seat),
    computer: true,
  }));
  const table = { matchName: edition.name, seats };
  return (state, decision, choices, random) => {
    const safe = game.fallback(state, decision);
    // Amounts and picks are one command with many ways.
    if ('shape' in choices) return boldly(choices, safe, random);
    const view = game.view(state, decision.seat);
    const ways = new Map<string, Choice<unknown>[]>();
    for (const choice of choices) {
      const { command } = words.phrase(choice, decision, view, table);
      ways.set(command, [...(ways.get(command) ?? []), choice]);
    }
    const all = [...ways.values()];
    const bold = all.filter((some) => some.every(({ key }) => key !== safe));
    return boldly(anyOf(bold.length > 0 ? bold : all, random), safe, random);
  };
}

/** The way furthest from the safe one, the first, or any. */
function boldly<A>(ways: Choices<A>, safe: string, random: Random): Choice<A> {
  if (random.below(3) === 0) return anyChoice(ways, random);
  const first = nthChoice(ways, 0);
  return first.key === safe ? nthChoice(ways, countChoices(ways) - 1) : first;
}

/** Throws if there is nothing to choose from. */
function anyOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
