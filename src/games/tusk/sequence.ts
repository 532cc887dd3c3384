import { settleFight } from './fight.ts';
import { anybodyHunts, beginHunt, settleHunt } from './hunt.ts';
import { type Play, tell } from './play.ts';
import { endMatch } from './scoring.ts';
import { drawSeason, findLands, isFrozenOver, roam } from './season.ts';
import { type FrameOf, leftOf, topFrame } from './state.ts';
import { beginTribe, finishTribe, hasNobodyLeft } from './tribe.ts';

/** The order of play: setup, then turns of tribe phase, hunt phase and season phase. */

/** A new turn begins with the first player's tribe. */
export function beginTurn(play: Play): void {
  const { state } = play;
  state.turn += 1;
  state.leader = null;
  tell(play, { type: 'turnBegan', turn: state.turn, first: state.first });
  beginTribe(play, state.first);
}

/** A tribe is done: the next one clockwise, or after the last one the hunt. */
export function endTribe(play: Play, { seat }: FrameOf<'tribe'>): void {
  finishTribe(play, seat);
  const next = leftOf(play.state, seat);
  if (next !== play.state.first) beginTribe(play, next);
  else if (anybodyHunts(play.state)) beginHunt(play);
  else beginSeason(play);
}

/** The season phase, as far as the herd's roaming; trampled members may have to be asked. */
function beginSeason(play: Play): void {
  drawSeason(play);
  roam(play);
}

/** The rest of the season phase: new lands or snow, then the next turn or the end. */
function endSeason(play: Play): void {
  const { state } = play;
  findLands(play);
  if (isFrozenOver(state)) {
    endMatch(play);
    return;
  }
  state.first = leftOf(state, state.first);
  beginTurn(play);
}

/** Goes on until somebody has a real choice, or the match is over. */
export function advance(play: Play): void {
  while (goOn(play));
}

/** Takes one step that needs nobody's word; false where somebody is asked, or nothing is left. */
function goOn(play: Play): boolean {
  const { state } = play;
  const frame = topFrame(state);
  switch (frame?.frame) {
    case undefined:
    case 'placing':
    case 'drafting':
      return false;
    case 'tribe':
      if (!hasNobodyLeft(state, frame)) return false;
      endTribe(play, frame);
      return true;
    case 'fight':
      return settleFight(play, frame);
    case 'hunt':
      if (anybodyHunts(state)) return settleHunt(play, frame);
      state.frames.pop();
      beginSeason(play);
      return true;
    case 'roaming':
      if (frame.aside.length > 0) return false;
      state.frames.pop();
      endSeason(play);
      return true;
  }
}
