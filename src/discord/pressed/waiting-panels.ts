import type { Logger } from 'pino';
import { owes } from '../../panel/pressed/own-panel.ts';
import type { MatchId } from '../../store/store.ts';
import type { WaitingPanels } from '../context.ts';

/** How long a message that only its reader sees can be changed after the press that made it, less the time that takes. */
const TOKEN_MS = 14.5 * 60_000;
/** So many panels are kept. */
const PANELS = 1_000;

/** A panel that waits, and until when it can be changed. */
interface Kept {
  readonly match: MatchId;
  readonly user: string;
  readonly until: number;
  readonly signal: AbortSignal;
}

/** No panels yet. */
export function openWaitingPanels(log: Logger, now: () => Date): WaitingPanels {
  /** What shows each anew, the oldest first. */
  const waiting = new Map<() => Promise<boolean>, Kept>();
  const atWork = new Set<Promise<void>>();
  return {
    keep({ match, user }, pressedAt, signal, anew) {
      const until = pressedAt + TOKEN_MS;
      if (signal.aborted || until <= now().getTime()) return;
      waiting.set(anew, { match, user, until, signal });
      const [oldest] = waiting.keys();
      if (waiting.size > PANELS && oldest !== undefined) waiting.delete(oldest);
    },
    told(match, row) {
      for (const [anew, kept] of waiting) {
        if (kept.signal.aborted || kept.until <= now().getTime()) waiting.delete(anew);
        // Mostly it waits on. Whoever was asked since then is told so as well, and this called again.
        else if (kept.match === match && (row === null || owes(row, kept.user))) {
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
