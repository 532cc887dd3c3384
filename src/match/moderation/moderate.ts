import type { RulingDeed, MatchRow } from '../../store/store.ts';
import type { Press } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { tookPart } from '../stored/seats.ts';
import { buttonOf } from '../app/spoken.ts';
import { type Locked, tell } from '../app/locked.ts';

/** The ruling of a moderator, to be told in the match's thread; null without one. */
export type Ruled = { readonly ruling: number } | null;

/** Whoever may moderate, by Discord's permissions. */
type Moderating = Pick<Press, 'moderates'> & { readonly user: Pick<Press['user'], 'id'> };

/** Whether somebody moderates a match: they may manage its channel, and while it runs have never sat there. */
export const mayModerate = (press: Moderating, row: MatchRow): boolean =>
  press.moderates(row.home) && !isPartial(press, row);

const isPartial = ({ user }: Moderating, row: MatchRow): boolean =>
  row.status === 'running' && tookPart(row, user.id);

/** Lets the host do something; or a moderator, whose deed is kept. Throws as `moderatorOnly` for anybody else. */
export async function hostOrModerator(
  locked: Locked,
  press: Press,
  deed: RulingDeed,
  refused: Refused,
): Promise<Ruled> {
  if (locked.row.host === press.user.id) return null;
  return moderatorOnly(locked, press, deed, refused);
}

/**
 * Keeps the deed of a moderator. Throws `refused` for anybody else, and a reason of its own for a moderator who took
 * part in the running match.
 */
export async function moderatorOnly(
  { app, transaction, row }: Locked,
  press: Press,
  deed: RulingDeed,
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
 * Has a ruling told in the match's thread.
 *
 * @param former whose seat it was, who is also told by DM
 */
export async function tellRuling(
  locked: Locked,
  ruled: Ruled,
  former: string | null = null,
): Promise<void> {
  if (ruled === null) return;
  const told = { kind: 'ruling', ...ruled } as const;
  if (former !== null) await tell(locked, told, { dm: former });
  await tell(locked, told);
}
