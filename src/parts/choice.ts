import type { Action } from '../engine/frame.ts';
import type { Amounts, Choice } from '../engine/game.ts';

/** Makes a choice once, to be reused: lists of choices are then lists of references, which makes self-play fast. */
export function choice<const A extends Action>(key: string, action: A): Choice<A> {
  return Object.freeze({ key, action: Object.freeze(action) });
}

/** A cache of amounts by name, for a game that has few of them. */
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
