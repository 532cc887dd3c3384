import type { FrameTable } from '../../engine/frame.ts';
import { framed } from '../../engine/frames.ts';
import { tell } from '../../engine/play.ts';
import { leftOf } from '../../parts/seats.ts';
import type { TuskAction, TuskKind } from './action.ts';
import { drafting, offerCards } from './drafting.ts';
import type { TuskEvent } from './event.ts';
import { fight } from './fight.ts';
import { beginHunt, hunt, hunters } from './hunt.ts';
import { findLands, isFrozenOver } from './lands.ts';
import { placing } from './placing.ts';
import type { TuskPlay } from './play.ts';
import { roam, roaming } from './roaming.ts';
import { endMatch } from './scoring.ts';
import { drawSeason } from './season.ts';
import { copyState, type Frame, type TuskState, type WorkingState } from './state.ts';
import { beginTribe, tribe } from './tribe.ts';

/** The order of play: setup, then turns of tribe phase, hunt phase and season phase. */
const FRAMES: FrameTable<TuskState, WorkingState, Frame, TuskAction, TuskEvent, TuskKind> = {
  placing: { ...placing, next: (play) => offerCards(play, play.state.first) },

  drafting: {
    ...drafting,
    next(play, { seat }) {
      const left = leftOf(seat, play.state.tribes.length);
      if (left === play.state.first) beginTurn(play);
      else offerCards(play, left);
    },
  },

  tribe: {
    ...tribe,
    next(play, { seat }) {
      const left = leftOf(seat, play.state.tribes.length);
      if (left !== play.state.first) beginTribe(play, left);
      else if (hunters(play.state).length > 0) beginHunt(play);
      else beginSeason(play);
    },
  },

  // The tribe that began it goes on with its turn.
  fight: { ...fight, next: () => undefined },

  hunt: { ...hunt, next: beginSeason },

  roaming: {
    ...roaming,
    next(play) {
      findLands(play);
      if (isFrozenOver(play.state)) {
        endMatch(play);
        return;
      }
      if (play.state.turn === play.state.lastTurn) {
        tell(play, { type: 'turnsRanOut' });
        endMatch(play);
        return;
      }
      // Tusk, season phase 4: the first-player token passes left.
      play.state.first = leftOf(play.state.first, play.state.tribes.length);
      beginTurn(play);
    },
  },
};

/** A new turn begins with the first player's tribe. */
function beginTurn(play: TuskPlay): void {
  const { state } = play;
  state.turn += 1;
  state.leader = null;
  tell(play, { type: 'turnBegan', turn: state.turn, first: state.first });
  beginTribe(play, state.first);
}

/** The season phase, as far as the herd's roaming; trampled members may have to be asked. */
function beginSeason(play: TuskPlay): void {
  drawSeason(play);
  roam(play);
}

/** Who is asked what, what may be chosen, and what an answer sets off. */
export const sequence = framed(FRAMES, copyState);
