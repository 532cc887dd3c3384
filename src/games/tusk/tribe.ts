import type { Choice, Seat } from '../../engine/game.ts';
import { tell } from '../../engine/play.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { MemberNumber, TurnAction } from './action.ts';
import { ofPlaces } from './choice.ts';
import { ACTIONS, GROWTH_COSTS, MEMBERS } from './content/tribe.ts';
import { BREEDING_GROUND, type Place } from './map.ts';
import type { TuskFrame, TuskPlay, TuskStep } from './play.ts';
import { type FrameOf, memberOf, tribeOf, type TuskState } from './state.ts';
import { ACTS, act, offerActions } from './tribe/act.ts';
import { enter } from './waiting.ts';

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
  does: ['grow', 'send', ...ACTS, 'done'],

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

const GROW = ofPlaces((to, name) => choice(`grow.${name}`, { do: 'grow', to }));

/** Food to place a tribe's next member; null when nobody waits. */
export function growthCost(state: TuskState, seat: Seat): number | null {
  const tribe = tribeOf(state, seat);
  if (tribe.waiting.length === 0) return null;
  return item(GROWTH_COSTS[state.rules], MEMBERS - tribe.waiting.length);
}

/** Where the tribe may grow: beside its own, or with nobody left on any tile free of the mammoth. */
function offerGrowth(state: TuskState, seat: Seat, choices: Choice<TurnAction>[]): void {
  const tribe = tribeOf(state, seat);
  const cost = growthCost(state, seat);
  if (cost === null || cost > tribe.goods.food) return;
  if (tribe.waiting.length < MEMBERS) {
    for (const at of placesOf(tribe)) choices.push(item(GROW, at));
    return;
  }
  for (let at = 0; at < state.terrain.length; at += 1) {
    if (at !== BREEDING_GROUND && at !== state.mammoth) choices.push(item(GROW, at));
  }
}

/** Where a tribe has members, each place once. */
function placesOf({ members }: TuskState['tribes'][number]): Place[] {
  const places: Place[] = [];
  for (const { at } of members) {
    if (typeof at === 'number' && !places.includes(at)) places.push(at);
  }
  return places.sort((a, b) => a - b);
}

/** Tusk, tribe phase 1. */
function grow(play: TuskPlay, seat: Seat, to: Place): void {
  const tribe = tribeOf(play.state, seat);
  const cost = growthCost(play.state, seat) ?? 0;
  tribe.goods.food -= cost;
  const number = enter(play, seat, to);
  memberOf(tribe, number).actions = ACTIONS;
  tell(play, { type: 'memberGrew', seat, member: number, at: to, cost });
}

/** By a set of members as bits: bit 0 is member 1. The first entry, nobody, is never offered. */
const SEND = Array.from({ length: 1 << MEMBERS }, (_, bits) => {
  const members = Array.from({ length: MEMBERS }, (_none, i) => i + 1).filter(
    (number) => (bits & (1 << (number - 1))) !== 0,
  );
  return choice(`hunt.${members.join('')}`, { do: 'send', members: Object.freeze(members) });
});

/** Every set of members who can hunt; the wounded cannot. */
function offerHunters(state: TuskState, seat: Seat, choices: Choice<TurnAction>[]): void {
  let able = 0;
  let bit = 1;
  for (const { at, wounded } of tribeOf(state, seat).members) {
    if (typeof at === 'number' && !wounded) able |= bit;
    bit <<= 1;
  }
  for (let members = 1; members <= able; members += 1) {
    if ((members & ~able) === 0) choices.push(item(SEND, members));
  }
}

/** Tusk, tribe phase 2: the first tribe to send a hunter leads. */
function sendHunters(play: TuskPlay, seat: Seat, members: readonly MemberNumber[]): void {
  const { state } = play;
  for (const number of members) {
    const member = memberOf(tribeOf(state, seat), number);
    member.at = 'hunting';
    member.actions = 0;
  }
  state.leader ??= seat;
  tell(play, { type: 'huntersSent', seat, members, leads: state.leader === seat });
}

export const tribe: TuskFrame<'tribe'> = { step: () => turn };
