import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { auditRunning } from '../match/reports/audit.ts';
import type { App, Unattended } from '../match/app/app.ts';

/** The hour in which fewest people play, by the machine’s clock. */
const HOUR = 4;
const LOOK_EVERY_MS = 10 * 60_000;
const PAUSE_MS = 100;

/**
 * Once a night: replays all running matches and logs an error for each that does not agree with its log, vacuums the
 * database, and prunes what is kept beside it. Returns how to stop.
 */
export function watchNights(
  parts: Unattended,
  log: Logger,
  prune: (now: Date) => Promise<void>,
): () => Promise<void> {
  const app: App = { ...parts, announce: () => {}, think: async () => null };
  const closing = new AbortController();
  let last = '';
  let work: Promise<void> = Promise.resolve();

  const audit = async (): Promise<void> => {
    try {
      await auditRunning(app, {
        found: (match, { entry, why }) =>
          log.error(
            { match, entry, why },
            'a stored match does not hold together: somebody changed what is stored, or the code of the game while the match ran',
          ),
        pause: () => sleep(PAUSE_MS, null, { signal: closing.signal }),
      });
    } catch (err) {
      if (!closing.signal.aborted) log.error({ err }, 'the stored matches could not be audited');
    }
  };

  const clearAway = async (): Promise<void> => {
    try {
      await app.store.vacuum();
      await prune(app.now());
    } catch (err) {
      log.error({ err }, 'what is not needed any more could not be cleared away');
    }
  };

  const timer = setInterval(() => {
    const now = app.now();
    if (now.getHours() !== HOUR || now.toDateString() === last) return;
    last = now.toDateString();
    work = work.then(audit).then(clearAway);
  }, LOOK_EVERY_MS);

  return async () => {
    clearInterval(timer);
    closing.abort();
    await work;
  };
}
