// Loaded here as well, though only the threads draw: when the last thread that uses it ends, node-canvas is
// unloaded with it, and the process dies of a segmentation fault.
import 'canvas';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { Scene } from '../presentation/scene.ts';
import { createCrew } from './crew.ts';
import type { PaintOptions } from './raster.ts';
import type { PaintJob } from './worker.ts';

export type { PaintOptions } from './raster.ts';

/** Paints scenes off the main thread. */
export interface Painter {
  /** A PNG of the scene. Rejects with a sentence where it cannot be painted. */
  paint(scene: Scene, options?: PaintOptions): Promise<Buffer>;
  /** Stops the threads; pictures that wait are rejected. */
  close(): Promise<void>;
}

/** Memory that node-canvas leaks in a thread goes with the thread (node-canvas #2513). */
const PICTURES_PER_THREAD = 1000;
const PATIENCE_MS = 30_000;

/**
 * Starts the worker from the built file, or from its source. For the source tsx is called from within the
 * thread: on Node 20 its loader does not reach a thread whose parent runs under it.
 */
function startWorker(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./worker.js', import.meta.url));
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const source = JSON.stringify(new URL('./worker.ts', import.meta.url).href);
  const run = `import(${tsx}).then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(run, { eval: true });
}

/** A painter with its own threads (two, or as many as there are cores), started when first needed. */
export function createPainter({
  threads = Math.min(2, availableParallelism()),
}: {
  readonly threads?: number;
} = {}): Painter {
  const crew = createCrew<PaintJob, Uint8Array>({
    start: startWorker,
    threads,
    jobsPerThread: PICTURES_PER_THREAD,
    patience: PATIENCE_MS,
  });
  return {
    async paint(scene, options = {}) {
      const png = await crew.run({ scene, options });
      return Buffer.from(png.buffer, png.byteOffset, png.byteLength);
    },
    close: () => crew.dismiss(),
  };
}
