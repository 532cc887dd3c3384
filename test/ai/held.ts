import type { Mind } from '../../src/ai/mind.ts';
import type { AnswerThought, DealThought } from '../../src/ai/thought.ts';
import { SHELF } from '../../src/games/index.ts';
import type { App } from '../../src/match/app/app.ts';
import { mindAtOnce } from './at-once.ts';

/** A mind that can be told to take its time. */
export interface HeldMind extends Mind {
  /** Everything that it was to answer, oldest first, and everything that it was to judge. */
  readonly thoughts: AnswerThought[];
  readonly judged: DealThought[];
  /** Has it think no further from now on. Resolves when it is in the middle of a thought. */
  hold(): Promise<void>;
  /** Has it think on. */
  release(): void;
}

export function heldMind(shelf: () => App['shelf'] = () => SHELF): HeldMind {
  const mind = mindAtOnce(shelf);
  const thoughts: AnswerThought[] = [];
  const judged: DealThought[] = [];
  const nothing = (): void => {};
  let held: Promise<void> | null = null;
  let release = nothing;
  let reached = nothing;
  return {
    thoughts,
    judged,
    async choose(thought) {
      thoughts.push(thought);
      reached();
      await held;
      return mind.choose(thought);
    },
    async judge(thought) {
      judged.push(thought);
      reached();
      await held;
      return mind.judge(thought);
    },
    playSample: (game, moments) => mind.playSample(game, moments),
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
