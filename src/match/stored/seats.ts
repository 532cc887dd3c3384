import { createHash } from 'node:crypto';
import type { Seat, Viewer } from '../../engine/game.ts';
import type { Maker } from '../../engine/match.ts';
import { type MatchRow, type SeatRow, SOMEBODY } from '../../store/store.ts';

/** Whether somebody has had a seat, also as a substitute, or has it. */
export const hasHad = ({ user, standsFor, formerly }: SeatRow, who: string): boolean =>
  user === who || standsFor === who || formerly.includes(who);

/** Whether a seat was that of somebody who was forgotten. */
export const isForgotten = ({ user, name }: Pick<SeatRow, 'user' | 'name'>): boolean =>
  user === null && name === SOMEBODY;

/**
 * The seat that a user holds, or null. Somebody who gave a seat up holds it no longer, and learns nothing more about
 * its hand.
 */
export function seatOf(row: MatchRow, user: string): Seat | null {
  return row.seats.find((seat) => seat.user === user && seat.heldBy === 'person')?.seat ?? null;
}

/** Whose seat it is, whoever stands in for them; null for a seat that was always a computer player's. */
export const ownerOf = (seat: SeatRow): string | null =>
  seat.standsFor ?? (isForgotten(seat) ? SOMEBODY : seat.user);

/** As whom a user looks at a match: as the seat they hold, else as the public. */
export function viewerOf(row: MatchRow, user: string): Viewer {
  return seatOf(row, user) ?? 'public';
}

/** Who a person's answers at this seat are by: its own player, or a substitute. */
export const personAt = (row: MatchRow, seat: Seat): 'person' | 'substitute' =>
  (row.seats[seat]?.standsFor ?? null) === null ? 'person' : 'substitute';

/** Whether a person gave an answer when asked, as the player or a substitute. */
export const isByHand = (by: Maker | undefined): boolean => by === 'person' || by === 'substitute';

/** Whether a person answers for this seat. */
export function isPerson(row: MatchRow, seat: Seat): boolean {
  return row.seats[seat]?.heldBy === 'person';
}

/** Whether somebody has, or had, a seat; also who was forgotten since, as long as the match runs. */
function knows({ seed, forgotten }: Had, seat: SeatRow, user: string): boolean {
  if (hasHad(seat, user)) return true;
  if (forgotten.length === 0) return false;
  // Computed as the store does.
  const mark = createHash('sha256').update(`${seed} ${seat.seat} ${user}`).digest('hex');
  return forgotten.includes(mark);
}

type Had = Pick<MatchRow, 'seats' | 'seed' | 'forgotten'>;

/** Whether somebody has or had another seat of a match than this one, and so knows its hand. */
export const knowsOther = (row: Had, seat: Seat, user: string): boolean =>
  row.seats.some((one) => one.seat !== seat && knows(row, one, user));

/** Whether somebody sits at a match, or sat there at any time, also as a substitute. */
export const tookPart = (row: Had, user: string): boolean =>
  row.seats.some((one) => knows(row, one, user));

/** Whether who had a seat last has given it up to a computer player. */
export const hasGivenUp = ({ heldBy, user, formerly }: SeatRow): boolean =>
  heldBy !== 'person' && user !== null && formerly.at(-1) === user;
