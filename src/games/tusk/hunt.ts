import { attack } from './hunt/attack.ts';
import { land } from './hunt/land.ts';
import { regroup } from './hunt/regroup.ts';
import { beginRound } from './hunt/round.ts';
import { share } from './hunt/share.ts';
import type { TuskFrame, TuskPlay } from './play.ts';
import type { HuntFrame } from './state.ts';

/** The hunt phase begins with its first round. */
export function beginHunt(play: TuskPlay): void {
  const frame: HuntFrame = {
    frame: 'hunt',
    round: 0,
    order: [],
    step: 'attack',
    asked: 0,
    uses: [],
  };
  play.state.frames.push(frame);
  beginRound(play, frame);
}

const STEPS = { attack, share, land, regroup };

/** Tusk, hunt phase: rounds, until nobody hunts or the mammoth is dead. */
export const hunt: TuskFrame<'hunt'> = { step: ({ step }) => STEPS[step] };
