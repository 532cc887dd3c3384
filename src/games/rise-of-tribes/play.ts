import type { FrameRules, StepRules } from '../../engine/frame.ts';
import type { Seat } from '../../engine/game.ts';
import type { Play } from '../../engine/play.ts';
import type { Question } from '../../engine/question.ts';
import type { ActionOf, RiseAction, RiseKind } from './action.ts';
import type { RiseEvent } from './event.ts';
import type { Frame, FrameOf, RiseState, WorkingState } from './state.ts';

/** An answer of Rise of Tribes while it is worked out. */
export type RisePlay = Play<WorkingState, RiseEvent>;

/** A sort of frame without what follows it, which the order of play says. */
export type RiseFrame<N extends Frame['frame']> = Pick<
  FrameRules<RiseState, WorkingState, FrameOf<N>, RiseAction, RiseEvent, RiseKind>,
  'step'
>;

/** A step of such a frame, by the names of the actions that answer it. */
export type RiseStep<N extends Frame['frame'], D extends RiseAction['do']> = StepRules<
  RiseState,
  WorkingState,
  FrameOf<N>,
  ActionOf<D>,
  RiseEvent,
  RiseKind
>;

/** What is asked of a tribe in its own turn: all of it is one topic, so that it is called once. */
export const inTurn = (
  { turn: { number, seat, answers } }: RiseState,
  kind: RiseKind,
): Question<RiseKind>[] => [{ seat, kind, topic: `turn.${number}`, earlier: answers }];

/** What is asked of a tribe in anybody's turn. */
export const outOfTurn = (
  { turn: { number } }: RiseState,
  kind: RiseKind,
  seat: Seat,
): Question<RiseKind> => ({ seat, kind, topic: `${kind}.${number}.${seat}` });
