import { Worker, type WorkerOptions } from 'node:worker_threads';

/**
 * Starts a thread from the built file, or from its source. For the source tsx is called from within the
 * thread: on Node 20 its loader does not reach a thread whose parent runs under it.
 *
 * @param module what the thread runs, without the end of its name: `…/render/worker`
 */
export function startThread(module: URL, options: WorkerOptions): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL(`${module.href}.js`), options);
  const tsx = JSON.stringify(import.meta.resolve('tsx/esm/api'));
  const source = JSON.stringify(`${module.href}.ts`);
  const run = `import(${tsx}).then(({ tsImport }) => tsImport(${source}, ${source}))`;
  return new Worker(run, { ...options, eval: true });
}
