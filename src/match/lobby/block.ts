import type { Seat } from '../../engine/game.ts';
import type { MatchRow, Reading, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { ownerOf } from '../stored/seats.ts';
import { ownersOf } from '../time/forfeited.ts';
import { termsOf } from '../time/terms.ts';

/** Says that somebody does not want to sit with another, or no more. Matches at which both sit go on. */
export function block(app: App, press: Press, other: string, isBlocked: boolean): Promise<void> {
  const { id } = press.user;
  return pressOnce(app, press, async (transaction) => {
    if (other === id) throw new Refused('block of oneself');
    await transaction.setBlock(id, other, isBlocked);
  });
}

/**
 * Throws `Refused` where somebody who would sit down does not want to sit with who is there, or the other way round: also
 * with who may take another seat back. Who has the seat that is taken, or has left another one for good, is not there.
 * Whose seat it was may always come back.
 *
 * @param at the seat that is taken; null where nobody has it
 */
export async function refuseBlocked(
  from: Reading,
  row: MatchRow,
  joining: string,
  at: Seat | null = null,
): Promise<void> {
  const own = at === null ? undefined : row.seats[at];
  if (own !== undefined && ownerOf(own) === joining) return;
  const there = row.seats.flatMap((one) => {
    if (one.seat === at) return [];
    const users = [one.heldBy === 'person' ? one.user : null, ...ownersOf(row, one)];
    return users.flatMap((user) => (user === null || user === joining ? [] : [user]));
  });
  if (there.length === 0) return;
  const { of, by } = await from.blocks(joining);
  const mine = there.find((user) => of.includes(user));
  if (mine !== undefined) throw new Refused('you block somebody there', { user: mine });
  // Who it is that does not want it is nobody's business.
  if (there.some((user) => by.includes(user))) throw new Refused('not at this table');
}

/** Throws `Refused` where a moderator would seat somebody beside one with whom it does not sit, whoever wants that. */
export async function refuseBlockedPair(
  from: Reading,
  row: MatchRow,
  seat: Seat,
  joining: string,
): Promise<void> {
  try {
    await refuseBlocked(from, row, joining, seat);
  } catch (error) {
    if (error instanceof Refused) throw new Refused('blocked pair', { user: joining });
    throw error;
  }
}

/** After how many matches of a game somebody does not learn it any more. */
const LEARNED = 5;

/** Throws `Refused` at a table for learners for who has learned its game; its host may be one who teaches it. */
export async function refuseWhoHasLearned(
  transaction: Transaction,
  row: MatchRow,
  user: string,
): Promise<void> {
  if (termsOf(row)?.learners !== true || row.host === user) return;
  const count = await transaction.countFinished(user, row.game);
  if (count >= LEARNED) throw new Refused('for learners', { count });
}
