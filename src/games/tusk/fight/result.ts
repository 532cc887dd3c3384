import type { Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import type { TuskPlay } from '../play.ts';
import { countDeed } from '../scoring.ts';
import { type FightFrame, tribeOf } from '../state.ts';

function inflicted({ hits }: FightFrame, seat: Seat): number {
  return hits.reduce((sum, hit) => (hit.seat === seat ? sum + hit.hits : sum), 0);
}

/** Wounds by dice that a seat has taken, excess included. */
export function suffered({ hits }: FightFrame, seat: Seat): number {
  return hits.reduce((sum, hit) => (hit.target === seat ? sum + hit.hits : sum), 0);
}

/** Tusk, fight 4: the most wounds inflicted, excess included, wins; a tie for the most wins nothing. */
export function settleResult(play: TuskPlay, frame: FightFrame): void {
  const most = Math.max(...frame.seats.map((seat) => inflicted(frame, seat)));
  const [winner, ...tied] = frame.seats.filter((seat) => inflicted(frame, seat) === most);
  if (winner === undefined || tied.length > 0) {
    tell(play, { type: 'fightTied' });
    return;
  }
  const food = Math.max(0, most - suffered(frame, winner));
  tribeOf(play.state, winner).goods.food += food;
  tell(play, { type: 'fightWon', seat: winner, food });
  countDeed(play, winner, 'won a fight');
}
