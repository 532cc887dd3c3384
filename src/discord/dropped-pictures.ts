import type { Logger } from 'pino';

/** What gives way where more is asked for than can be done: a picture that came after its panel, or was never begun. */
export type GaveWay = 'late' | 'given up';

const EVERY_MS = 60_000;

/** Counts what gives way, and logs a minute after the first what came in it. */
export function countGaveWay(log: Logger): (what: GaveWay) => void {
  const many = { late: 0, 'given up': 0 };
  let waiting = false;
  const tell = (): void => {
    log.info({ late: many.late, givenUp: many['given up'] }, 'pictures of panels gave way');
    many.late = 0;
    many['given up'] = 0;
    waiting = false;
  };
  return (what) => {
    many[what] += 1;
    if (!waiting) setTimeout(tell, EVERY_MS).unref();
    waiting = true;
  };
}
