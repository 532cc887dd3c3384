import type { Worker } from 'node:worker_threads';
import { createWorkerPool } from '../threads/worker-pool.ts';
import { startThread } from '../threads/start.ts';
import type { Chosen } from './think.ts';
import type { Moment } from './sample.ts';
import type { AnswerThought, DealThought, SampleWanted, Thought } from './thought.ts';

/** Where computer players think: off the main thread, knowing only what they are handed. */
export interface Mind {
  /**
   * What the player chooses, one answer after the other (`think`). Rejects with a sentence if it crashes or takes too
   * long.
   */
  choose(thought: AnswerThought): Promise<readonly Chosen[]>;
  /** Which of the offered deals the player accepts (`judge`). Rejects as `choose` does. */
  judge(thought: DealThought): Promise<number | null>;
  /**
   * Has computer players play a match that shows how a game goes, while nobody waits for a thought. Returns the stored
   * state at each of these moments (`playSample`). Rejects as `choose` does.
   */
  playSample(game: string, moments: readonly Moment[]): Promise<readonly unknown[]>;
  /** Resolves when its thread has ended; thoughts that run or wait are rejected. */
  close(): Promise<void>;
}

/** The result of a job: answers, the index of a deal, or the states of a sample match. */
export type Concluded =
  | { readonly chosen: readonly Chosen[] }
  | { readonly takes: number | null }
  | { readonly stood: readonly unknown[] };

/** A player thinks for milliseconds; one that takes seconds is stuck. */
const TIMEOUT_MS = 5_000;
/** A thread is replaced after so many thoughts, so that whatever players keep is freed. */
const THOUGHTS_PER_THREAD = 100_000;

/** Without limits, V8 lets a thread’s heap grow before it collects garbage. */
const HEAP = { maxYoungGenerationSizeMb: 4, maxOldGenerationSizeMb: 64 } as const;

/** Starts the thread in which players think. */
export const startThinking = (): Worker =>
  startThread(new URL('./worker', import.meta.url), { resourceLimits: HEAP });

/**
 * A mind with its own thread, which starts with the first thought: many apps never need it.
 *
 * @param start starts that thread; tests pass another
 */
export function createMind({
  start = startThinking,
  timeoutMs = TIMEOUT_MS,
}: {
  readonly start?: () => Worker;
  readonly timeoutMs?: number;
} = {}): Mind {
  const pool = createWorkerPool<Thought | SampleWanted, Concluded>({
    spawn: start,
    threads: 1,
    jobsPerThread: THOUGHTS_PER_THREAD,
    timeoutMs,
    // No second try: somebody waits, there is a safe answer, and what crashed once may crash again.
    tries: 1,
    failure: 'Nothing came of a thought',
  });
  const conclude = async (thought: Thought): Promise<Concluded> => {
    // The time to load must not count as time to think.
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
