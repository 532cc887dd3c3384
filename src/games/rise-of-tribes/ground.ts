import type { Seat } from '../../engine/game.ts';
import { item } from '../../parts/item.ts';
import { GOAL, type GoalId } from './content/goals.ts';
import type { Resource } from './content/goods.ts';
import { type Terrain, TERRAINS, YIELDS } from './content/land.ts';
import type { LeaderId } from './content/leaders.ts';
import { LIMIT } from './content/numbers.ts';
import type { TileId } from './content/tiles.ts';
import { landOf, type Place } from './map.ts';
import { type Goods, missing, total } from './payment.ts';
import { type FixedTribe, type RiseState, tribeOf } from './state.ts';

/** A tribe as everybody knows it. */
type Known = Omit<FixedTribe, 'hand' | 'deck' | 'known'>;

/** What everybody knows of who stands where (Rise of Tribes, words), in a state as in a view of it. */
export interface Ground extends Pick<RiseState, 'terrain' | 'slots' | 'options' | 'turn'> {
  readonly tribes: readonly Known[];
}

/** All places of the map. */
export const placesOf = ({ terrain }: Pick<Ground, 'terrain'>): Place[] => [...terrain.keys()];

/** What a place is called on the picture and in commands: column A to E, and its number from the top. */
export const nameOf = (state: Pick<Ground, 'tribes'>, at: Place): string =>
  landOf(state).board.nameOf(at);

/** What is gathered at a place. */
export const yieldOf = ({ terrain }: Ground, at: Place): Resource => YIELDS[item(terrain, at)];

/** All of them together. */
export const sum = (numbers: readonly number[]): number =>
  numbers.reduce((all, one) => all + one, 0);

/** The members of a tribe at a place. */
export const membersAt = (state: Ground, seat: Seat, at: Place): number =>
  item(tribeOf(state, seat).members, at);

/** The members of a tribe on the map. */
export const onMap = ({ members }: Pick<Known, 'members'>): number => sum(members);

/** The slot that holds a tile, or undefined. */
export const slotOf = <S extends { readonly tile: TileId }>(
  { slots }: { readonly slots: readonly S[] },
  tile: TileId,
): S | undefined => slots.find((slot) => slot.tile === tile);

/** The Invaders at a place. */
export function invadersAt(state: Pick<Ground, 'slots'>, at: Place): number {
  const slot = slotOf(state, 'invaders');
  return slot?.at === at ? slot.count : 0;
}

/** All members at a place, Invaders among them. */
export const population = (state: Ground, at: Place): number =>
  state.tribes.reduce((all, { members }) => all + item(members, at), invadersAt(state, at));

/** Where a tribe occupies. */
export function occupied(state: Ground, seat: Seat): Place[] {
  const { members } = tribeOf(state, seat);
  return [...members.keys()].filter((at) => item(members, at) > 0);
}

/** Whether only its members are there. */
export function controls(state: Ground, seat: Seat, at: Place): boolean {
  const own = membersAt(state, seat, at);
  return own > 0 && own === population(state, at);
}

/** Whether another tribe is there, too. */
export const isShared = (state: Ground, seat: Seat, at: Place): boolean =>
  membersAt(state, seat, at) > 0 &&
  membersAt(state, seat, at) + invadersAt(state, at) < population(state, at);

/** Where nobody is. */
export const unoccupied = (state: Ground): Place[] =>
  placesOf(state).filter((at) => population(state, at) === 0);

/** Those of these places where the fewest are. */
export function leastPopulated(state: Ground, among: readonly Place[]): Place[] {
  const least = Math.min(...among.map((at) => population(state, at)));
  return among.filter((at) => population(state, at) === least);
}

/** All villages of a tribe that stand. */
export const villagesOf = ({ villages, hidden }: Known): readonly Place[] =>
  hidden === null ? villages : [...villages, hidden];

/** More members than this make a conflict. */
export const limitOf = ({ slots }: Pick<Ground, 'slots'>): number =>
  slots.some(({ tile }) => tile === 'drought') ? LIMIT.drought : LIMIT.usual;

/** Whether a tribe may use a development: its own, or in its turn what its elder has borrowed. */
export const has = (state: Ground, seat: Seat, goal: GoalId): boolean =>
  tribeOf(state, seat).done.includes(goal) ||
  (state.turn.seat === seat && state.turn.lent === goal);

/** Whether a tribe's leader has this power, which only some tables play with. */
export const leads = ({ options, tribes }: Ground, seat: Seat, leader: LeaderId): boolean =>
  options.leaders && tribeOf({ tribes }, seat).leader === leader;

/** What a goal still lacks: goods and how many of any kind, terrains to control, or how many there are of so many. */
export type Lack =
  | { readonly of: 'goods'; readonly goods: Goods; readonly any: number }
  | { readonly of: 'lands'; readonly lands: readonly Terrain[] }
  | { readonly of: 'count'; readonly count: number; readonly needed: number };

/** What a tribe still lacks to complete a goal; null where it lacks nothing. */
export function lackFor(state: Ground, seat: Seat, goal: GoalId): Lack | null {
  const card = GOAL[goal];
  const tribe = tribeOf(state, seat);
  if (card.kind === 'development') {
    const goods = missing(tribe.goods, card.cost);
    const rest = total(tribe.goods) - total(card.cost) + total(goods);
    const any = Math.max(0, (card.any ?? 0) - rest);
    return total(goods) + any === 0 ? null : { of: 'goods', goods, any };
  }
  const { needs } = card;
  const held = placesOf(state).filter((at) => controls(state, seat, at));
  if (needs.has === 'lands') {
    const lands = TERRAINS.filter((one) => held.every((at) => state.terrain[at] !== one));
    return lands.length === 0 ? null : { of: 'lands', lands };
  }
  const needed =
    needs.has === 'tiles'
      ? (needs.count[state.tribes.length] ?? Number.POSITIVE_INFINITY)
      : needs.count;
  const has = { members: onMap(tribe), villages: villagesOf(tribe).length, tiles: held.length };
  const count = has[needs.has];
  return count >= needed ? null : { of: 'count', count, needed };
}
