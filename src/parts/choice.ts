import type { Action } from '../engine/frame.ts';
import type { Amounts, Choice } from '../engine/game.ts';

/**
 * A choice that is made once and used again: a list of choices is a list of references, which is what makes
 * self-play fast.
 */
export function choice<const A extends Action>(key: string, action: A): Choice<A> {
  return Object.freeze({ key, action: Object.freeze(action) });
}

/** Shapes of choices by a name, made when they first come up: for a game in which there are not many. */
export function keptAmounts<A>(): (name: string, make: () => Amounts<A>) => Amounts<A> {
  const kept = new Map<string, Amounts<A>>();
  return (name, make) => {
    let shape = kept.get(name);
    if (shape === undefined) {
      shape = make();
      kept.set(name, shape);
    }
    return shape;
  };
}
