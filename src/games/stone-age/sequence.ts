import type { FrameTable } from '../../engine/frame.ts';
import { framed } from '../../engine/frames.ts';
import { leftOf } from '../../parts/seats.ts';
import { acting, beginActing } from './acting.ts';
import type { StoneAgeAction, StoneAgeKind } from './action.ts';
import { choosing } from './choosing.ts';
import type { StoneAgeEvent } from './event.ts';
import { beginFeeding, feeding } from './feeding.ts';
import { herd, rollForHerd } from './herd.ts';
import { placing } from './placing.ts';
import { planning } from './planning.ts';
import { rolling } from './rolling.ts';
import { endRound } from './round.ts';
import { sharing } from './sharing.ts';
import { copyState, type Frame, type StoneAgeState, type WorkingState } from './state.ts';
import { beginTaming, taming } from './taming.ts';

/** The order of play: rounds of placing, acting, the herd and feeding. */
const FRAMES: FrameTable<
  StoneAgeState,
  WorkingState,
  Frame,
  StoneAgeAction,
  StoneAgeEvent,
  StoneAgeKind
> = {
  placing: { ...placing, next: (play) => beginActing(play, play.state.first) },

  acting: {
    ...acting,
    next(play, { seat }) {
      const left = leftOf(seat, play.state.tribes.length);
      if (left === play.state.first) rollForHerd(play);
      else beginActing(play, left);
    },
  },

  // Out of a tribe's actions, which go on after them.
  rolling: {
    ...rolling,
    next(play, { seat, from, dice }) {
      if (play.state.herd?.now?.at === from) beginTaming(play, seat, dice.length);
    },
  },
  taming: { ...taming, next: () => undefined },
  choosing: { ...choosing, next: () => undefined },
  sharing: { ...sharing, next: () => undefined },

  herd: { ...herd, next: beginFeeding },
  feeding: { ...feeding, next: endRound },
};

/** Who is asked what, what may be chosen, and what an answer sets off. */
export const sequence = framed(FRAMES, copyState, planning);
