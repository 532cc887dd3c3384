import type { Seat } from '../../engine/game.ts';
import { askedSealed } from '../play/asked.ts';
import { isSilent } from '../time/silence.ts';
import type { Loaded } from '../app/loaded.ts';
import { mostOf, type SeatMotion } from '../time/motion.ts';
import { isPerson } from '../stored/seats.ts';

/**
 * Whether a table may decide about a seat: its player has been silent for seven days. Of a seat that is asked in secret
 * nobody is told whether it has chosen, so nothing is decided about it until all have.
 */
export const isSilentSeat = (loaded: Loaded, seat: Seat, now: Date): boolean =>
  !askedSealed(loaded, seat) && isSilent(loaded.row, seat, now);

/** Who decides about a silent seat: the people at the others who still answer. */
const answeringBeside = (loaded: Loaded, { seat }: SeatMotion, now: Date): Seat[] =>
  loaded.row.seats.flatMap(({ seat: one }) =>
    one !== seat && isPerson(loaded.row, one) && !isSilentSeat(loaded, one, now) ? [one] : [],
  );

/** Whether more than half of those who still answer are for a motion about a silent seat. */
export function isCarriedBy(
  loaded: Loaded,
  motion: SeatMotion,
  seats: readonly Seat[],
  now: Date,
): boolean {
  const voters = answeringBeside(loaded, motion, now);
  return voters.filter((seat) => seats.includes(seat)).length >= mostOf(voters.length);
}
