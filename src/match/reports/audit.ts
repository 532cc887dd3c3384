import type { MatchId, MatchRow } from '../../store/store.ts';
import type { Fault, App } from '../app/app.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { faultAtEnd } from '../loaded/load.ts';
import { history } from '../loaded/history.ts';

/** Is told of each inconsistent match, and called between two matches. */
export interface Auditor {
  readonly found: (match: MatchId, fault: Fault) => void;
  readonly pause: () => Promise<unknown>;
}

/** Replays every running match from its log, one after the other. This process does not play an inconsistent one on. */
export async function auditRunning(app: App, { found, pause }: Auditor): Promise<void> {
  for (const id of await app.store.idsByStatus(['running'])) {
    const row = await app.store.match(id);
    if (row?.status !== 'running') continue;
    const fault = await faultInMatch(app, row);
    if (fault !== null) {
      app.judged.set(row.id, fault);
      found(row.id, fault);
    } else if (app.judged.get(row.id)) {
      // It was mended meanwhile: whoever plays next holds it against its log again.
      app.judged.delete(row.id);
    }
    await pause();
  }
}

async function faultInMatch(app: App, row: MatchRow): Promise<Fault | null> {
  try {
    await history(app, row);
    const end = await app.store.logEnd(row.id);
    return end === null ? null : faultAtEnd(end);
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return { entry: error.entry ?? row.sequence, why };
  }
}
