import type { Deed, MatchRow, Transaction } from '../store/store.ts';
import { type House, type Press, Refused } from './house.ts';

/** What a moderator did, to be told in the match's thread. */
export type Ruled = { readonly ruling: number } | null;

/**
 * Lets the host do something; or a moderator of the match's channel in its place, whose deed is kept.
 * Throws `Refused` for anybody else.
 *
 * @param what as in "may start it"
 */
export async function hostOrModerator(
  house: House,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  what: string,
  deed: Deed,
): Promise<Ruled> {
  if (row.host === press.user.id) return null;
  if (!press.moderates(row.home)) {
    throw new Refused(
      `Only <@${row.host}>, who hosts this match, or a moderator of its channel may ${what}.`,
    );
  }
  return keep(house, press, row, transaction, deed);
}

/** Keeps the deed of a moderator. Throws `Refused` for anybody else, its host too. */
export async function moderatorOnly(
  house: House,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  what: string,
  deed: Deed,
): Promise<Ruled> {
  if (!press.moderates(row.home)) {
    throw new Refused(
      `Only whoever may manage this match’s channel may ${what}. Ask a moderator; who cannot go on may use /match resign.`,
    );
  }
  return keep(house, press, row, transaction, deed);
}

async function keep(
  house: House,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  deed: Deed,
): Promise<Ruled> {
  const at = house.now();
  return { ruling: await transaction.rule({ match: row.id, at, by: press.user.id, deed }) };
}

/** Has a ruling told in the match's thread, after what was to be told there before. */
export async function tellRuling(
  house: House,
  row: MatchRow,
  transaction: Transaction,
  ruled: Ruled,
): Promise<void> {
  if (ruled === null) return;
  const createdAt = house.now();
  await transaction.enqueue({ match: row.id, kind: 'ruling', payload: ruled, createdAt });
}
