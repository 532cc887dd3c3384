import type { Mind } from '../../src/ai/mind.ts';
import type { Thought } from '../../src/ai/think.ts';
import { SHELF } from '../../src/games/index.ts';
import type { House } from '../../src/match/house.ts';
import { mindAtOnce } from './at-once.ts';

/** A mind that can be told to take its time. */
export interface HeldMind extends Mind {
  /** Everything that it was handed, oldest first. */
  readonly thoughts: Thought[];
  /** Has it think no further from now on. Resolves when it is in the middle of a thought. */
  hold(): Promise<void>;
  /** Has it think on. */
  release(): void;
}

export function heldMind(shelf: () => House['shelf'] = () => SHELF): HeldMind {
  const mind = mindAtOnce(shelf);
  const thoughts: Thought[] = [];
  const nothing = (): void => {};
  let held: Promise<void> | null = null;
  let release = nothing;
  let reached = nothing;
  return {
    thoughts,
    async choose(thought) {
      thoughts.push(thought);
      reached();
      await held;
      return mind.choose(thought);
    },
    close: () => mind.close(),
    hold() {
      held = new Promise((resolve) => {
        release = resolve;
      });
      return new Promise((resolve) => {
        reached = resolve;
      });
    },
    release() {
      held = null;
      release();
    },
  };
}
