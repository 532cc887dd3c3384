import { DIRECTIONS } from '../../hex/hex.ts';
import { hexBoard } from '../../parts/hex-board.ts';
import { item } from '../../parts/item.ts';
import {
  FORDS,
  LETTERS,
  REGIONS,
  RIVERS,
  ROWS,
  type Regions,
  type Terrain,
} from './content/land.ts';

/** A hex by its number, row by row from the top: hex order (Valley of the Mammoths, map). */
export type Place = number;

/** The six directions by the faces of a die: 1 north-east, then clockwise to 6 north-west. */
export const BEARINGS = [1, 2, 3, 4, 5, 6] as const;
export type Bearing = (typeof BEARINGS)[number];

/** In the rows of the upper half each begins one further left; hexes stand on a corner. */
const MIDDLE = (ROWS.length - 1) / 2;
const HEXES = ROWS.flatMap((row, r) => row.map((_, at) => ({ q: at - Math.min(r, MIDDLE), r })));
const BOARD = hexBoard(HEXES);

/** The terrain of each place. */
export const TERRAIN: readonly Terrain[] = ROWS.flat();
export const PLACES: readonly Place[] = TERRAIN.map((_, place) => place);

/** The number of the row, and a letter from the left: `4c`. */
const NAMES = ROWS.flatMap((row, r) =>
  row.map((_, at) => `${r + 1}${String.fromCharCode(97 + at)}`),
);
const NAMED = new Map(NAMES.map((name, place) => [name, place]));

/** Where a way ends. */
export const endOf = (path: readonly Place[]): Place => item(path, path.length - 1);

/** What a place is called. Throws where there is none. */
export const nameOf = (place: Place): string => item(NAMES, place);

/** The place of that name. Throws where there is none. */
export function placeOf(name: string): Place {
  const place = NAMED.get(name);
  if (place === undefined) throw new RangeError(`There is no hex ${name}.`);
  return place;
}

/** The places beside each one by a face of the die. Its 1 is our north-east, and 6 what boards call north. */
const NEXT = BEARINGS.map((bearing) =>
  HEXES.map((_, place) => BOARD.towards(place, item(DIRECTIONS, bearing % DIRECTIONS.length))),
);

/** The next place by a face of the die; null off the map. */
export const towards = (from: Place, bearing: Bearing): Place | null =>
  item(NEXT, bearing - 1)[from] ?? null;

/** The neighbours of each place, in hex order. */
export const BESIDE: readonly (readonly Place[])[] = BOARD.neighbours.map((places) =>
  places.toSorted((a, b) => a - b),
);

/** The centre of a place; the distance from centre to corner is 1, x goes right and y down. */
export function centreOf(place: Place): { x: number; y: number } {
  const { q, r } = item(HEXES, place);
  return { x: Math.sqrt(3) * (q + r / 2), y: 1.5 * r };
}

const edgeOf = (a: Place, b: Place): number => Math.min(a, b) * PLACES.length + Math.max(a, b);
const edgesOf = (pairs: readonly (readonly [string, string])[]) =>
  pairs.map(([a, b]) => [placeOf(a), placeOf(b)] as const);

/** The banks of each stretch of a river, and of each ford. */
export const RIVER_EDGES = edgesOf(RIVERS);
export const FORD_EDGES = edgesOf(FORDS);
const WET = new Set(RIVER_EDGES.map(([a, b]) => edgeOf(a, b)));

/** Whether a river parts two neighbours. */
export const isRiver = (a: Place, b: Place): boolean => WET.has(edgeOf(a, b));

/** Where people fish: beside a river, and beside the lake. */
export const BY_RIVER: readonly boolean[] = PLACES.map((place) =>
  RIVER_EDGES.some((banks) => banks.includes(place)),
);
export const BY_LAKE: readonly boolean[] = PLACES.map((place) =>
  item(BESIDE, place).some((near) => TERRAIN[near] === 'lake'),
);

/** Where tribes climb: a volcano is a mountain to them. */
export const isHigh = (place: Place): boolean =>
  TERRAIN[place] === 'mountain' || TERRAIN[place] === 'volcano';

export const LAND: readonly Place[] = PLACES.filter((place) => TERRAIN[place] !== 'lake');

const ARRIVALS = new Map(Object.entries(LETTERS).map(([letter, name]) => [letter, placeOf(name)]));

/** Where an animal with that letter arrives. Throws where there is no such letter. */
export function arrivalOf(letter: string): Place {
  const place = ARRIVALS.get(letter);
  if (place === undefined) throw new RangeError(`There is no letter ${letter}.`);
  return place;
}

/** The region that a die points at. */
export const regionOf = (of: keyof typeof REGIONS, die: number): readonly Place[] => {
  const regions: Regions = REGIONS[of];
  return item(regions, die - 1).map(placeOf);
};
