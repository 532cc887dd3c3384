import type { Worker } from 'node:worker_threads';
import { createCrew } from '../threads/crew.ts';
import { startThread } from '../threads/start.ts';
import type { Chosen, Thought } from './think.ts';

/** Where computer players think: off the main thread, and knowing nothing but what they are handed. */
export interface Mind {
  /** What the player of a thought chooses, one after the other (`think`). Rejects with a sentence where it crashes, or takes too long. */
  choose(thought: Thought): Promise<readonly Chosen[]>;
  /** Resolves when its thread has ended; who still thinks or waits is rejected. */
  close(): Promise<void>;
}

/** A player thinks for milliseconds; one that takes seconds is stuck. */
const PATIENCE_MS = 5_000;
/** Enough for whatever a player may keep, and seldom. */
const THOUGHTS_PER_THREAD = 100_000;

/** Left to itself, V8 lets a thread's heap grow before it looks for what can go. */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 } as const;

/** Starts the thread in which players think. */
export const startThinking = (): Worker =>
  startThread(new URL('./worker', import.meta.url), { resourceLimits: HEAP });

/**
 * A mind with a thread of its own, which starts with the first thought: many houses never ask for one.
 *
 * @param start starts that thread; a test may have another one
 */
export function createMind({
  start = startThinking,
  patience = PATIENCE_MS,
}: {
  readonly start?: () => Worker;
  readonly patience?: number;
} = {}): Mind {
  const crew = createCrew<Thought, readonly Chosen[]>({
    start,
    threads: 1,
    jobsPerThread: THOUGHTS_PER_THREAD,
    patience,
    // Somebody waits, and there is a safe answer: whoever crashed or got stuck once may do so again.
    tries: 1,
    failure: 'Nothing came of a thought',
  });
  return {
    async choose(thought) {
      // What a thread takes to load is not the player's fault.
      await crew.muster();
      return crew.run(thought);
    },
    close: () => crew.dismiss(),
  };
}
