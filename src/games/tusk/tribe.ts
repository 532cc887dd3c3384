import type { Seat } from '../../engine/game.ts';
import type { MemberNumber, TuskAction } from './action.ts';
import {
  CRAFT,
  DONE,
  FIGHT,
  GATHER,
  GROW,
  MOVE,
  RECOVER,
  SEND,
  type TuskChoice,
} from './choices.ts';
import { TERRAIN, type TerrainCard } from './content/terrain.ts';
import { ACTIONS, GROWTH_COSTS, MEMBERS } from './content/tribe.ts';
import { BREEDING_GROUND, type Place } from './map.ts';
import { destinations, type Ground, groundOf } from './movement.ts';
import { type Play, tell } from './play.ts';
import { enter } from './setup.ts';
import { type FrameOf, isThere, memberOf, tribeOf, type TuskState } from './state.ts';
import { item } from './table.ts';

type TribeFrame = FrameOf<'tribe'>;

/** A tribe's turn begins: every member on the map has its actions. */
export function beginTribe(play: Play, seat: Seat): void {
  for (const member of tribeOf(play.state, seat).members) {
    if (typeof member.at === 'number') member.actions = ACTIONS;
  }
  play.state.frames.push({ frame: 'tribe', seat, step: 'grow', answers: 0 });
  tell(play, { type: 'tribeBegan', seat });
}

/** Actions not used lapse. */
export function finishTribe(play: Play, seat: Seat): void {
  for (const member of tribeOf(play.state, seat).members) member.actions = 0;
  play.state.frames.pop();
  tell(play, { type: 'tribeDone', seat });
}

/** Food to place this tribe's next member; null when nobody waits. */
export function growthCost(tribe: TuskState['tribes'][number]): number | null {
  if (tribe.waiting.length === 0) return null;
  return item(GROWTH_COSTS, MEMBERS - tribe.waiting.length);
}

/** Whether a tribe has nothing left to do in its turn: nobody on the map, and growing is over. */
export function hasNobodyLeft(state: TuskState, { seat, step }: TribeFrame): boolean {
  return step !== 'grow' && tribeOf(state, seat).members.every(({ at }) => typeof at !== 'number');
}

/** Everything that the tribe may do now. Its steps only go forward: grow, send hunters, act. */
export function turnChoices(
  state: TuskState,
  { seat, step }: Readonly<TribeFrame>,
): readonly TuskChoice[] {
  const choices: TuskChoice[] = [];
  if (step === 'grow') offerGrowth(state, seat, choices);
  if (step !== 'act') offerHunters(state, seat, choices);
  offerActions(state, seat, choices);
  choices.push(DONE);
  return choices;
}

function offerGrowth(state: TuskState, seat: Seat, choices: TuskChoice[]): void {
  const tribe = tribeOf(state, seat);
  const cost = growthCost(tribe);
  if (cost === null || cost > tribe.goods.food) return;
  const isReentry = tribe.waiting.length === MEMBERS;
  for (let at = 0; at < state.terrain.length; at += 1) {
    if (isReentry ? at !== BREEDING_GROUND && at !== state.mammoth : isThere(state, seat, at)) {
      choices.push(item(GROW, at));
    }
  }
}

