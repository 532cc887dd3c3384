import type { Logger } from 'pino';
import type { MatchId } from '../../store/store.ts';
import type { WaitingPanels } from '../context.ts';

/** How long a message that only its reader sees can be changed after the press that made it, less the time that takes. */
const TOKEN_MS = 14.5 * 60_000;
/** So many panels are kept. */
const PANELS = 1_000;

/** A panel that waits, and until when it can be changed. */
interface Kept {
  readonly match: MatchId;
  readonly until: number;
  readonly signal: AbortSignal;
}

/** No panels yet. */
export function openWaitingPanels(log: Logger, now: () => Date): WaitingPanels {
  /** What shows each anew, the oldest first. */
  const waiting = new Map<() => Promise<boolean>, Kept>();
  const atWork = new Set<Promise<void>>();
  return {
    keep(match, pressedAt, signal, anew) {
      const until = pressedAt + TOKEN_MS;
      if (signal.aborted || until <= now().getTime()) return;
      waiting.set(anew, { match, until, signal });
      const [oldest] = waiting.keys();
      if (waiting.size > PANELS && oldest !== undefined) waiting.delete(oldest);
    },
    told(match) {
      for (const [anew, kept] of waiting) {
        if (kept.signal.aborted || kept.until <= now().getTime()) waiting.delete(anew);
        else if (kept.match === match) {
          // While it is made anew it does not wait.
          waiting.delete(anew);
          const work: Promise<void> = anew()
            .then((isShown) => {
              if (!isShown) waiting.set(anew, kept);
            })
            .catch((err: unknown) => log.info({ match, err }, 'a panel that waits stays as it was'))
            .finally(() => atWork.delete(work));
          atWork.add(work);
        }
      }
    },
    async settled() {
      while (atWork.size > 0) await Promise.all(atWork);
    },
  };
}
