import { Worker } from 'node:worker_threads';

/** How often, within the timeout, the watching thread checks the main one. */
const LOOKS = 10;
const BEAT_MS = 1_000;

/**
 * The code of the watching thread, as text: plain JavaScript needs neither a file in the build nor a loader. It counts
 * its checks, not time, as a machine that slept must not count. It writes by `writeSync`, as output of threads goes
 * through the main one; and it kills, as a thread can end only itself.
 */
const THREAD = `
const { writeSync } = require('node:fs');
const { workerData } = require('node:worker_threads');
let seen = -1;
let still = 0;
setInterval(() => {
  const beats = Atomics.load(workerData.beats, 0);
  still = beats === seen ? still + 1 : 0;
  seen = beats;
  if (still < workerData.looks) return;
  writeSync(2, workerData.sentence + '\\n');
  process.kill(process.pid, 'SIGKILL');
}, workerData.every);
`;

/**
 * Kills the process, with this sentence on standard error, if the main thread has been stuck for `timeoutMs`
 * milliseconds: whatever else watches runs on the main thread, and is stuck as well.
 */
export function killWhenStuck(timeoutMs: number, sentence: string): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const every = timeoutMs / LOOKS;
  setInterval(() => Atomics.add(beats, 0, 1), Math.min(BEAT_MS, every / 2)).unref();
  new Worker(THREAD, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    workerData: { beats, every, looks: LOOKS, sentence },
  }).unref();
}
