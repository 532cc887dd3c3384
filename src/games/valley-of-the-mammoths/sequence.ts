import type { FrameTable, Onward } from '../../engine/frame.ts';
import { framed } from '../../engine/frames.ts';
import { leftOf } from '../../parts/seats.ts';
import type { ValleyAction, ValleyKind } from './action.ts';
import { battling } from './battling.ts';
import { endsSeason } from './calendar.ts';
import { beginTurn, dawn } from './dawn.ts';
import { dusk } from './dusk.ts';
import { endIfNobody } from './ending.ts';
import type { ValleyEvent } from './event.ts';
import { asksSeason, beginHunger, hunger } from './hunger.ts';
import { ordering } from './ordering.ts';
import { buryTribes } from './out.ts';
import { placing } from './placing.ts';
import type { ValleyPlay } from './play.ts';
import { standingPlans } from './planning-ahead.ts';
import { season } from './season.ts';
import { standing } from './standing.ts';
import { copyState, type Frame, type ValleyState, type WorkingState } from './state.ts';

/** In a turn a tribe without people is out, and nobody alive is the end, at any moment. */
function afterStep(play: ValleyPlay, onward: Onward, { frame }: Frame): Onward {
  if (frame === 'placing') return onward;
  buryTribes(play);
  return play.state.end !== null || endIfNobody(play) ? 'goes on' : onward;
}

/** The order of play: setup, then turns of ten steps, until the match is over. */
const FRAMES: FrameTable<ValleyState, WorkingState, Frame, ValleyAction, ValleyEvent, ValleyKind> =
  {
    placing: {
      ...placing,
      next(play, { seat }) {
        const { first, tribes, frames } = play.state;
        const left = leftOf(seat, tribes.length);
        if (left === first) beginTurn(play);
        else frames.push({ frame: 'placing', seat: left });
      },
    },

    // 1 to 3: an event, arrivals, animals move. 4: the first player; then tribes move.
    dawn: {
      ...dawn,
      next: ({ state: { frames, order } }) => frames.push({ frame: 'ordering', left: order }),
    },
    ordering: {
      ...ordering,
      next(play, { planned }) {
        const { frames } = play.state;
        const stand = standingPlans(play.state, planned);
        if (stand.length === 0) frames.push({ frame: 'battling' });
        else {
          // Who is not asked shows that it has planned.
          play.reveals = true;
          frames.push({ frame: 'battling', planned: stand });
        }
      },
    },
    // 5: combat. 6: survival. 7 and 8, at a season’s end: births and planting, if survival has not asked for them.
    battling: { ...battling, next: beginHunger },
    hunger: {
      ...hunger,
      next({ state }, frame) {
        const isLeft = endsSeason(state.turn) && !asksSeason(state, frame);
        state.frames.push({ frame: isLeft ? 'season' : 'dusk' });
      },
    },
    season: { ...season, next: ({ state }) => state.frames.push({ frame: 'dusk' }) },
    // 9 and 10: cards of Fate, and the end of the turn.
    dusk: { ...dusk, next: beginTurn },
  };

/** Who is asked what, what may be chosen, and what an answer sets off. */
export const sequence = framed(FRAMES, copyState, standing, afterStep);
