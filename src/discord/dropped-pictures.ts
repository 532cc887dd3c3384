import type { Logger } from 'pino';

/** A picture that a panel is sent without: it is late and is put in after it, or it was never begun (`given up`). */
export type DroppedPicture = 'late' | 'given up';

const EVERY_MS = 60_000;

/** Counts dropped pictures, and logs their number a minute after the first. */
export function countDroppedPictures(log: Logger): (what: DroppedPicture) => void {
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
