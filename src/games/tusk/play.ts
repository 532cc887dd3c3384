import type { FrameRules, StepRules } from '../../engine/frame.ts';
import type { Play } from '../../engine/play.ts';
import type { ActionOf, TuskAction, TuskKind } from './action.ts';
import type { TuskEvent } from './event.ts';
import type { Frame, FrameOf, TuskState, WorkingState } from './state.ts';

/** An answer of Tusk! while it is worked out. */
export type TuskPlay = Play<WorkingState, TuskEvent>;

/** A sort of frame without what follows it, which the order of play says. */
export type TuskFrame<N extends Frame['frame']> = Pick<
  FrameRules<TuskState, WorkingState, FrameOf<N>, TuskAction, TuskEvent, TuskKind>,
  'step' | 'ahead'
>;

/** A step of such a frame, by the names of the actions that answer it. */
export type TuskStep<N extends Frame['frame'], D extends TuskAction['do']> = StepRules<
  TuskState,
  WorkingState,
  FrameOf<N>,
  ActionOf<D>,
  TuskEvent,
  TuskKind
>;
