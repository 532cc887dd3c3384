/** How often health is looked at, in milliseconds. */
const LOOK_MS = 5_000;

/** What is watched, and for how long it may be ill. */
export interface Watched {
  readonly healthy: () => Promise<boolean>;
  /** Milliseconds. */
  readonly patience: number;
  /** Called once: when it has not been healthy for so long, and nobody could see it recover. */
  readonly giveUp: () => void;
}

/** Watches from now on. Returns how to stop. A look that is never answered counts as ill. */
export function keepWatch({ healthy, patience, giveUp }: Watched): () => void {
  let lastWell = performance.now();
  let looking = false;
  const look = async (): Promise<void> => {
    looking = true;
    if (await healthy().catch(() => false)) lastWell = performance.now();
    looking = false;
  };
  const timer = setInterval(
    () => {
      if (performance.now() - lastWell >= patience) {
        clearInterval(timer);
        giveUp();
      } else if (!looking) {
        void look();
      }
    },
    Math.min(LOOK_MS, patience),
  );
  timer.unref();
  return () => clearInterval(timer);
}
