import type { Choice, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import type { ActionOf, MemberNumber, TurnAction } from '../action.ts';
import { choice } from '../../../parts/choice.ts';
import { ofMembers, ofPlaces } from '../choice.ts';
import { TERRAIN, type TerrainCard } from '../content/terrain.ts';
import type { Place } from '../map.ts';
import { beginFight } from '../fight.ts';
import { destinations } from '../movement.ts';
import type { TuskPlay } from '../play.ts';
import { isThere, memberOf, tribeOf, type TuskState } from '../state.ts';

const MOVE = ofMembers((member) =>
  ofPlaces((to, name) => choice(`move.${member}.${name}`, { do: 'move', member, to })),
);
const GATHER = ofMembers((member) => choice(`gather.${member}`, { do: 'gather', member }));
const CRAFT = ofMembers((member) => choice(`craft.${member}`, { do: 'craft', member }));
const RECOVER = ofMembers((member) => choice(`recover.${member}`, { do: 'recover', member }));
const FIGHT = ofPlaces((at, name) => choice(`fight.${name}`, { do: 'fight', at }));

/** What a member does with one of its actions. */
export const ACTS = ['move', 'gather', 'craft', 'recover', 'fight'] as const;
type MemberAction = ActionOf<(typeof ACTS)[number]>;

/** Every action of every member that has one left. */
export function offerActions(state: TuskState, seat: Seat, choices: Choice<TurnAction>[]): void {
  const tribe = tribeOf(state, seat);
  let member = 0;
  for (const { at, wounded, actions } of tribe.members) {
    member += 1;
    if (typeof at !== 'number' || actions === 0) continue;
    if (wounded) {
      choices.push(item(RECOVER, member));
      continue;
    }
    const moves = item(MOVE, member);
    for (const to of destinations(state, at)) choices.push(item(moves, to));
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

/** Tusk, tribe phase 3: one action of one member. */
export function act(play: TuskPlay, seat: Seat, action: MemberAction): void {
  if (action.do === 'fight') {
    beginFight(play, seat, action.at);
    return;
  }
  const { state } = play;
  const tribe = tribeOf(state, seat);
  const number = action.member;
  const member = memberOf(tribe, number);
  const { at } = member;
  if (typeof at !== 'number')
    throw new Error(`Member ${number} of seat ${seat} is not on the map.`);
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
