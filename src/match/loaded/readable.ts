import type { MatchRow } from '../../store/store.ts';
import { BrokenMatch } from '../stored/broken.ts';
import type { App, Unreadable } from '../app/app.ts';
import { faultInProposal } from '../proposals/proposal.ts';
import { faultInOrder } from '../stored/order-row.ts';

/**
 * A match without the proposals and orders that do not parse: nobody can act on them, and the rest goes on. The app is
 * told of each.
 */
export function withReadable(app: App, row: MatchRow): MatchRow {
  const { id: match } = row;
  const isKept = (what: Unreadable, error: unknown): boolean => {
    if (error !== null) app.unreadable(what, error);
    return error === null;
  };
  return {
    ...row,
    proposals: row.proposals.filter((one) =>
      isKept({ match, proposal: one.id }, faultInProposal(one)),
    ),
    orders: row.orders.filter((one) =>
      isKept({ match, seat: one.seat, order: one.name }, faultInOrder(one)),
    ),
  };
}

/**
 * Reads something of one match among several; null if it does not parse, of which the app is told: it must not hide the
 * others.
 */
export function readEach<T>(app: App, row: MatchRow, read: (row: MatchRow) => T): T | null {
  try {
    return read(row);
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    app.unreadable({ match: row.id }, error.cause);
    return null;
  }
}
