import type { Seat } from '../../engine/game.ts';
import { SOURCE, type Source, VILLAGE_PEOPLE } from './content/places.ts';
import {
  isSlot,
  isSource,
  isStack,
  isVillage,
  type Location,
  LOCATIONS,
  numberOf,
} from './locations.ts';
import { isTakenByTribes, isVillageFull, type Valley } from './crowded.ts';
import type { Stacks } from './payment.ts';
import { type FixedTribe, type StoneAgeState, tribeOf } from './state.ts';

/** A seat's people who are not placed yet. */
export function unplaced(state: StoneAgeState, seat: Seat): number {
  const { people, placed } = tribeOf(state, seat);
  let left = people;
  for (const one of placed) left -= one.people;
  return left;
}

/** Who is where, and what is there to be had: in a state as in a view of it. */
interface Ground extends Valley, Stacks, Pick<StoneAgeState, 'slots'> {
  readonly tribes: readonly Pick<FixedTribe, 'placed'>[];
}

/** How many people are at a location. */
function peopleAt({ tribes }: Ground, at: Location): number {
  let people = 0;
  for (const { placed } of tribes) {
    for (const one of placed) if (one.at === at) people += one.people;
  }
  return people;
}

/** What there is to know of a location, before anybody is there. */
interface Site {
  readonly at: Location;
  readonly source: Source | null;
  /** How many people of one tribe go there, to the village. */
  readonly village: number | null;
  readonly stack: number | null;
  readonly slot: number | null;
}

/** The same in the order of the locations. */
export const SITES = LOCATIONS.map(
  (at): Site => ({
    at,
    source: isSource(at) ? at : null,
    village: isVillage(at) ? VILLAGE_PEOPLE[at] : null,
    stack: isStack(at) ? numberOf(at) : null,
    slot: isSlot(at) ? numberOf(at) : null,
  }),
);

/** The least and the most people that a seat may send somewhere now; null where it may send none. */
export function roomFor(
  state: Ground,
  seat: Seat,
  { at, source, village, stack, slot }: Site,
  left: number,
): { readonly least: number; readonly most: number } | null {
  for (const one of tribeOf(state, seat).placed) if (one.at === at) return null;
  const people = peopleAt(state, at);
  if (source !== null) {
    const { room } = SOURCE[source];
    if (room === null) return { least: 1, most: left };
    const most = Math.min(left, room - people);
    return most < 1 || isTakenByTribes(state, source) ? null : { least: 1, most };
  }
  if (people > 0) return null;
  if (village !== null) {
    return village > left || isVillageFull(state) ? null : { least: village, most: village };
  }
  const isThere =
    stack === null ? slot !== null && state.slots[slot] != null : isOpen(state.stacks[stack] ?? []);
  return isThere ? { least: 1, most: 1 } : null;
}

/** Whether a building lies open on a stack. */
const isOpen = (stack: Stacks['stacks'][number]): boolean =>
  'top' in stack ? stack.top !== null : stack.length > 0;

/** Whether a seat may send people anywhere now. */
export function canPlace(state: StoneAgeState, seat: Seat): boolean {
  const left = unplaced(state, seat);
  return left > 0 && SITES.some((site) => roomFor(state, seat, site, left) !== null);
}
