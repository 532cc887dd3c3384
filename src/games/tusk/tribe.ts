import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import type { TurnAction } from './action.ts';
import { choice } from '../../parts/choice.ts';
import { ACTIONS } from './content/tribe.ts';
import { beginFight } from './fight.ts';
import type { TuskFrame, TuskPlay, TuskStep } from './play.ts';
import { type FrameOf, tribeOf, type TuskState } from './state.ts';
import { ACTS, act, offerActions } from './tribe/act.ts';
import { grow, offerGrowth } from './tribe/grow.ts';
import { offerHunters, sendHunters } from './tribe/hunters.ts';

const DONE = choice('done', { do: 'done' });

/** A tribe's turn begins: every member on the map has its actions. */
export function beginTribe(play: TuskPlay, seat: Seat): void {
  for (const member of tribeOf(play.state, seat).members) {
    if (typeof member.at === 'number') member.actions = ACTIONS;
  }
  play.state.frames.push({ frame: 'tribe', seat, step: 'grow', answers: 0 });
  tell(play, { type: 'tribeBegan', seat });
}

/** Actions not used lapse. */
function finishTribe(play: TuskPlay, seat: Seat): 'over' {
  for (const member of tribeOf(play.state, seat).members) member.actions = 0;
  tell(play, { type: 'tribeDone', seat });
  return 'over';
}

/** Whether a tribe has nothing left to do in its turn: nobody on the map, and growing is over. */
function hasNobodyLeft(state: TuskState, { seat, step }: FrameOf<'tribe'>): boolean {
  return step !== 'grow' && tribeOf(state, seat).members.every(({ at }) => typeof at !== 'number');
}

/** Tusk, tribe phase: everything that the tribe may do now is one question. */
const turn: TuskStep<'tribe', TurnAction['do']> = {
  does: ['grow', 'send', ...ACTS, 'fight', 'done'],

  asks: (state, { seat, answers }) => [
    { seat, kind: 'turn', topic: `turn.${state.turn}.${seat}`, earlier: answers },
  ],

  /** Its steps only go forward: grow, send hunters, act. */
  choices(state, { seat, step }) {
    const choices: Choice<TurnAction>[] = [];
    if (step === 'grow') offerGrowth(state, seat, choices);
    if (step !== 'act') offerHunters(state, seat, choices);
    offerActions(state, seat, choices);
    choices.push(DONE);
    return choices;
  },

  safe: () => DONE,

  answer(play, frame, [{ action }]) {
    frame.answers += 1;
    switch (action.do) {
      case 'grow':
        frame.step = 'send';
        grow(play, frame.seat, action.to);
        return 'goes on';
      case 'send':
        frame.step = 'act';
        sendHunters(play, frame.seat, action.members);
        return 'goes on';
      case 'fight':
        frame.step = 'act';
        beginFight(play, frame.seat, action.at);
        return 'goes on';
      case 'done':
        return finishTribe(play, frame.seat);
      default:
        frame.step = 'act';
        act(play, frame.seat, action);
        return 'goes on';
    }
  },

  goOn: (play, frame) =>
    hasNobodyLeft(play.state, frame) ? finishTribe(play, frame.seat) : 'asks',
};

export const tribe: TuskFrame<'tribe'> = { step: () => turn };
