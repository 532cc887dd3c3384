import type { Choice, Seat } from '../../engine/game.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { MOST_PEOPLE, TRIBES_AT_PLACE, VILLAGE_PLACES } from './content/numbers.ts';
import { SOURCE, VILLAGE_PEOPLE } from './content/places.ts';
import {
  isSlot,
  isSource,
  isStack,
  isVillage,
  type Location,
  LOCATIONS,
  numberOf,
} from './locations.ts';
import { type StoneAgeState, tribeOf } from './state.ts';

type Place = ActionOf<'place'>;

/** By location, and by how many go there; the first is nobody. */
const PLACE: readonly (readonly Choice<Place>[])[] = LOCATIONS.map((at) =>
  Array.from({ length: MOST_PEOPLE + 1 }, (_, people) =>
    choice(isSource(at) ? `place.${at}.${people}` : `place.${at}`, { do: 'place', at, people }),
  ),
);

/** A seat's people who are not placed yet. */
export function unplaced(state: StoneAgeState, seat: Seat): number {
  const { people, placed } = tribeOf(state, seat);
  let left = people;
  for (const one of placed) left -= one.people;
  return left;
}

/** Who is at a location, as far as it matters who else may go there. */
function crowdAt(state: StoneAgeState, at: Location) {
  let [people, tribes] = [0, 0];
  for (const { placed } of state.tribes) {
    for (const one of placed) {
      if (one.at !== at) continue;
      people += one.people;
      tribes += 1;
    }
  }
  return { people, tribes };
}

/** The village is full once so many of its places are used. */
function isVillageFull(state: StoneAgeState): boolean {
  const used = new Set<Location>();
  for (const { placed } of state.tribes) {
    for (const { at } of placed) if (isVillage(at)) used.add(at);
  }
  return used.size >= limitFor(VILLAGE_PLACES, state.tribes.length);
}

/** The least and the most people that a seat may send somewhere now; null where it may send none. */
function roomFor(
  state: StoneAgeState,
  seat: Seat,
  at: Location,
  left: number,
): { readonly least: number; readonly most: number } | null {
  for (const one of tribeOf(state, seat).placed) if (one.at === at) return null;
  const { people, tribes } = crowdAt(state, at);
  if (isSource(at)) {
    const { room } = SOURCE[at];
    if (room === null) return { least: 1, most: left };
    // The herd's place takes any number of tribes.
    const isClosed =
      tribes >= limitFor(TRIBES_AT_PLACE, state.tribes.length) && state.herd?.now?.at !== at;
    const most = Math.min(left, room - people);
    return isClosed || most < 1 ? null : { least: 1, most };
  }
  if (people > 0) return null;
  if (isVillage(at)) {
    const least = VILLAGE_PEOPLE[at];
    return least > left || isVillageFull(state) ? null : { least, most: least };
  }
  const isThere = isStack(at)
    ? (state.stacks[numberOf(at)] ?? []).length > 0
    : isSlot(at) && state.slots[numberOf(at)] != null;
  return isThere ? { least: 1, most: 1 } : null;
}

/** Everywhere that a seat may send people now, and how many. */
export function offerPlaces(state: StoneAgeState, seat: Seat): Choice<Place>[] {
  const choices: Choice<Place>[] = [];
  const left = unplaced(state, seat);
  if (left <= 0) return choices;
  for (let i = 0; i < LOCATIONS.length; i += 1) {
    const room = roomFor(state, seat, item(LOCATIONS, i), left);
    if (room === null) continue;
    const places = item(PLACE, i);
    for (let people = room.least; people <= room.most; people += 1) {
      choices.push(item(places, people));
    }
  }
  return choices;
}

/** Whether a seat may send people anywhere now. */
export function canPlace(state: StoneAgeState, seat: Seat): boolean {
  const left = unplaced(state, seat);
  return left > 0 && LOCATIONS.some((at) => roomFor(state, seat, at, left) !== null);
}

/** What stands for a number of tribes. Throws where nothing does. */
function limitFor(by: Readonly<Record<number, number>>, tribes: number): number {
  const found = by[tribes];
  if (found === undefined) throw new RangeError(`Stone Age is not played by ${tribes} tribes.`);
  return found;
}
