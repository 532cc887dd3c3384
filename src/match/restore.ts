import { restore } from '../engine/match.ts';
import type { MatchId, MatchRow, Transaction } from '../store/store.ts';
import { enter, sitDown } from './sitting.ts';
import { save } from './save.ts';
import { type House, Refused } from './house.ts';
import { BrokenMatch } from './broken.ts';
import { type Loaded, loadFrom } from './load.ts';
import { notify } from './notice.ts';
import { entryIn } from './log.ts';

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
 * @param times how often it has gone back since this backup was made, with this time. A match that was told
 *   of as many times, and was not played since, is not told again.
 */
export async function restoreMatches(house: House, times: number): Promise<Restored> {
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
  times: number,
): Promise<'renewed' | 'told' | null> {
  if (row.status === 'open') {
    // Nothing is promised before the start, and after it somebody may have seen these dice.
    await transaction.changeMatch(row.id, { seed: house.secret(16), salt: house.secret(16) });
    await showAsItIs(house, row, transaction);
    return null;
  }
  if (row.status !== 'running') return null;
  const loaded = await loadFrom(house, row, transaction);
  const count = (await countInBackup(loaded, transaction)) + times;
  if (loaded.match.restores >= count) return 'told';
  const restored = restore(loaded.match, count);
  if (!restored.ok) throw new Refused(restored.refusal);
  const sitting = sitDown(loaded, transaction, []);
  sitting.callsAll = true;
  enter(house, sitting, restored.value);
  await save(house, sitting);
  await showAsItIs(house, row, transaction);
  return 'renewed';
}

/** How often a match had gone back when its backup was made: what it was told since stands at the end of its log. */
async function countInBackup({ row, match }: Loaded, transaction: Transaction): Promise<number> {
  const [last] = await transaction.entries(row.id, row.sequence, row.sequence);
  if (last === undefined || entryIn(last).kind !== 'restore') return match.restores;
  const entries = (await transaction.entries(row.id)).map(entryIn);
  const played = entries.findLastIndex(({ kind }) => kind !== 'restore');
  const before = entries.slice(0, played).findLast((entry) => entry.kind === 'restore');
  return before?.count ?? 0;
}

/** The message by which people joined may show what was lost: who joined, that it began or that it ended. */
async function showAsItIs(house: House, row: MatchRow, transaction: Transaction): Promise<void> {
  await notify(transaction, row.id, { kind: 'lobby' }, house.now());
}
