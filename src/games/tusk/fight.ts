import type { Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { seatsFrom } from '../../parts/seats.ts';
import { aim } from './fight/aim.ts';
import { commit } from './fight/commit.ts';
import { sides } from './fight/sides.ts';
import { stones } from './fight/stones.ts';
import type { Place } from './map.ts';
import type { TuskFrame, TuskPlay } from './play.ts';
import { type FightFrame, isThere, tribeOf, unwounded } from './state.ts';

/** A member starts a fight: every tribe on the tile is in it (Tusk, tribe phase 3; fight 1). */
export function beginFight(play: TuskPlay, initiator: Seat, at: Place): void {
  const { state } = play;
  for (const member of tribeOf(state, initiator).members) {
    if (member.at === at && !member.wounded && member.actions > 0) member.actions -= 1;
  }
  const seats = seatsFrom(initiator, state.tribes.length).filter((seat) =>
    isThere(state, seat, at),
  );
  state.fights += 1;
  const frame: FightFrame = {
    frame: 'fight',
    number: state.fights,
    at,
    seats,
    out: [],
    aims: [],
    step: 'commit',
    asked: 0,
    uses: [],
    hits: [],
  };
  if (seats.length > 2) {
    frame.step = 'sides';
    // The initiator may not sit out.
    frame.asked = 1;
  } else {
    frame.aims = seats
      .map((seat, i) => ({ seat, target: item(seats, 1 - i), members: unwounded(state, seat, at) }))
      .filter(({ members }) => members > 0);
  }
  state.frames.push(frame);
  tell(play, { type: 'fightBegan', at, initiator, seats });
}

const STEPS = { sides, aim, commit, stones };

/** A fight, from the moment a member starts it to its last stone. */
export const fight: TuskFrame<'fight'> = { step: ({ step }) => STEPS[step] };
