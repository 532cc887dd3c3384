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
 * The seat that a user holds, or null. Who has given a seat up holds it no longer, and learns nothing more
 * of what the computer player there gets to know.
 */
export function seatOf(row: MatchRow, user: string): Seat | null {
  return row.seats.find((seat) => seat.user === user && seat.heldBy === 'person')?.seat ?? null;
}

/** Whose seat it is, whoever plays it in its place; null for one that was a computer player's all the time. */
export const ownerOf = (seat: SeatRow): string | null =>
  seat.standsFor ?? (isForgotten(seat) ? SOMEBODY : seat.user);

/** As whom a user looks at a match: for the seat that it holds, else as anybody. */
export function viewerOf(row: MatchRow, user: string): Viewer {
  return seatOf(row, user) ?? 'public';
}

/** By what a person's answers at this seat are made: its own player, or a substitute. */
export const personAt = (row: MatchRow, seat: Seat): 'person' | 'substitute' =>
  (row.seats[seat]?.standsFor ?? null) === null ? 'person' : 'substitute';

/** Whether an answer was made by somebody who said it then, as its player or a substitute. */
export const isByHand = (by: Maker | undefined): boolean => by === 'person' || by === 'substitute';

/** Whether a person answers for this seat. */
export function isPerson(row: MatchRow, seat: Seat): boolean {
  return row.seats[seat]?.heldBy === 'person';
}

/** Whether somebody has, or had, a seat; also who was forgotten since, as long as the match runs. */
function knows({ seed, forgotten }: Had, seat: SeatRow, user: string): boolean {
  if (hasHad(seat, user)) return true;
  if (forgotten.length === 0) return false;
  // As the store writes it.
  const mark = createHash('sha256').update(`${seed} ${seat.seat} ${user}`).digest('hex');
  return forgotten.includes(mark);
}

type Had = Pick<MatchRow, 'seats' | 'seed' | 'forgotten'>;

/** Whether somebody has had another seat of a match than this one, or has it, and knows its hand. */
export const knowsOther = (row: Had, seat: Seat, user: string): boolean =>
  row.seats.some((one) => one.seat !== seat && knows(row, one, user));

/** Whether somebody sits at a match, or sat there at any time, also as a substitute. */
export const tookPart = (row: Had, user: string): boolean =>
  row.seats.some((one) => knows(row, one, user));
