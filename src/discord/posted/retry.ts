import type { Telling } from './telling.ts';

/** After having failed for so long, a message makes do without what cannot be had. */
const WITHOUT_AFTER_MS = 5_000;

/** Whether a message has failed for so long that it goes without what fails: a picture, or a DM. */
export const makesDo = ({ app, row: { failingSince } }: Pick<Telling, 'app' | 'row'>): boolean =>
  failingSince !== null && app.now().getTime() - failingSince.getTime() >= WITHOUT_AFTER_MS;

/** How soon something is tried again that has failed for the first time, in milliseconds; after that it is twice as long each time. */
const SOON_MS = 2_000;

/**
 * When something is tried next that has failed since then, `longestMs` after the time before at most: by itself, as
 * whoever tries it meanwhile must not put that off.
 */
export function triedNext(since: Date, now: Date, longestMs: number): Date {
  let [at, wait] = [since.getTime() + SOON_MS, SOON_MS];
  while (at <= now.getTime() && wait < longestMs) {
    at += wait;
    wait = Math.min(longestMs, 2 * wait);
  }
  const missed = at > now.getTime() ? 0 : Math.floor((now.getTime() - at) / longestMs) + 1;
  return new Date(at + missed * longestMs);
}
