import type { FrameRules, StepRules } from '../../engine/frame.ts';
import type { Play } from '../../engine/play.ts';
import type { ActionOf, ValleyAction, ValleyKind } from './action.ts';
import type { ValleyEvent } from './event.ts';
import type { Frame, FrameOf, ValleyState, WorkingState } from './state.ts';

/** An answer of Valley of the Mammoths while it is worked out. */
export type ValleyPlay = Play<WorkingState, ValleyEvent>;

/** A sort of frame without what follows it, which the order of play says. */
export type ValleyFrame<N extends Frame['frame']> = Pick<
  FrameRules<ValleyState, WorkingState, FrameOf<N>, ValleyAction, ValleyEvent, ValleyKind>,
  'step'
>;

/** A step of such a frame, by the names of the actions that answer it. */
export type ValleyStep<N extends Frame['frame'], D extends ValleyAction['do']> = StepRules<
  ValleyState,
  WorkingState,
  FrameOf<N>,
  ActionOf<D>,
  ValleyEvent,
  ValleyKind
>;

/** What may be answered at any time. */
export type ValleyStanding<D extends ValleyAction['do']> = StepRules<
  ValleyState,
  WorkingState,
  null,
  ActionOf<D>,
  ValleyEvent,
  ValleyKind
>;
