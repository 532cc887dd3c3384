import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { GOAL, type GoalId } from './content/goals.ts';
import type { Resource } from './content/goods.ts';
import { YIELDS } from './content/land.ts';
import type { LeaderId } from './content/leaders.ts';
import { LIMIT } from './content/numbers.ts';
import type { TileId } from './content/tiles.ts';
import { landOf, type Place } from './map.ts';
import { type FixedTribe, type RiseState, tribeOf } from './state.ts';

/** Who stands where (Rise of Tribes, words). */

/** All places of the map. */
export const placesOf = ({ terrain }: Pick<RiseState, 'terrain'>): Place[] => [...terrain.keys()];

/** What a place is called on the picture and in commands: row A to E, and its number from the left. */
export const nameOf = (state: Pick<RiseState, 'tribes'>, at: Place): string =>
  landOf(state).board.nameOf(at);

export const yieldOf = ({ terrain }: RiseState, at: Place): Resource => YIELDS[item(terrain, at)];

export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

export const membersAt = (state: RiseState, seat: Seat, at: Place): number =>
  item(tribeOf(state, seat).members, at);

export const onMap = ({ members }: Pick<FixedTribe, 'members'>): number => sum(members);

/** The slot that holds a tile, or undefined. */
export const slotOf = <S extends { readonly tile: TileId }>(
  { slots }: { readonly slots: readonly S[] },
  tile: TileId,
): S | undefined => slots.find((slot) => slot.tile === tile);

/** The Invaders at a place. */
export function invadersAt(state: Pick<RiseState, 'slots'>, at: Place): number {
  const slot = slotOf(state, 'invaders');
  return slot?.at === at ? slot.count : 0;
}

/** All members at a place, Invaders among them. */
export const population = (state: RiseState, at: Place): number =>
  state.tribes.reduce((all, { members }) => all + item(members, at), invadersAt(state, at));

/** Where a tribe occupies. */
export const occupied = (state: RiseState, seat: Seat): Place[] =>
  placesOf(state).filter((at) => membersAt(state, seat, at) > 0);

/** Whether only its members are there. */
export function controls(state: RiseState, seat: Seat, at: Place): boolean {
  const own = membersAt(state, seat, at);
  return own > 0 && own === population(state, at);
}

/** Whether another tribe is there, too. */
export const isShared = (state: RiseState, seat: Seat, at: Place): boolean =>
  membersAt(state, seat, at) > 0 &&
  membersAt(state, seat, at) + invadersAt(state, at) < population(state, at);

export const unoccupied = (state: RiseState): Place[] =>
  placesOf(state).filter((at) => population(state, at) === 0);

/** Those of these places where the fewest are. */
export function leastPopulated(state: RiseState, among: readonly Place[]): Place[] {
  const least = Math.min(...among.map((at) => population(state, at)));
  return among.filter((at) => population(state, at) === least);
}

/** All villages of a tribe that stand. */
export const villagesOf = ({ villages, hidden }: FixedTribe): readonly Place[] =>
  hidden === null ? villages : [...villages, hidden];

/** More members than this make a conflict. */
export const limitOf = ({ slots }: Pick<RiseState, 'slots'>): number =>
  slots.some(({ tile }) => tile === 'drought') ? LIMIT.drought : LIMIT.usual;

/** Whether a tribe may use a development: its own, or in its turn what its elder has borrowed. */
export const has = (state: RiseState, seat: Seat, goal: GoalId): boolean =>
  tribeOf(state, seat).done.includes(goal) ||
  (state.turn.seat === seat && state.turn.lent === goal);

/** Whether a tribe's leader has this power, which only some tables play with. */
export const leads = ({ options, tribes }: RiseState, seat: Seat, leader: LeaderId): boolean =>
  options.leaders && tribeOf({ tribes }, seat).leader === leader;

/** Whether a tribe has what an achievement asks for; false for a development. */
export function meets(state: RiseState, seat: Seat, goal: GoalId): boolean {
  const card = GOAL[goal];
  if (card.kind === 'development') return false;
  const { needs } = card;
  const controlled = placesOf(state).filter((at) => controls(state, seat, at));
  switch (needs.has) {
    case 'lands':
      return (
        new Set(controlled.map((at) => item(state.terrain, at))).size === Object.keys(YIELDS).length
      );
    case 'members':
      return onMap(tribeOf(state, seat)) >= needs.count;
    case 'villages':
      return villagesOf(tribeOf(state, seat)).length >= needs.count;
    case 'tiles':
      return controlled.length >= (needs.count[state.tribes.length] ?? Number.POSITIVE_INFINITY);
  }
}
