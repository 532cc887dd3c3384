import type { Seat } from '../../../engine/game.ts';
import { item } from '../../../parts/item.ts';
import { ANIMAL, type Kind } from '../content/animals.ts';
import { NO_DRAFT } from '../draft.ts';
import { BEARINGS, type Bearing, type Place, PLACES } from '../map.ts';
import { packsAt } from '../packs.ts';
import { bearingOf, wayOn } from '../roaming.ts';
import { occupiedBy, peopleAt } from '../tribes.ts';
import type { TribeView, ValleyView } from '../view.ts';
import { waysFrom } from '../paths.ts';

/** Animals that the next die may bring to a place, if it shows a bearing. */
export interface Visit {
  readonly kind: Kind;
  readonly count: number;
  readonly to: Bearing;
}

/** What a tribe can tell from its view before it decides. */
export interface Outlook {
  readonly view: ValleyView;
  readonly seat: Seat;
  readonly me: TribeView;
  /** Whether it thinks of what others and animals may do next. */
  readonly isFar: boolean;
  readonly foes: readonly Foe[];
  /** What may come to each place. */
  readonly visits: readonly (readonly Visit[])[];
}

export interface Foe {
  readonly tribe: TribeView;
  /** Whether it has yet to move in this turn. */
  readonly isLater: boolean;
  /** Warriors that it can bring to each place in one order. */
  readonly reach: readonly number[];
}

/** Reads a view for its own seat. Throws where the viewer has no seat. */
export function look(view: ValleyView, isFar: boolean): Outlook {
  const { viewer: seat, stage } = view;
  if (seat === 'public') throw new Error('Nobody plays from the public view.');
  const left = stage.frame === 'ordering' ? stage.left : [];
  const foes = view.tribes.filter((tribe) => tribe.seat !== seat && tribe.outSince === null);
  return {
    view,
    seat,
    me: item(view.tribes, seat),
    isFar,
    foes: foes.map((tribe) => ({
      tribe,
      isLater: left.includes(tribe.seat),
      reach: reachOf(view, tribe),
    })),
    visits: visitsOf(view),
  };
}

function reachOf(view: ValleyView, tribe: TribeView): number[] {
  const reach = [...tribe.warriors];
  for (const from of occupiedBy(tribe)) {
    const goals = waysFrom(view, tribe.seat, NO_DRAFT, from).map(({ path }) => path.at(-1));
    for (const to of new Set(goals))
      if (to !== undefined) reach[to] = item(reach, to) + item(tribe.warriors, from);
  }
  return reach;
}

/** Where packs may go with the next die, as if each were alone and people stood on every place. */
function visitsOf(view: ValleyView): Visit[][] {
  const visits: Visit[][] = PLACES.map(() => []);
  for (const start of new Set(view.animals.map(({ at }) => at))) {
    if (view.tribes.some((tribe) => peopleAt(tribe, start) > 0)) continue;
    for (const { kind, count } of packsAt(view, start))
      for (const to of BEARINGS)
        for (const at of trackOf(view, kind, start, to)) item(visits, at).push({ kind, count, to });
  }
  return visits;
}

function trackOf(view: ValleyView, kind: Kind, from: Place, to: Bearing): Place[] {
  const animal = ANIMAL[kind];
  const way = bearingOf(view, animal, from, to);
  const found: Place[] = [];
  for (let at = from; found.length < animal.range; ) {
    const next = wayOn(view, animal, at, way);
    if (next === null) break;
    found.push(next);
    if (view.tribes.some((tribe) => peopleAt(tribe, next) > 0)) break;
    at = next;
  }
  return found;
}
