import { tell } from '../../engine/play.ts';
import { item } from '../../parts/item.ts';
import { ANIMAL, type Animal, KINDS, type Kind } from './content/animals.ts';
import { dropCrop } from './crops.ts';
import type { Roamed } from './event.ts';
import { isClosed, isParted } from './ground.ts';
import {
  BEARINGS,
  type Bearing,
  isHigh,
  type Place,
  PLACES,
  TERRAIN,
  towards,
  endOf,
} from './map.ts';
import { packsAt, setAnimals } from './packs.ts';
import type { ValleyPlay } from './play.ts';
import { mayPlay, playCard } from './playing-cards.ts';
import { type Roaming, tribeOf, type ValleyState } from './state.ts';
import { peopleAt } from './tribes.ts';

type Land = Pick<ValleyState, 'turn'>;

const opposite = (to: Bearing): Bearing => item(BEARINGS, (to + 2) % BEARINGS.length);

/** How many places are behind one, seen in a direction: whoever has fewer is farther back on its line. */
const BEHIND = BEARINGS.map((to) =>
  PLACES.map((place) => {
    let behind = 0;
    for (let at = towards(place, opposite(to)); at !== null; behind += 1)
      at = towards(at, opposite(to));
    return behind;
  }),
);

/** The next place that animals of a kind may enter; null before an obstacle (Valley of the Mammoths, a turn, step 3). */
export function wayOn(
  land: Land,
  { climbs, swims }: Animal,
  from: Place,
  to: Bearing,
): Place | null {
  const at = towards(from, to);
  if (at === null || TERRAIN[at] === 'lake' || TERRAIN[at] === 'volcano') return null;
  if (!climbs && isHigh(at)) return null;
  if (!swims && isParted(land, from, at)) return null;
  return isClosed(land, at) ? null : at;
}

/** The bearing in which animals go: the opposite one where the very first hex is an obstacle. */
export const bearingOf = (land: Land, animal: Animal, from: Place, to: Bearing): Bearing =>
  wayOn(land, animal, from, to) === null ? opposite(to) : to;

/** A pack tramples the crops on its way, where it begins left out. */
function trample(play: ValleyPlay, { kind, path }: Roamed): void {
  if (!ANIMAL[kind].tramples) return;
  for (const at of path.slice(1)) dropCrop(play, at, kind);
}

/** Animals once packs have gone their ways, all found from one land: packs that were joined do not go on. */
export function gone(animals: readonly Roaming[], packs: readonly Roamed[]): Roaming[] {
  const goals = new Map(packs.map(({ kind, path }) => [kind + item(path, 0), endOf(path)]));
  return animals.map((one) => ({ ...one, at: goals.get(one.kind + one.at) ?? one.at }));
}

function arrive(play: ValleyPlay, packs: readonly Roamed[]): void {
  const { state } = play;
  setAnimals(state, gone(state.animals, packs));
  for (const pack of packs) trample(play, pack);
}

/** The ways of all packs of a kind: the farthest back on each line goes first. */
function waysOf(
  land: Land,
  kind: Kind,
  animals: readonly Roaming[],
  peopled: readonly boolean[],
  to: Bearing,
): Roamed[] {
  const animal = ANIMAL[kind];
  const counts = new Map<Place, number>();
  for (const one of animals)
    if (one.kind === kind) counts.set(one.at, (counts.get(one.at) ?? 0) + 1);
  const behind = item(BEHIND, to - 1);
  const order = [...counts.keys()].sort((a, b) => item(behind, a) - item(behind, b) || a - b);
  const taken = new Set(order);
  const resting = new Set<Place>();
  const ways: Roamed[] = [];
  for (const start of order) {
    if (peopled[start] === true || resting.has(start) || isClosed(land, start)) continue;
    const way = bearingOf(land, animal, start, to);
    const path = [start];
    taken.delete(start);
    let at = start;
    while (path.length <= animal.range) {
      const next = wayOn(land, animal, at, way);
      if (next === null) break;
      at = next;
      path.push(at);
      if (taken.has(at)) resting.add(at);
      if (taken.has(at) || peopled[at] === true) break;
    }
    taken.add(at);
    // Whoever has moved does not go on, nor does who is joined.
    if (path.length > 1) ways.push({ kind, count: counts.get(start) ?? 0, path });
  }
  return ways;
}

/** Kinds that Trackers send their own way in this turn: of two for a kind the first in order. */
function track(play: ValleyPlay): ReadonlyMap<Kind, Bearing> {
  const { state } = play;
  const tracked = new Map<Kind, Bearing>();
  for (const seat of state.order) {
    const tribe = tribeOf(state, seat);
    if (tribe.track === null || !mayPlay(tribe, 'tracker')) continue;
    const { kind, to } = tribe.track;
    if (tracked.has(kind) || state.animals.every((one) => one.kind !== kind)) continue;
    tribe.track = null;
    if (playCard(play, seat, 'tracker', { kind, to })) tracked.set(kind, to);
  }
  return tracked;
}

/** Step 3: one die for all animals; where they are restless, twice. */
export function moveAnimals(play: ValleyPlay): void {
  const { state } = play;
  const tracked = track(play);
  const peopled = PLACES.map((at) => state.tribes.some((tribe) => peopleAt(tribe, at) > 0));
  const times = state.turn.event === 'restless-animals' ? 2 : 1;
  for (let time = 0; time < times; time += 1) {
    const die = play.random.die();
    const to = item(BEARINGS, die - 1);
    const packs = KINDS.flatMap((kind) =>
      waysOf(state, kind, state.animals, peopled, tracked.get(kind) ?? to),
    );
    tell(play, { type: 'animalsMoved', die, packs });
    arrive(play, packs);
  }
}

/** Packs of a place that a Firebrand drives one hex in one direction, also away from people; who meets an obstacle stays. */
export const drivenFrom = (
  land: Land & Pick<ValleyState, 'animals'>,
  at: Place,
  to: Bearing,
): Roamed[] =>
  packsAt(land, at).flatMap(({ kind, count }) => {
    const goal = isClosed(land, at) ? null : wayOn(land, ANIMAL[kind], at, to);
    return goal === null ? [] : [{ kind, count, path: [at, goal] }];
  });

/** They go. */
export function driveAnimals(play: ValleyPlay, at: Place, to: Bearing): void {
  const { state } = play;
  const packs = drivenFrom(state, at, to);
  tell(play, { type: 'animalsDriven', at, to, packs });
  arrive(play, packs);
}
