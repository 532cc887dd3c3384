import type { FrameRules, StepRules } from '../../engine/frame.ts';
import type { Play } from '../../engine/play.ts';
import type { ActionOf, StoneAgeAction, StoneAgeKind } from './action.ts';
import type { StoneAgeEvent } from './event.ts';
import type { Frame, FrameOf, StoneAgeState, WorkingState } from './state.ts';

/** An answer of Stone Age while it is worked out. */
export type StoneAgePlay = Play<WorkingState, StoneAgeEvent>;

/** A sort of frame without what follows it, which the order of play says. */
export type StoneAgeFrame<N extends Frame['frame']> = Pick<
  FrameRules<StoneAgeState, WorkingState, FrameOf<N>, StoneAgeAction, StoneAgeEvent, StoneAgeKind>,
  'step'
>;

/** What may be answered at any time, beside what is in progress. */
export type StoneAgeStanding<D extends StoneAgeAction['do']> = StepRules<
  StoneAgeState,
  WorkingState,
  null,
  ActionOf<D>,
  StoneAgeEvent,
  StoneAgeKind
>;

/** A step of such a frame, by the names of the actions that answer it. */
export type StoneAgeStep<N extends Frame['frame'], D extends StoneAgeAction['do']> = StepRules<
  StoneAgeState,
  WorkingState,
  FrameOf<N>,
  ActionOf<D>,
  StoneAgeEvent,
  StoneAgeKind
>;
