import type { MatchId, MatchRow } from '../../store/store.ts';
import type { Fault, House } from '../app/house.ts';
import { BrokenMatch } from '../stored/broken.ts';
import { faultAtEnd } from '../loaded/log-end.ts';
import { history } from '../loaded/history.ts';

/** What is told of each match that does not hold together, and between two matches. */
export interface Auditor {
  readonly found: (match: MatchId, fault: Fault) => void;
  readonly pause: () => Promise<unknown>;
}

/**
 * Plays every running match again from its log, one after the other. One that does not hold together is not
 * played on in this process.
 */
export async function auditRunning(house: House, { found, pause }: Auditor): Promise<void> {
  for (const id of await house.store.matchesThatAre(['running'])) {
    const row = await house.store.match(id);
    if (row?.status !== 'running') continue;
    const fault = await faultOf(house, row);
    if (fault !== null) {
      house.judged.set(row.id, fault);
      found(row.id, fault);
    } else if (house.judged.get(row.id)) {
      // It was mended meanwhile: whoever plays next holds it against its log again.
      house.judged.delete(row.id);
    }
    await pause();
  }
}

async function faultOf(house: House, row: MatchRow): Promise<Fault | null> {
  try {
    await history(house, row);
    const end = await house.store.logEnd(row.id);
    return end === null ? null : faultAtEnd(end);
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return { entry: error.entry ?? row.sequence, why };
  }
}
