import type { Logger } from 'pino';

/** What gives way where more is asked for than can be done: a picture that came after its panel, or was never begun. */
export type GaveWay = 'late' | 'given up';

const EVERY_MS = 60_000;

/** Counts what gives way, and logs it once a minute as long as something does. */
export function countGaveWay(log: Logger, now: () => number): (what: GaveWay) => void {
  const many = { late: 0, 'given up': 0 };
  let logged = 0;
  return (what) => {
    many[what] += 1;
    if (now() - logged < EVERY_MS) return;
    logged = now();
    log.info({ late: many.late, givenUp: many['given up'] }, 'pictures of panels gave way');
    many.late = 0;
    many['given up'] = 0;
  };
}
