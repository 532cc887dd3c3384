// Fonts are registered here, for all threads; and node-canvas stays loaded: were it unloaded with the last
// thread that uses it, the process would die of a segmentation fault.
import './fonts.ts';
import { availableParallelism } from 'node:os';
import type { Worker } from 'node:worker_threads';
import type { Scene } from '../presentation/scene.ts';
import type { Standings } from '../presentation/standings.ts';
import type { Beat, Chart } from '../presentation/story.ts';
import { createWorkerPool } from '../threads/worker-pool.ts';
import { startThread } from '../threads/start.ts';
import type { Arts } from './drawings/registry.ts';
import type { ThemeId } from './palette.ts';
import type { PaintOptions } from './raster.ts';
import type { PaintJob } from './worker.ts';

export type { PaintOptions } from './raster.ts';

/** Paints scenes off the main thread. */
export interface Painter {
  /**
   * Starts the threads that paint, and resolves when each has painted something: who asks for a picture then
   * does not wait for threads to load, which takes seconds. Without it they start when first needed.
   */
  warm(): Promise<void>;
  /** A PNG of the scene. Rejects with a sentence where it cannot be painted. */
  paint(scene: Scene, options?: PaintOptions): Promise<Buffer>;
  /**
   * A PNG of a scene that only one person waits for: what is posted for everybody is painted before it. Null where
   * `signal` was aborted before it was begun. Rejects as `paint` does.
   */
  paintAfter(scene: Scene, options: PaintOptions, signal: AbortSignal): Promise<Buffer | null>;
  /**
   * A GIF of a whole match of at most so many bytes. Takes seconds, frame by frame while nothing else is
   * painted, so that no board waits for it. Rejects with a sentence where it cannot be made.
   */
  animate(beats: readonly Beat[], bytes: number, theme?: ThemeId): Promise<Buffer>;
  /**
   * A PNG of a match in numbers, or of the standings of a division, drawn while nothing else is painted. Rejects with a
   * sentence where it cannot be drawn.
   */
  draw(drawing: Chart | Standings, theme?: ThemeId): Promise<Buffer>;
  /** Resolves when the threads have ended, each after what it is painting; pictures that wait are rejected. */
  close(): Promise<void>;
}

/**
 * What node-canvas may leak in a thread goes with the thread (node-canvas #2513). Seldom: in 3,000 pictures
 * nothing was seen to leak, while each new thread costs a second and some memory for good.
 */
const PICTURES_PER_THREAD = 20_000;
const TIMEOUT_MS = 30_000;
/** How long a thread is left to finish after that: terminated within node-canvas, it takes the whole process along. */
const GRACE_MS = 2 * 60_000;

/**
 * Left to itself, V8 lets a thread's heap grow before it looks for what can go. These hold several times what a
 * thread was ever seen to need; pixels lie beside the heap and are not counted.
 */
const HEAP = { maxYoungGenerationSizeMb: 6, maxOldGenerationSizeMb: 128 } as const;

function startPainting(arts: Arts): Worker {
  const thread = startThread(new URL('./worker', import.meta.url), { resourceLimits: HEAP });
  thread.postMessage(arts);
  return thread;
}

/**
 * A painter with its own threads: two, or one where there is one core. Each is handed the art of all games once, so that
 * no scene carries any.
 */
export function createPainter({
  arts,
  threads = Math.min(2, availableParallelism()),
}: {
  readonly arts: Arts;
  readonly threads?: number;
}): Painter {
  const pool = createWorkerPool<PaintJob, Uint8Array>({
    spawn: () => startPainting(arts),
    threads,
    jobsPerThread: PICTURES_PER_THREAD,
    timeoutMs: TIMEOUT_MS,
    grace: GRACE_MS,
    tries: 2,
    failure: 'The picture could not be painted',
    // Half of a picture is copied from those of the same match, where the thread has them.
    subjectOf: (job) => (job.job === 'paint' ? job.scene.title.match : null),
  });
  return {
    warm: () => pool.start(),
    async paint(scene, options = {}) {
      return bufferOf(await pool.enqueue({ job: 'paint', scene, options }));
    },
    async paintAfter(scene, options, signal) {
      const painted = await pool.enqueueLow({ job: 'paint', scene, options }, signal);
      return painted === null ? null : bufferOf(painted);
    },
    async animate(beats, bytes, theme = 'day') {
      return bufferOf(await pool.enqueueIdle({ job: 'animate', beats, bytes, theme }));
    },
    async draw(drawing, theme = 'day') {
      return bufferOf(await pool.enqueueIdle({ job: 'draw', drawing, theme }));
    },
    close: () => pool.close(),
  };
}

const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);
