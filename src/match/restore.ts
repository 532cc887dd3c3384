import { restore } from '../engine/match.ts';
import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { enter, save, sitDown } from './commit.ts';
import { type House, Refused } from './house.ts';
import { BrokenMatch, loadFrom } from './load.ts';
import { entryIn } from './look.ts';
import { REFUSALS } from './sentences.ts';

/** What became of the matches when the house went back to a backup. */
export interface Restored {
  /** These go on with new dice, and say so in their threads. */
  readonly renewed: readonly MatchId[];
  /** These were told before, and nothing was played since. */
  readonly told: readonly MatchId[];
  /** These cannot be read, and were left alone. */
  readonly broken: readonly MatchId[];
}

/**
 * Tells every match that the house went back to a backup: what came after it may have been seen, so dice to
 * come, ids of questions and numbers of messages must be none of those that were lost.
 *
 * @param times how often it has gone back since this backup was made, with this time; null where that is
 *   not said: then it is the first time, and a match is told of it once
 */
export async function restoreMatches(house: House, times: number | null): Promise<Restored> {
  const restored: Record<keyof Restored, MatchId[]> = { renewed: [], told: [], broken: [] };
  await house.store.skipNumbers();
  for (const id of await house.store.matchesThatAre(['open', 'running'])) {
    try {
      const became = await house.store.transaction(async (transaction) => {
        const row = await transaction.lockMatch(id);
        return row === null ? null : restoreMatch(house, row, transaction, times);
      });
      if (became !== null) restored[became].push(id);
    } catch (error) {
      if (!(error instanceof BrokenMatch)) throw error;
      restored.broken.push(id);
    }
  }
  house.announce();
  return restored;
}

async function restoreMatch(
  house: House,
  row: MatchRow,
  transaction: Transaction,
  times: number | null,
): Promise<'renewed' | 'told' | null> {
  if (row.status === 'open') {
    // Nothing is promised before the start, and after it somebody may have seen these dice.
    await transaction.changeMatch(row.id, { seed: house.secret(16), salt: house.secret(16) });
    return null;
  }
  if (row.status !== 'running') return null;
  const [last] = await transaction.entries(row.id, row.sequence, row.sequence);
  if (times === null && last !== undefined && entryIn(last).kind === 'restore') return 'told';
  const loaded = await loadFrom(house, row, transaction);
  const restored = restore(loaded.match, loaded.match.restores + (times ?? 1));
  if (!restored.ok) throw new Refused(REFUSALS[restored.refusal]);
  const sitting = sitDown(loaded, transaction, null);
  // Nobody knows any more what was asked: everybody who is to act is called.
  sitting.othersActed = true;
  enter(house, sitting, restored.value);
  await save(house, sitting);
  return 'renewed';
}
