import type { Choice, Seat } from '../../engine/game.ts';
import { choice } from '../../parts/choice.ts';
import { item } from '../../parts/item.ts';
import type { ActionOf } from './action.ts';
import { MOST_PEOPLE, TRIBES_AT_PLACE, VILLAGE_PLACES } from './content/numbers.ts';
import { SOURCE, type SourcePlace, VILLAGE_PEOPLE } from './content/places.ts';
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

/** What there is to know of a location, before anybody is there. */
interface Site {
  readonly at: Location;
  readonly source: SourcePlace | null;
  /** How many people of one tribe go there, to the village. */
  readonly village: number | null;
  readonly stack: number | null;
  readonly slot: number | null;
}

const SITES = LOCATIONS.map(
  (at): Site => ({
    at,
    source: isSource(at) ? SOURCE[at] : null,
    village: isVillage(at) ? VILLAGE_PEOPLE[at] : null,
    stack: isStack(at) ? numberOf(at) : null,
    slot: isSlot(at) ? numberOf(at) : null,
  }),
);

/** The village is full once so many of its places are used. */
function isVillageFull(state: StoneAgeState): boolean {
  // Nobody goes where somebody is.
  let used = 0;
  for (const { placed } of state.tribes) {
    for (const { at } of placed) if (isVillage(at)) used += 1;
  }
  return used >= limitFor(VILLAGE_PLACES, state.tribes.length);
}

/** The least and the most people that a seat may send somewhere now; null where it may send none. */
function roomFor(
  state: StoneAgeState,
  seat: Seat,
  { at, source, village, stack, slot }: Site,
  left: number,
): { readonly least: number; readonly most: number } | null {
  for (const one of tribeOf(state, seat).placed) if (one.at === at) return null;
  const { people, tribes } = crowdAt(state, at);
  if (source !== null) {
    const { room } = source;
    if (room === null) return { least: 1, most: left };
    // The herd's place takes any number of tribes.
    const isClosed =
      tribes >= limitFor(TRIBES_AT_PLACE, state.tribes.length) && state.herd?.now?.at !== at;
    const most = Math.min(left, room - people);
    return isClosed || most < 1 ? null : { least: 1, most };
  }
  if (people > 0) return null;
  if (village !== null) {
    return village > left || isVillageFull(state) ? null : { least: village, most: village };
  }
  const isThere =
    stack === null
      ? slot !== null && state.slots[slot] != null
      : (state.stacks[stack] ?? []).length > 0;
  return isThere ? { least: 1, most: 1 } : null;
}

/** Everywhere that a seat may send people now, and how many. */
export function offerPlaces(state: StoneAgeState, seat: Seat): Choice<Place>[] {
  const choices: Choice<Place>[] = [];
  const left = unplaced(state, seat);
  if (left <= 0) return choices;
  for (let i = 0; i < SITES.length; i += 1) {
    const room = roomFor(state, seat, item(SITES, i), left);
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
  return left > 0 && SITES.some((site) => roomFor(state, seat, site, left) !== null);
}

/** What stands for a number of tribes. Throws where nothing does. */
function limitFor(by: Readonly<Record<number, number>>, tribes: number): number {
  const found = by[tribes];
  if (found === undefined) throw new RangeError(`Stone Age is not played by ${tribes} tribes.`);
  return found;
}
