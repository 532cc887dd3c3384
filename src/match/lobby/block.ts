import type { Seat } from '../../engine/game.ts';
import { RELIABLE } from '../../league/reliability.ts';
import type { MatchRow, Reading, Transaction } from '../../store/store.ts';
import type { App } from '../app/app.ts';
import { type Press, pressOnce } from '../app/press.ts';
import { Refused } from '../app/refused.ts';
import { expectReliable } from '../stored/reliable.ts';
import { ownerOf } from '../stored/seats.ts';
import { ownersOf } from '../time/forfeited.ts';
import { termsOf } from '../time/terms.ts';

/** Says that somebody does not want to sit with another, or no longer. Matches at which both sit go on. */
export function block(app: App, press: Press, other: string, isBlocked: boolean): Promise<void> {
  const { id } = press.user;
  return pressOnce(app, press, async (transaction) => {
    if (other === id) throw new Refused('block of oneself');
    await transaction.setBlock(id, other, isBlocked);
  });
}

/**
 * Throws `Refused` if somebody who would sit down has blocked, or is blocked by, anybody there: a player, or somebody
 * who may take another seat back. People who gave a seat up for good do not count, nor does whoever has the seat that
 * is taken. A seat's own player may always come back.
 *
 * @param at the seat that is taken; null if nobody has it
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
  // Who has blocked them stays secret.
  if (there.some((user) => by.includes(user))) throw new Refused('not at this table');
}

/** The same for a moderator who would seat somebody. */
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

/** After how many matches of a game somebody is no learner. */
const LEARNED = 5;

/**
 * Throws `Refused` for somebody for whom a table is not, as it has agreed: who knows the game, at one for learners; who
 * has let too many questions run out, at one for reliable people, if enough is known of it. Its host may always sit there.
 */
export async function refuseByTerms(
  transaction: Transaction,
  row: MatchRow,
  user: string,
): Promise<void> {
  const terms = termsOf(row);
  if (terms === null || row.host === user) return;
  if (terms.learners) {
    const count = await transaction.countFinished(user, row.game);
    if (count >= LEARNED) throw new Refused('for learners', { count });
  }
  if (terms.reliable) expectReliable(await transaction.reliabilityOf(user), RELIABLE);
}
