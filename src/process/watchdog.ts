import type { Wellness } from './health.ts';

/** The time between checks, in milliseconds. */
const LOOK_MS = 5_000;

/** What is watched, and how long it may be unwell. */
export interface Watched {
  readonly look: () => Promise<Wellness>;
  /** Milliseconds. */
  readonly timeoutMs: number;
  /** Called once, with what is missing, when the bot has not been well for so long. */
  readonly giveUp: (missing: Exclude<Wellness, 'well'>) => void;
}

/** Starts to watch. Returns how to stop. */
export function keepWatch({ look, timeoutMs, giveUp }: Watched): () => void {
  let lastWell = performance.now();
  let looking = false;
  let over = false;
  const watch = async (): Promise<void> => {
    looking = true;
    const wellness = await look();
    looking = false;
    if (over) return;
    if (wellness === 'well') {
      lastWell = performance.now();
    } else if (performance.now() - lastWell >= timeoutMs) {
      stop();
      giveUp(wellness);
    }
  };
  const timer = setInterval(
    () => {
      if (!looking) void watch();
    },
    Math.min(LOOK_MS, timeoutMs),
  );
  timer.unref();
  const stop = (): void => {
    over = true;
    clearInterval(timer);
  };
  return stop;
}
