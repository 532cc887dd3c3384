import type { Seat } from '../../engine/game.ts';
import { leftOf } from '../../parts/seats.ts';
import type { ValleyView } from './view.ts';

/** Whose turn comes next: to the left while tribes settle, and in the order of players while they move. Else nobody knows. */
export function upNext({ stage, first, tribes }: ValleyView): Seat | null {
  if (stage.frame === 'ordering') return stage.left[1] ?? null;
  if (stage.frame !== 'placing') return null;
  const next = leftOf(stage.seat, tribes.length);
  return next === first ? null : next;
}
