import type { Seat } from '../engine/game.ts';
import type { MatchRow, Reading } from '../store/store.ts';
import { isBenched } from './clock.ts';
import { type House, type Press, Refused } from './house.ts';
import { pressOnce } from './press.ts';

/** Says that somebody does not want to sit with another, or no more. Matches at which both sit go on. */
export function block(
  house: House,
  press: Press,
  other: string,
  isBlocked: boolean,
): Promise<void> {
  const { id } = press.user;
  return pressOnce(house, press, async (transaction) => {
    if (other === id) throw new Refused('block of oneself');
    await transaction.setBlock(id, other, isBlocked);
  });
}

/** Throws `Refused` where somebody who would sit down does not want to sit with who is there, or the other way round. */
export async function refuseBlocked(
  from: Reading,
  { seats }: MatchRow,
  joining: string,
): Promise<void> {
  const there = seats.flatMap(({ user }) => (user === null || user === joining ? [] : [user]));
  if (there.length === 0) return;
  const { of, by } = await from.blocks(joining);
  const mine = there.find((user) => of.includes(user));
  if (mine !== undefined) throw new Refused('you block somebody there', { user: mine });
  // Who it is that does not want it is nobody's business.
  if (there.some((user) => by.includes(user))) throw new Refused('not at this table');
}

/**
 * Throws `Refused` where a moderator would seat somebody beside one with whom it does not sit, whoever wants that. Who
 * has that seat now, or has left another one for good, is not beside it.
 */
export async function refuseBlockedPair(
  from: Reading,
  row: MatchRow,
  seat: Seat,
  joining: string,
): Promise<void> {
  const seats = row.seats.filter(
    (one) => one.seat !== seat && (one.heldBy === 'person' || isBenched(row, one)),
  );
  try {
    await refuseBlocked(from, { ...row, seats }, joining);
  } catch (error) {
    if (error instanceof Refused) throw new Refused('blocked pair', { user: joining });
    throw error;
  }
}
