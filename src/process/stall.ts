import { Worker } from 'node:worker_threads';

/** How many times within its patience the thread looks whether the main one has moved on. */
const LOOKS = 10;
const BEAT_MS = 1_000;

/**
 * What the thread runs, as text: plain JavaScript needs neither a file of its own in the build nor a loader in
 * the thread. It counts its looks and not the hours, as a machine that slept must not count. It writes by
 * itself, as what threads say goes through the main one; and as a thread can end only itself, it kills.
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
 * Kills the process, with this sentence on standard error, when the main thread has been stuck for so many
 * milliseconds: whatever else watches runs on it, and is stuck as well.
 */
export function killWhenStuck(patience: number, sentence: string): void {
  const beats = new Int32Array(new SharedArrayBuffer(4));
  const every = patience / LOOKS;
  setInterval(() => Atomics.add(beats, 0, 1), Math.min(BEAT_MS, every / 2)).unref();
  new Worker(THREAD, {
    eval: true,
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: 16, maxYoungGenerationSizeMb: 2 },
    workerData: { beats, every, looks: LOOKS, sentence },
  }).unref();
}
