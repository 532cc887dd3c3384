import type { SeatRow } from '../../store/store.ts';
import { settledClock } from '../time/clock.ts';
import { editionOf, playerAt } from '../stored/edition.ts';
import { loadFrom } from '../loaded/load.ts';
import type { NoticeOf } from '../app/notice.ts';
import { voidProposals } from '../proposals/proposal.ts';
import { save } from '../play/save.ts';
import { beginUpdate } from '../loaded/update.ts';
import { endSearches } from '../play/searches.ts';
import { type Locked, tell } from '../app/locked.ts';

/**
 * Has computer players play a match to its end for everybody, so that it has a result by its rules, for those who sat
 * there.
 */
export async function settleIn(
  locked: Locked,
  whose: Pick<NoticeOf<'settling'>, 'by' | 'why'>,
): Promise<void> {
  const { app, transaction, row } = locked;
  const { id: level } = playerAt(editionOf(app, row), null);
  const unsought = await endSearches(locked);
  const seats = unsought.map(
    (one): SeatRow => (one.heldBy === 'person' ? { ...one, heldBy: 'computer', level } : one),
  );
  const settled = { ...row, seats, halt: null, clock: settledClock({ ...row, seats }) };
  await transaction.changeMatch(row.id, { halt: null });
  await tell(locked, { kind: 'settling', ...whose });
  // No person is left who could agree to anything.
  await voidProposals(locked, () => true);
  const loaded = await loadFrom(app, settled, transaction);
  await save(beginUpdate(app, loaded, transaction, []));
}
