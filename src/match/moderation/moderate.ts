import type { Deed, MatchRow, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { notify } from '../app/notice.ts';
import { tookPart } from '../stored/seats.ts';
import { buttonOf } from '../app/spoken.ts';

/** What a moderator did, to be told in the match's thread. */
export type Ruled = { readonly ruling: number } | null;

/** Who may moderate: somebody, by Discord's permissions. */
type Moderating = Pick<Press, 'moderates'> & { readonly user: Pick<Press['user'], 'id'> };

/**
 * Whether somebody moderates a match: it may manage the channel, and neither sits nor sat there itself while it runs, as
 * nobody rules in a match of its own.
 */
export const mayModerate = (press: Moderating, row: MatchRow): boolean =>
  press.moderates(row.home) && !isPartial(press, row);

const isPartial = ({ user }: Moderating, row: MatchRow): boolean =>
  row.status === 'running' && tookPart(row, user.id);

/**
 * Lets the host do something; or a moderator of the match in its place, whose deed is kept. Throws as `moderatorOnly`
 * does for anybody else.
 */
export async function hostOrModerator(
  app: App,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  deed: Deed,
  refused: Refused,
): Promise<Ruled> {
  if (row.host === press.user.id) return null;
  return moderatorOnly(app, press, row, transaction, deed, refused);
}

/**
 * Keeps the deed of a moderator. Throws `Refused` for one who takes or took part in the running match, and `refused` for
 * anybody else, its host too.
 */
export async function moderatorOnly(
  app: App,
  press: Press,
  row: MatchRow,
  transaction: Transaction,
  deed: Deed,
  refused: Refused,
): Promise<Ruled> {
  if (!press.moderates(row.home)) throw refused;
  if (isPartial(press, row))
    throw new Refused('moderator took part', { button: buttonOf(app, row, 'reclaim') });
  const at = app.now();
  const { id: by } = press.user;
  return { ruling: await transaction.addRuling({ match: row.id, at, by, agreed: null, deed }) };
}

/**
 * Has a ruling told in the match's thread, after what was to be told there before.
 *
 * @param former whose seat it was, who is told so by DM as well
 */
export async function tellRuling(
  app: App,
  row: MatchRow,
  transaction: Transaction,
  ruled: Ruled,
  former: string | null = null,
): Promise<void> {
  if (ruled === null) return;
  const told = { kind: 'ruling', ...ruled } as const;
  if (former !== null) await notify(transaction, row.id, told, app.now(), { dm: former });
  await notify(transaction, row.id, told, app.now());
}
