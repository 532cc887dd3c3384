import { digest } from '../engine/digest.ts';
import type { MatchId, MatchRow } from '../store/store.ts';
import type { Fault, House } from './house.ts';
import { BrokenMatch, editionOf, faultAtEnd } from './load.ts';
import { history } from './play.ts';

/** What is told of each match that does not hold together, and between two matches. */
export interface Auditor {
  readonly found: (match: MatchId, fault: Fault) => void;
  readonly pause: () => Promise<unknown>;
}

/**
 * Plays every running match again from its log, one after the other, and compares the state after each entry
 * with the one that was noted then. One that does not hold together is not played on in this process.
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
    const { game } = editionOf(house, row);
    const { matches, rows } = await history(house, row);
    const digestAt = (at: number): string => digest(game.stored(matches[at]?.state));
    const wrong = rows.findIndex(
      (logged, at) => logged.sequence !== at || digestAt(at) !== logged.digest,
    );
    if (wrong !== -1)
      return { entry: wrong, why: 'is missing, or leads to another state than it did' };
    const end = await house.store.logEnd(row.id);
    return end === null ? null : faultAtEnd(end);
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    const why = error.cause instanceof Error ? error.cause.message : String(error.cause);
    return { entry: error.entry ?? row.sequence, why };
  }
}
