import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Stands in for `src/threads/start.ts`: starts a thread from what was compiled before the tests, as to load it from
 * its source costs seconds of a processor. That this works, too, is seen where `story` runs from its source.
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  return new Worker(new URL(`${module.href.replace('/src/', '/dist/')}.js`), options);
}
