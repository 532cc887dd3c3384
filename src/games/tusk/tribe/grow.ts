import type { Choice, Seat } from '../../../engine/game.ts';
import { tell } from '../../../engine/play.ts';
import { item } from '../../../parts/item.ts';
import type { TurnAction } from '../action.ts';
import { choice } from '../../../parts/choice.ts';
import { ofPlaces } from '../choice.ts';
import { ACTIONS, GROWTH_COSTS, MEMBERS } from '../content/tribe.ts';
import { BREEDING_GROUND, type Place } from '../map.ts';
import type { TuskPlay } from '../play.ts';
import { memberOf, tribeOf, type TuskState } from '../state.ts';
import { enter } from '../waiting.ts';

const GROW = ofPlaces((to, name) => choice(`grow.${name}`, { do: 'grow', to }));

/** Food to place a tribe's next member; null when nobody waits. */
export function growthCost(state: TuskState, seat: Seat): number | null {
  const tribe = tribeOf(state, seat);
  if (tribe.waiting.length === 0) return null;
  return item(GROWTH_COSTS[state.rules], MEMBERS - tribe.waiting.length);
}

/** Where the tribe may grow: beside its own, or with nobody left on any tile free of the mammoth. */
export function offerGrowth(state: TuskState, seat: Seat, choices: Choice<TurnAction>[]): void {
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
export function grow(play: TuskPlay, seat: Seat, to: Place): void {
  const tribe = tribeOf(play.state, seat);
  const cost = growthCost(play.state, seat) ?? 0;
  tribe.goods.food -= cost;
  const number = enter(play, seat, to);
  memberOf(tribe, number).actions = ACTIONS;
  tell(play, { type: 'memberGrew', seat, member: number, at: to, cost });
}