function offerHunters(state: TuskState, seat: Seat, choices: TuskChoice[]): void {
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

function offerActions(state: TuskState, seat: Seat, choices: TuskChoice[]): void {
  const tribe = tribeOf(state, seat);
  let ground: Ground | null = null;
  let member = 0;
  for (const { at, wounded, actions } of tribe.members) {
    member += 1;
    if (typeof at !== 'number' || actions === 0) continue;
    if (wounded) {
      choices.push(item(RECOVER, member));
      continue;
    }
    ground ??= groundOf(state);
    const moves = item(MOVE, member);
    for (const to of destinations(ground, at)) choices.push(item(moves, to));
    if (item(state.tokens, at) > 0) choices.push(item(GATHER, member));
    const rule = ruleOf(state, at);
    if (rule !== null && tribe.goods[rule[0]] > 0 && tribe.goods[rule[1]] > 0) {
      choices.push(item(CRAFT, member));
    }
    if (isFirstAble(tribe, member) && othersAreThere(state, seat, at)) {
      choices.push(item(FIGHT, at));
    }
  }
}

/** The rule printed on a tile; snow has none. */
function ruleOf(state: TuskState, at: Place): TerrainCard['rule'] {
  const terrain = item(state.terrain, at);
  return terrain === 'breeding ground' || item(state.snow, at) ? null : TERRAIN[terrain].rule;
}

/** A fight is offered once for a tile: with the first of the tribe's members there that can start it. */
function isFirstAble(tribe: TuskState['tribes'][number], number: MemberNumber): boolean {
  const { at } = memberOf(tribe, number);
  for (let other = 1; other < number; other += 1) {
    const before = memberOf(tribe, other);
    if (before.at === at && !before.wounded && before.actions > 0) return false;
  }
  return true;
}

function othersAreThere(state: TuskState, seat: Seat, at: Place): boolean {
  for (let other = 0; other < state.tribes.length; other += 1) {
    if (other !== seat && isThere(state, other, at)) return true;
  }
  return false;
}

/** Tusk, tribe phase 1. */
export function grow(play: Play, frame: TribeFrame, to: Place): void {
  const { seat } = frame;
  const tribe = tribeOf(play.state, seat);
  const cost = growthCost(tribe) ?? 0;
  tribe.goods.food -= cost;
  const number = enter(play, seat, to);
  memberOf(tribe, number).actions = ACTIONS;
  frame.step = 'send';
  tell(play, { type: 'memberGrew', seat, member: number, at: to, cost });
}

/** Tusk, tribe phase 2: the first tribe to send a hunter leads. */
export function sendHunters(play: Play, frame: TribeFrame, members: readonly MemberNumber[]): void {
  const { state } = play;
  const { seat } = frame;
  for (const number of members) {
    const member = memberOf(tribeOf(state, seat), number);
    member.at = 'hunting';
    member.actions = 0;
  }
  state.leader ??= seat;
  frame.step = 'act';
  tell(play, { type: 'huntersSent', seat, members, leads: state.leader === seat });
}

type MemberAction = Extract<TuskAction, { do: 'move' | 'gather' | 'craft' | 'recover' }>;

/** Tusk, tribe phase 3: one action of one member, other than Fight. */
export function act(play: Play, frame: TribeFrame, action: MemberAction): void {
  const { state } = play;
  const { seat } = frame;
  const tribe = tribeOf(state, seat);
  const number = action.member;
  const member = memberOf(tribe, number);
  const { at } = member;
  if (typeof at !== 'number')
    throw new Error(`Member ${number} of seat ${seat} is not on the map.`);
  frame.step = 'act';
  member.actions -= 1;
  switch (action.do) {
    case 'move':
      member.at = action.to;
      tell(play, { type: 'memberMoved', seat, member: number, from: at, to: action.to });
      return;
    case 'gather': {
      const terrain = item(state.terrain, at);
      const good = terrain === 'breeding ground' ? null : TERRAIN[terrain].yields;
      if (good === null) throw new Error(`Nothing can be gathered at place ${at}.`);
      state.tokens[at] = item(state.tokens, at) - 1;
      tribe.goods[good] += 1;
      tell(play, { type: 'gathered', seat, member: number, at, good });
      return;
    }
    case 'craft': {
      const rule = ruleOf(state, at);
      if (rule === null) throw new Error(`Place ${at} has no rule to use.`);
      for (const token of rule) tribe.goods[token] -= 1;
      tribe.goods.food += 1;
      tell(play, { type: 'crafted', seat, member: number, at, used: rule });
      return;
    }
    case 'recover':
      member.wounded = false;
      tell(play, { type: 'recovered', seat, member: number });
  }
}
