import type { FrameRules, StepRules } from '../../../src/engine/frame.ts';
import type { Play } from '../../../src/engine/play.ts';
import type { ActionOf, SteadingAction, SteadingEvent, SteadingKind } from './action.ts';
import { CONTENT } from './content.ts';
import type { FrameName, FrameOf, SteadingState } from './state.ts';

/** An answer while it is worked out. */
export type SteadingPlay = Play<SteadingState, SteadingEvent>;

/** A step by the action that answers it; of a frame, or of none. */
export type SteadingStep<N extends FrameName | null, D extends SteadingKind> = StepRules<
  SteadingState,
  SteadingState,
  N extends FrameName ? FrameOf<N> : null,
  ActionOf<D>,
  SteadingEvent,
  SteadingKind
>;

/** A sort of frame without what follows it, which the order of play says. */
export type SteadingStage<N extends FrameName> = Pick<
  FrameRules<SteadingState, SteadingState, FrameOf<N>, SteadingAction, SteadingEvent, SteadingKind>,
  'step'
>;

/** The numbers of the version under which a match is played. */
export const numbers = ({ rules }: Pick<SteadingState, 'rules'>): (typeof CONTENT)[1 | 2] =>
  CONTENT[rules];
