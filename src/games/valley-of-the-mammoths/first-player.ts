import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import type { Dice } from './event.ts';
import type { ValleyPlay } from './play.ts';
import { tribeOf, type ValleyState } from './state.ts';
import { peopleOf } from './tribes.ts';

/** Seats that live, in seat order. */
export const livingSeats = ({ tribes }: Pick<ValleyState, 'tribes'>): Seat[] =>
  [...tribes.keys()].filter((seat) => tribeOf({ tribes }, seat).outSince === null);

/** Whoever has the most of something. */
function mostOf(seats: readonly Seat[], value: (seat: Seat) => number): Seat[] {
  const most = Math.max(...seats.map(value));
  return seats.filter((seat) => value(seat) === most);
}

/** Most camps, then food, then people; then the highest die, the tied again (Valley of the Mammoths, a turn, step 4). */
export function foremost(play: ValleyPlay, seats: readonly Seat[]): { seat: Seat; dice: Dice } {
  const { tribes } = play.state;
  let tied = seats;
  for (const value of [
    (seat: Seat) => item(tribes, seat).camps.length,
    (seat: Seat) => item(tribes, seat).food,
    (seat: Seat) => peopleOf(item(tribes, seat)),
  ])
    tied = mostOf(tied, value);
  const dice: { seat: Seat; die: number }[][] = [];
  while (tied.length > 1) {
    const thrown = new Map(tied.map((seat) => [seat, play.random.die()]));
    dice.push([...thrown].map(([seat, die]) => ({ seat, die })));
    tied = mostOf(tied, (seat) => thrown.get(seat) ?? 0);
  }
  return { seat: item(tied, 0), dice };
}

/** Names the first player; the others follow clockwise. On turn 1 it is who placed first. */
export function setOrder(play: ValleyPlay): void {
  const { state } = play;
  const living = livingSeats(state);
  const { seat: first, dice } =
    state.turn.number === 1 ? { seat: state.first, dice: [] } : foremost(play, living);
  state.order = seatsFrom(first, state.tribes.length).filter((seat) => living.includes(seat));
  tell(play, { type: 'orderSet', order: state.order, dice });
}
