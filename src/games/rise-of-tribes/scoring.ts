import type { Outcome, Seat } from '../../engine/game.ts';
import { outcomeOf } from '../../engine/places.ts';
import { tell } from '../../engine/play.ts';
import type { Points } from './event.ts';
import type { RisePlay } from './play.ts';
import { withScored } from './scored.ts';
import { type RiseState, tribeOf } from './state.ts';

/** A tribe gains points, and has won with enough of them; after that nobody gains any. */
export function gainPoints(play: RisePlay, seat: Seat, by: Points, points: number): void {
  const { state } = play;
  if (state.winner !== null || points === 0) return;
  const tribe = tribeOf(state, seat);
  tribe.points += points;
  tribe.scored = withScored(tribe.scored, by, points);
  tell(play, { type: 'pointsGained', seat, by, points, after: tribe.points });
  if (tribe.points >= state.toWin) state.winner = seat;
}

/** Ends the match if somebody has won: nothing after that counts. Returns whether it has ended. */
export function endIfWon(play: RisePlay): boolean {
  const { winner, frames, tribes } = play.state;
  if (winner === null) return false;
  frames.length = 0;
  tell(play, { type: 'gameEnded', winner, points: tribes.map(({ points }) => points) });
  return true;
}

/** The result, once all is over. */
export const outcome = ({ winner, tribes }: RiseState): Outcome | null =>
  winner === null ? null : outcomeOf(tribes.map(({ points }) => points));
