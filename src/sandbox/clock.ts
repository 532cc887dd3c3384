/** The time of a sandbox: handed in, so that a test need not wait three seconds or fifteen minutes. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs once after `ms` milliseconds; the answer cancels it. */
  after(ms: number, run: () => void): () => void;
}

/** A clock that goes by another one and can be set ahead by hand. */
export interface MovableClock extends Clock {
  /** Sets it ahead by `ms` milliseconds; timers that run go by the time that really passes. */
  move(ms: number): void;
}

/** A clock that goes by another one until it is set ahead. */
export function movableClock(by: Clock = systemClock): MovableClock {
  let ahead = 0;
  return {
    now: () => by.now() + ahead,
    after: (ms, run) => by.after(ms, run),
    move(ms) {
      ahead += ms;
    },
  };
}

/** A clock that stands still until it is advanced. */
export interface ManualClock extends Clock {
  /** Moves on by `ms` milliseconds and runs whatever falls due, in order. */
  advance(ms: number): void;
}

/** The clock of the machine. Its timers keep no process alive. */
export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, run) {
    const timer = setTimeout(run, ms);
    timer.unref();
    return () => clearTimeout(timer);
  },
};

/** A clock for tests that starts at `start` (milliseconds since 1970, 2015 or later). */
export function manualClock(start: number = Date.UTC(2026, 0, 1)): ManualClock {
  interface Timer {
    readonly at: number;
    readonly run: () => void;
  }
  let now = start;
  const timers = new Set<Timer>();
  const nextDue = (until: number): Timer | undefined =>
    [...timers].filter((timer) => timer.at <= until).toSorted((one, other) => one.at - other.at)[0];
  return {
    now: () => now,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.add(timer);
      return () => timers.delete(timer);
    },
    advance(ms) {
      const until = now + ms;
      for (let timer = nextDue(until); timer !== undefined; timer = nextDue(until)) {
        timers.delete(timer);
        now = timer.at;
        timer.run();
      }
      now = until;
    },
  };
}
