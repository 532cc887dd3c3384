import type { Seat } from '../engine/game.ts';

/** So many seats, clockwise from one of them. */
export function seatsFrom(start: Seat, seats: number): Seat[] {
  return Array.from({ length: seats }, (_, turns) => (start + turns) % seats);
}

/** The next of so many seats clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
