import type { Seat } from '../../../engine/game.ts';
import type { Mark } from '../../../presentation/scene.ts';
import type { Path } from '../action.ts';
import type { EventOf, ValleyEvent } from '../event.ts';
import { BEARINGS, nameOf, type Place, towards } from '../map.ts';

/** Where an event was, and what is marked there beside a number. */
interface Shown {
  readonly where: readonly Place[];
  readonly marks: readonly Mark[];
}
type Showing<T extends ValleyEvent['type'] = ValleyEvent['type']> = {
  readonly [K in T]?: (event: EventOf<K>) => Shown;
};

const at = (...where: readonly Place[]): Shown => ({ where, marks: [] });
const signed = (icon: 'wound' | 'removed', ...where: readonly Place[]): Shown => ({
  where,
  marks: where.map((place) => ({ mark: 'sign', at: nameOf(place), icon })),
});

/** A way as one arrow where it is straight, else an arrow for each step. */
export function arrowsOf(path: Path, owner: Seat | null): Mark[] {
  const arrow = (from: Place, to: Place): Mark => ({
    mark: 'arrow',
    from: nameOf(from),
    to: nameOf(to),
    owner,
  });
  const [first, last] = [path[0], path.at(-1)];
  if (first === undefined || last === undefined || path.length < 2) return [];
  const isStraight = BEARINGS.some((bearing) =>
    path.every((place, nth) => nth === 0 || towards(path[nth - 1] ?? place, bearing) === place),
  );
  if (isStraight) return [arrow(first, last)];
  return path.slice(1).map((place, nth) => arrow(path[nth] ?? place, place));
}

const gone = (paths: readonly Path[], owner: Seat | null): Shown => ({
  where: paths.flatMap((path) => path.slice(-1)),
  marks: paths.flatMap((path) => arrowsOf(path, owner)),
});

const SHOWN: Showing = {
  tribePlaced: (event) => at(event.at),
  hexesClosed: (event) => at(...event.at),
  peopleLost: (event) => signed('wound', event.at),
  campLost: (event) => signed('removed', event.at),
  cropDropped: (event) => at(event.at),
  animalsLost: (event) => signed('removed', event.at),
  animalsCame: ({ animals }) => at(...animals.map((one) => one.at)),
  animalsMoved: ({ packs }) =>
    gone(
      packs.map(({ path }) => path),
      null,
    ),
  joined: (event) => at(event.at),
  tribeMoved: ({ seat, groups }) =>
    gone(
      groups.map(({ path }) => path),
      seat,
    ),
  campFounded: (event) => at(event.at),
  campAbandoned: (event) => signed('removed', event.at),
  battleBegan: (event) => ({
    where: [event.at],
    marks: [{ mark: 'burst', at: nameOf(event.at) }],
  }),
  roundFought: ({ at: place, lost }) =>
    lost.some(({ token }) => token !== 'animal') ? signed('wound', place) : at(place),
  campBeaten: (event) => signed('removed', event.at),
  born: (event) => at(event.at),
  planted: (event) => at(event.at),
};

function shown<T extends ValleyEvent['type']>(event: EventOf<T>): Shown | null {
  const of: Showing<T>[T] = (SHOWN satisfies Showing as Showing<T>)[event.type];
  return of?.(event) ?? null;
}

/** Where it was, each place once. */
export const placesOf = (events: readonly ValleyEvent[]): Place[] => [
  ...new Set(events.flatMap((event) => shown(event)?.where ?? [])),
];

/** What a picture shows of it on the land, each mark once. */
export function marksOf(events: readonly ValleyEvent[]): Mark[] {
  const all = events.flatMap((event) => shown(event)?.marks ?? []);
  return [...new Map(all.map((mark) => [JSON.stringify(mark), mark])).values()];
}
