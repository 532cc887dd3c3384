import { pickThings, withAmounts } from '../../engine/choices.ts';
import type { Choice, Choices, Goods } from '../../engine/game.ts';
import { best } from '../../parts/best.ts';

/**
 * The answer that comes of adding one after the other where it is worth most, until no more may be added or none that
 * is left out would be worth anything; undefined where that is no answer.
 *
 * @param worth what one more of a kind is worth, beside what has been added
 */
export function added<A>(
  shape: Choices<A>,
  worth: (kind: string, given: Goods) => number,
): Choice<A> | undefined {
  if (!('shape' in shape) || shape.shape !== 'amounts') return undefined;
  const given: Record<string, number> = {};
  for (let count = 0; count < shape.total.most; count += 1) {
    const open = shape.kinds.filter(({ kind, most }) => (given[kind] ?? 0) < most);
    if (open.length === 0) break;
    const { kind } = best(open, (one) => worth(one.kind, given));
    if (count >= shape.total.least && worth(kind, given) <= 0) break;
    given[kind] = (given[kind] ?? 0) + 1;
  }
  const made = withAmounts(shape, given);
  return made.ok ? made.value : undefined;
}

/** The same of picks: each thing once, as many as may be. */
export function picked<A>(
  shape: Choices<A>,
  worth: (thing: string, given: readonly string[]) => number,
): Choice<A> | undefined {
  if (!('shape' in shape) || shape.shape !== 'picks') return undefined;
  const given: string[] = [];
  while (given.length < shape.many.most) {
    const open = shape.things.filter((thing) => !given.includes(thing));
    given.push(best(open, (thing) => worth(thing, given)));
  }
  const made = pickThings(shape, given);
  return made.ok ? made.value : undefined;
}
