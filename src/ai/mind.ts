import type { Worker } from 'node:worker_threads';
import { createWorkerPool } from '../threads/worker-pool.ts';
import { startThread } from '../threads/start.ts';
import type { Chosen } from './think.ts';
import type { Moment } from './sample.ts';
import type { AnswerThought, DealThought, SampleWanted, Thought } from './thought.ts';

/** Where computer players think: off the main thread, and knowing nothing but what they are handed. */
export interface Mind {
  /** What the player of a thought chooses, one after the other (`think`). Rejects with a sentence where it crashes, or takes too long. */
  choose(thought: AnswerThought): Promise<readonly Chosen[]>;
  /** Which of the deals that it is offered the player of a thought takes (`judge`). Rejects as `choose` does. */
  judge(thought: DealThought): Promise<number | null>;
  /**
   * Has computer players play a match that shows how a game goes, while nobody else waits for a thought: what stood at
   * each of these moments, as it is stored (`playSample`). Rejects as `choose` does.
   */
  playSample(game: string, moments: readonly Moment[]): Promise<readonly unknown[]>;
  /** Resolves when its thread has ended; who still thinks or waits is rejected. */
  close(): Promise<void>;
}

/** What comes of it: the answers to what was owed, which deal is taken, or what stood in a sample match. */
export type Concluded =
  | { readonly chosen: readonly Chosen[] }
  | { readonly takes: number | null }
  | { readonly stood: readonly unknown[] };

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
 * A mind with a thread of its own, which starts with the first thought: many apps never ask for one.
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
  const pool = createWorkerPool<Thought | SampleWanted, Concluded>({
    spawn: start,
    threads: 1,
    jobsPerThread: THOUGHTS_PER_THREAD,
    patience,
    // Somebody waits, and there is a safe answer: whoever crashed or got stuck once may do so again.
    tries: 1,
    failure: 'Nothing came of a thought',
  });
  const conclude = async (thought: Thought): Promise<Concluded> => {
    // What a thread takes to load is not the player's fault.
    await pool.start();
    return pool.enqueue(thought);
  };
  return {
    async choose(thought) {
      const concluded = await conclude(thought);
      if (!('chosen' in concluded)) throw new Error('That chooses nothing.');
      return concluded.chosen;
    },
    async judge(thought) {
      const concluded = await conclude(thought);
      if (!('takes' in concluded)) throw new Error('That judges nothing.');
      return concluded.takes;
    },
    async playSample(game, moments) {
      await pool.start();
      const concluded = await pool.enqueueIdle({ about: 'sample', game, moments });
      if (!('stood' in concluded)) throw new Error('That was no match.');
      return concluded.stood;
    },
    close: () => pool.close(),
  };
}
