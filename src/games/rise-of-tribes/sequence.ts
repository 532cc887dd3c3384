import type { Answers, FrameTable, Onward } from '../../engine/frame.ts';
import { framed } from '../../engine/frames.ts';
import { leftOf } from '../../parts/seats.ts';
import type { Seat } from '../../engine/game.ts';
import type { RiseAction, RiseKind } from './action.ts';
import { acting } from './acting.ts';
import { offering } from './building.ts';
import { bidding } from './chieftain.ts';
import { beginTurn, dawn } from './dawn.ts';
import type { RiseEvent } from './event.ts';
import { checkVillages } from './falling.ts';
import { beginConflicts, fighting } from './fighting.ts';
import { driveOxen, gathering } from './gathering.ts';
import { growing } from './growing.ts';
import { leading } from './leading.ts';
import { discover, moving } from './moving.ts';
import { placing, takesOf, takeStart } from './placing.ts';
import type { RisePlay } from './play.ts';
import { endIfWon } from './scoring.ts';
import { settling } from './settling.ts';
import { siting } from './siting.ts';
import { copyState, type Frame, type RiseState, type WorkingState } from './state.ts';
import { taking } from './taking.ts';
import { events, rollDice } from './events.ts';
import { erupt, erupting } from './volcano.ts';

/** A turn counts its answers, and whoever wins does so at that very moment, in any step. */
function afterStep(
  play: RisePlay,
  onward: Onward,
  _frame: Frame,
  answers: Answers<RiseAction> | null,
): Onward {
  if (answers !== null && answers[0].decision.earlier !== null) play.state.turn.answers += 1;
  return endIfWon(play) ? 'goes on' : onward;
}

/** The order of play: setup, then turns of five steps, until somebody has won. */
const FRAMES: FrameTable<RiseState, WorkingState, Frame, RiseAction, RiseEvent, RiseKind> = {
  placing: {
    ...placing,
    next(play, { seat }) {
      const count = takesOf(play.state, seat);
      if (count > 0) takeStart(play, seat, count);
      else nextPlaces(play, seat);
    },
  },

  // 0 and 1: who died out comes anew, villages score. 2: the roll.
  dawn: { ...dawn, next: rollDice },
  events: {
    ...events,
    next(play) {
      checkVillages(play, 'events');
      play.state.frames.push({ frame: 'acting' });
    },
  },
  // 3: two actions. 4: conflicts. 5: build, complete, buy.
  acting: { ...acting, next: beginConflicts },
  fighting: { ...fighting, next: ({ state }) => state.frames.push({ frame: 'settling' }) },
  settling: {
    ...settling,
    next(play) {
      const { turn, tribes } = play.state;
      checkVillages(play, 'building');
      beginTurn(play, leftOf(turn.seat, tribes.length));
    },
  },

  // Out of the events of step 2.
  siting: {
    ...siting,
    next(play, { tile }) {
      if (tile === 'volcano') erupt(play);
    },
  },
  bidding: { ...bidding, next: () => undefined },
  erupting: { ...erupting, next: () => undefined },
  offering: { ...offering, next: () => undefined },

  // Out of the actions of step 3.
  growing: { ...growing, next: () => undefined },
  moving: { ...moving, next: discover },
  gathering: { ...gathering, next: driveOxen },
  leading: { ...leading, next: () => undefined },

  taking: {
    ...taking,
    next(play, { seat, from }) {
      if (from === 'start') nextPlaces(play, seat);
    },
  },
};

/** After the first tribe has come onto the map the next one does; the first begins after the last. */
function nextPlaces(play: RisePlay, seat: Seat): void {
  const { state } = play;
  const left = leftOf(seat, state.tribes.length);
  if (left === state.first) beginTurn(play, left);
  else state.frames.push({ frame: 'placing', seat: left });
}

/** Who is asked what, what may be chosen, and what an answer sets off. */
export const sequence = framed(FRAMES, copyState, null, afterStep);
