import type { Random } from '../src/engine/random.ts';

/** A `Random` whose numbers are written down; its shuffles leave things as they are. */
export interface ScriptedRandom extends Random {
  /** Throws where a number is left over. */
  finish(): void;
}

/**
 * Dice in the order in which they fall. `below` takes its numbers from the same list, as they are.
 * Throws when it runs out, and where a number cannot have fallen.
 */
export function scripted(...numbers: readonly number[]): ScriptedRandom {
  let at = 0;
  const next = (least: number, most: number): number => {
    const number = numbers[at];
    if (number === undefined) throw new Error(`The script ran out after ${at} numbers.`);
    if (number < least || number > most) throw new Error(`${number} is not ${least} to ${most}.`);
    at += 1;
    return number;
  };
  return {
    below: (sides) => next(0, sides - 1),
    die: () => next(1, 6),
    shuffle: (items) => [...items],
    finish() {
      if (at < numbers.length) {
        throw new Error(`Left over: ${numbers.slice(at).join(', ')}.`);
      }
    },
  };
}
