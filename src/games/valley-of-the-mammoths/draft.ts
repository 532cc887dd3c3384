import type { Seat } from '../../engine/game.ts';
import { grouped } from '../../parts/grouped.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf, Who } from './action.ts';
import { LIMITS } from './content/numbers.ts';
import type { People } from './event.ts';
import { nameOf, type Place, PLACES, endOf } from './map.ts';
import { animalsAt, packsAt } from './packs.ts';
import type { FixedTribe, Group, ValleyState } from './state.ts';
import { campAt, type Folk, peopleAt, seatsAt } from './tribes.ts';

/** What a tribe has said of its order. */
export type Draft = FixedTribe['draft'];

/** What an order is given on: a state, or a view of one. */
export interface Ground extends Pick<ValleyState, 'animals' | 'turn'> {
  readonly tribes: readonly Pick<
    FixedTribe,
    'warriors' | 'females' | 'camps' | 'lasting' | 'limits' | 'food'
  >[];
}

export const NO_DRAFT: Draft = { groups: [], camps: [], splitting: null, answers: 0, seen: null };

/** Whether something has been said of it. */
export const isBegun = ({ groups, camps }: Draft): boolean => groups.length + camps.length > 0;

/** Groups that go from one hex to one other are told as one. */
export const byEnds = (groups: readonly Group[]): readonly Group[] =>
  grouped(groups, ({ path }) => `${path[0]} ${path.at(-1)}`).map(([, all]) => ({
    path: item(all, 0).path,
    warriors: all.reduce((sum, { warriors }) => sum + warriors, 0),
    females: all.reduce((sum, { females }) => sum + females, 0),
  }));

/** Who of a hex does not go. */
export function stayingAt(
  tribe: Folk,
  { groups }: Pick<Draft, 'groups'>,
  at: Place,
): { warriors: number; females: number } {
  let [warriors, females] = [item(tribe.warriors, at), item(tribe.females, at)];
  for (const group of groups) {
    if (group.path[0] !== at) continue;
    warriors -= group.warriors;
    females -= group.females;
  }
  return { warriors, females };
}

/** Where the people of a tribe are once it has gone. */
export function afterOrder(tribe: Folk, { groups }: Pick<Draft, 'groups'>): Folk {
  if (groups.length === 0) return tribe;
  const [warriors, females] = [[...tribe.warriors], [...tribe.females]];
  for (const group of groups) {
    const [from, to] = [item(group.path, 0), endOf(group.path)];
    warriors[from] = item(warriors, from) - group.warriors;
    females[from] = item(females, from) - group.females;
    warriors[to] = item(warriors, to) + group.warriors;
    females[to] = item(females, to) + group.females;
  }
  return { warriors, females };
}

/**
 * As many of a hex as may go now, where animals hold the others: whoever comes in lets one more go. There stays a female in
 * her camp, then warriors before females. Null where animals hold nobody, or everybody.
 */
export function freeAt(ground: Ground, seat: Seat, draft: Draft, at: Place): People | null {
  const tribe = item(ground.tribes, seat);
  const { warriors, females } = stayingAt(tribe, draft, at);
  const all = warriors + females;
  const held = animalsAt(ground, at) + all - peopleAt(afterOrder(tribe, draft), at);
  if (held <= 0 || held >= all) return null;
  const keeper = tribe.camps.includes(at) && females > 0 ? 1 : 0;
  const men = Math.min(warriors, held - keeper);
  return { warriors: warriors - men, females: females - (held - men) };
}

/** Who of a hex are a group of it. */
export const groupOf = (
  { warriors, females }: People,
  who: Who | 'free',
  free: People | null,
): People =>
  who === 'free'
    ? (free ?? { warriors: 0, females: 0 })
    : { warriors, females: { all: females, warriors: 0, 'but-one': females - 1 }[who] };

/** Who of a hex would go. */
export function goersOf(
  ground: Ground,
  seat: Seat,
  draft: Draft,
  action: ActionOf<'go' | 'free'>,
): People {
  const from = item(action.path, 0);
  const staying = stayingAt(item(ground.tribes, seat), draft, from);
  return action.do === 'free'
    ? groupOf(staying, 'free', freeAt(ground, seat, draft, from))
    : groupOf(staying, action.who, null);
}

/** Camps whose last female is gone at the end of the order (Valley of the Mammoths, a turn, step 4). */
export const givenUp = (camps: readonly Place[], after: Folk): Place[] =>
  camps.filter((camp) => item(after.females, camp) === 0);

/** Whether a couple that stays may set up a camp: no animals, strangers, camp there, and not closed. */
export function mayCamp(ground: Ground, seat: Seat, draft: Draft, at: Place): boolean {
  const { warriors, females } = stayingAt(item(ground.tribes, seat), draft, at);
  return (
    warriors > 0 &&
    females > 0 &&
    !ground.turn.closed.includes(at) &&
    animalsAt(ground, at) === 0 &&
    seatsAt(ground, at).length === 1 &&
    campAt(ground, at) === null
  );
}

/** How many more camps a tribe may set up, after those that it gives up. */
export function campsLeft(ground: Ground, seat: Seat, draft: Draft): number {
  const { camps, ...folk } = item(ground.tribes, seat);
  const gone = givenUp(camps, afterOrder(folk, draft)).length;
  return LIMITS.camps - camps.length + gone - draft.camps.length;
}

/** Camps that it gives up, where new ones take all their room: who comes back to one would have too many. */
export function replacedBy(ground: Ground, seat: Seat, draft: Draft): Place[] {
  if (draft.camps.length === 0 || campsLeft(ground, seat, draft) > 0) return [];
  const { camps, ...folk } = item(ground.tribes, seat);
  return givenUp(camps, afterOrder(folk, draft));
}

/** Why an order does not keep the rules. */
export type Fault =
  /** Animals hold more than are there at its end. */
  | { readonly fault: 'held'; readonly at: Place; readonly animals: number; readonly there: number }
  /** A camp cannot be set up there after all. */
  | { readonly fault: 'camp'; readonly at: Place };

/** What is wrong with an order as a whole; null if it may count. */
export function faultOf(ground: Ground, seat: Seat, draft: Draft): Fault | null {
  const after = afterOrder(item(ground.tribes, seat), draft);
  for (const { path } of draft.groups) {
    for (const at of path.slice(0, -1)) {
      const animals = animalsAt(ground, at);
      const there = peopleAt(after, at);
      if (there < animals) return { fault: 'held', at, animals, there };
    }
  }
  const spoilt = draft.camps.find((at) => !mayCamp(ground, seat, draft, at));
  return spoilt === undefined ? null : { fault: 'camp', at: spoilt };
}

/** Strangers and animals on the hexes that an order names: while they are the same, one that was given ahead stands. */
export const sightOf = (ground: Ground, seat: Seat, { groups, camps }: Draft): string =>
  sightAt(ground, seat, [...groups.flatMap(({ path }) => path), ...camps]);

/** Strangers and animals on some hexes. */
export const sightAt = (ground: Ground, seat: Seat, places: readonly Place[]): string =>
  PLACES.filter((at) => places.includes(at))
    .map((at) => {
      const strangers = seatsAt(ground, at)
        .filter((other) => other !== seat)
        .map((other) => {
          const { warriors, females } = item(ground.tribes, other);
          return `${other}:${item(warriors, at)}W${item(females, at)}F`;
        });
      const packs = packsAt(ground, at).map(({ kind, count }) => kind + count);
      return [nameOf(at), ...strangers, ...packs].join();
    })
    .join(' ');
