import type { AnyGame } from '../engine/game.ts';
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
    const deeds = [...new Set(choices.map(({ key }) => deedOf(key)))];
    const bold = deeds.filter((deed) => deed !== deedOf(safe));
    const deed = anyOf(bold.length > 0 ? bold : deeds, random);
    const ways = choices.filter(({ key }) => deedOf(key) === deed);
    if (random.below(3) === 0) return anyOf(ways, random);
    const [first] = ways;
    return first === undefined || first.key === safe ? anyOf(ways.slice(-1), random) : first;
  };
}

const deedOf = (key: string): string => key.split('.', 1)[0] ?? key;

/** Throws where there is nothing to choose from. */
function anyOf<T>(items: readonly T[], random: Random): T {
  const item = items[random.below(items.length)];
  if (item === undefined) throw new Error('There is nothing to choose from.');
  return item;
}
