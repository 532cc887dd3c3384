import type { Seat } from '../../engine/game.ts';
import type { Question } from '../../engine/question.ts';
import type { StoneAgeKind } from './action.ts';
import type { StoneAgeState, WorkingState } from './state.ts';

/** What is asked of a tribe in its own turn: all of it is one topic, so that it is called once. */
export const inTurn = (
  { round, answers }: StoneAgeState,
  seat: Seat,
  kind: StoneAgeKind,
): Question<StoneAgeKind>[] => [{ seat, kind, topic: `act.${round}.${seat}`, earlier: answers }];

/** The tribe whose turn it is to act; null while nobody acts. */
export function actingSeat({ frames }: Pick<StoneAgeState, 'frames'>): Seat | null {
  const [frame] = frames;
  return frame?.frame === 'acting' ? frame.seat : null;
}

/** Notes that the tribe whose turn it is has answered. */
export function countAnswer({ state }: { readonly state: Pick<WorkingState, 'answers'> }): void {
  state.answers += 1;
}
