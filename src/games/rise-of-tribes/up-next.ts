import type { Seat } from '../../engine/game.ts';
import { leftOf } from '../../parts/seats.ts';
import type { RiseView } from './view.ts';

/** Whose turn comes next: that of the tribe to the left, also while tribes come onto the map. Null once all is over. */
export function upNext({ stages: [stage], turn, tribes }: RiseView): Seat | null {
  if (stage === undefined || stage.frame === 'over') return null;
  const isStart = turn.number === 0 && 'seat' in stage;
  return leftOf(isStart ? stage.seat : turn.seat, tribes.length);
}
