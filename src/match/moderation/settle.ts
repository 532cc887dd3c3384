import type { MatchRow, SeatRow, Transaction } from '../../store/store.ts';
import { settledClock } from '../time/clock.ts';
import { editionOf, playerAt } from '../stored/edition.ts';
import type { App } from '../app/app.ts';
import { loadFrom } from '../loaded/load.ts';
import { type NoticeOf, notify } from '../app/notice.ts';
import { voidProposals } from '../proposals/proposal.ts';
import { save } from '../play/save.ts';
import { sitDown } from '../loaded/sitting.ts';
import { endSearches } from '../play/searches.ts';

/**
 * Has computer players play a match to its end for everybody, so that it has a result by its rules. Its row is locked.
 * The result is that of those who sat there.
 */
export async function settleIn(
  app: App,
  transaction: Transaction,
  row: MatchRow,
  whose: Pick<NoticeOf<'settling'>, 'by' | 'why'>,
): Promise<void> {
  const { id: level } = playerAt(editionOf(app, row), null);
  const unsought = await endSearches(app, transaction, row);
  const seats = unsought.map(
    (one): SeatRow => (one.heldBy === 'person' ? { ...one, heldBy: 'computer', level } : one),
  );
  const settled = { ...row, seats, halt: null, clock: settledClock({ ...row, seats }) };
  await transaction.changeMatch(row.id, { halt: null });
  await notify(transaction, row.id, { kind: 'settling', ...whose }, app.now());
  // No person is left who could agree to anything.
  await voidProposals(app, transaction, row.id, () => true);
  const loaded = await loadFrom(app, settled, transaction);
  await save(app, sitDown(loaded, transaction, []));
}
