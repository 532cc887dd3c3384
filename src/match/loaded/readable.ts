import type { MatchRow } from '../../store/store.ts';
import { BrokenMatch } from '../stored/broken.ts';
import type { House, Unreadable } from '../app/house.ts';
import { faultOf } from '../time/proposal.ts';
import { faultInOrder } from '../stored/trade-order.ts';

/**
 * A match without those proposals and orders that make no sense as they are stored: nobody can do anything about them,
 * and the rest goes on. The house is told of each.
 */
export function withReadable(house: House, row: MatchRow): MatchRow {
  const { id: match } = row;
  const isKept = (what: Unreadable, error: unknown): boolean => {
    if (error !== null) house.unreadable(what, error);
    return error === null;
  };
  return {
    ...row,
    proposals: row.proposals.filter((one) => isKept({ match, proposal: one.id }, faultOf(one))),
    orders: row.orders.filter((one) =>
      isKept({ match, seat: one.seat, order: one.name }, faultInOrder(one)),
    ),
  };
}

/** What is read of one match among several; null where it makes no sense, of which the house is told: it hides no others. */
export function readEach<T>(house: House, row: MatchRow, read: (row: MatchRow) => T): T | null {
  try {
    return read(row);
  } catch (error) {
    if (!(error instanceof BrokenMatch)) throw error;
    house.unreadable({ match: row.id }, error.cause);
    return null;
  }
}
