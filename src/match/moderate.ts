import type { Deed, MatchRow, Transaction } from '../store/store.ts';
import type { House, Press, Refused } from './house.ts';
import { notify } from './notice.ts';

/** What a moderator did, to be told in the match's thread. */
export type Ruled = { readonly ruling: number } | null;

/**
 * Lets the host do something; or a moderator of the match's channel in its place, whose deed is kept.
 * Throws `refused` for anybody else.
 */
export async function hostOrModerator(
  house: House,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  deed: Deed,
  refused: Refused,
): Promise<Ruled> {
  if (row.host === press.user.id) return null;
  return moderatorOnly(house, press, row, transaction, deed, refused);
}

/** Keeps the deed of a moderator. Throws `refused` for anybody else, its host too. */
export async function moderatorOnly(
  house: House,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  deed: Deed,
  refused: Refused,
): Promise<Ruled> {
  if (!press.moderates(row.home)) throw refused;
  const at = house.now();
  const { id: by } = press.user;
  return { ruling: await transaction.rule({ match: row.id, at, by, agreed: null, deed }) };
}

/** Has a ruling told in the match's thread, after what was to be told there before. */
export async function tellRuling(
  house: House,
  row: MatchRow,
  transaction: Transaction,
  ruled: Ruled,
): Promise<void> {
  if (ruled === null) return;
  await notify(transaction, row.id, { kind: 'ruling', ...ruled }, house.now());
}
