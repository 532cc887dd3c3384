import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { seatsFrom } from '../../../parts/seats.ts';
import type { TuskPlay } from '../play.ts';
import { type HuntFrame, isThere, type TuskState } from '../state.ts';

/** The seat that leads the hunt. Throws where none does. */
export function leaderOf({ leader }: TuskState): Seat {
  if (leader === null) throw new Error('A hunt has a leader.');
  return leader;
}

/** Seats with a member in the hunt, in seat order. */
export function hunters(state: TuskState): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < state.tribes.length; seat += 1) {
    if (isThere(state, seat, 'hunting')) seats.push(seat);
  }
  return seats;
}

/** Leader first, then clockwise; where the leader has left, the next tribe starts. */
export function beginRound(play: TuskPlay, frame: HuntFrame): void {
  const { state } = play;
  frame.round += 1;
  frame.order = seatsFrom(leaderOf(state), state.tribes.length).filter((seat) =>
    isThere(state, seat, 'hunting'),
  );
  frame.step = 'attack';
  frame.asked = 0;
  frame.uses = [];
  tell(play, { type: 'huntRoundBegan', round: frame.round });
}
