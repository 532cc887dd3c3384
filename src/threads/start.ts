import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from the built file, or from its source. For the source, the thread itself loads tsx: on Node 20, tsx
 * of a parent does not reach its threads.
 *
 * @param module what the thread runs, without its extension: `…/render/worker`
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`${module.href}.js`), options);
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const source = JSON.stringify(`${module.href}.ts`);
  const run = `import(${tsx}).then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(run, { ...options, eval: true });
}
