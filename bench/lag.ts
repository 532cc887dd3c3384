import { setTimeout as sleep } from 'node:timers/promises';

/** How often the main thread is asked whether it is free, in milliseconds. */
const TICK_MS = 5;

/** How late the main thread is at its timers, in milliseconds, until it is stopped. */
export function watchLag(): { stop(): Promise<readonly number[]> } {
  const late: number[] = [];
  let watching = true;
  const watched = (async () => {
    while (watching) {
      const start = performance.now();
      await sleep(TICK_MS);
      late.push(performance.now() - start - TICK_MS);
    }
  })();
  return {
    stop: async () => {
      watching = false;
      await watched;
      return late;
    },
  };
}
