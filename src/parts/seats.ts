import type { Seat } from '../engine/game.ts';

/** All seats of a table, clockwise from one of them. */
export function seatsFrom(start: Seat, seats: number): Seat[] {
  const order: Seat[] = [];
  for (let turns = 0; turns < seats; turns += 1) order.push((start + turns) % seats);
  return order;
}

/** The next seat clockwise. */
export function leftOf(seat: Seat, seats: number): Seat {
  return (seat + 1) % seats;
}
