import {
  centre,
  DIRECTIONS,
  distance,
  type Direction,
  type Hex,
  spiral,
  spiralSize,
  step,
} from '../../hex/hex.ts';

/** A place on the map, by its number in the spiral: 0 is the breeding ground, 36 the last of the third ring. */
export type Place = number;

/** The map is a hexagon of radius 3 (Tusk, components). */
export const RADIUS = 3;
export const BREEDING_GROUND: Place = 0;

/** The hex of each place. */
export const HEXES: readonly Hex[] = spiral(RADIUS);

/** The die's directions (Tusk, geometry): 4 is straight up, the rest follow clockwise. */
export const COMPASS: Readonly<Record<number, Direction>> = {
  1: 'S',
  2: 'SW',
  3: 'NW',
  4: 'N',
  5: 'NE',
  6: 'SE',
};

/** The direction that a die names. Throws where a die does not show that. */
export function directionOf(die: number): Direction {
  const direction = COMPASS[die];
  if (direction === undefined) throw new RangeError(`A die does not show ${die}.`);
  return direction;
}

const PLACE_AT = new Map(HEXES.map((hex, place) => [`${hex.q},${hex.r}`, place]));

function placeAt(hex: Hex): Place | null {
  return PLACE_AT.get(`${hex.q},${hex.r}`) ?? null;
}

/** The places beside each place, on the full map, clockwise from the north. */
export const NEIGHBOURS: readonly (readonly Place[])[] = HEXES.map((hex) =>
  DIRECTIONS.map((direction) => placeAt(step(hex, direction))).filter((place) => place !== null),
);

/** The place one step away in a direction, or null beyond the full map. */
export function placeTowards(from: Place, direction: Direction): Place | null {
  const hex = HEXES[from];
  return hex === undefined ? null : placeAt(step(hex, direction));
}

/** The number of steps between two places. */
export function placesApart(a: Place, b: Place): number {
  const from = HEXES[a];
  const to = HEXES[b];
  if (from === undefined || to === undefined) throw new RangeError(`No such place: ${a} or ${b}.`);
  return distance(from, to);
}

/** How many places are in play when the map has this radius: 7, 19, 37. */
export const placesWithin = spiralSize;

/** The first place of a ring. */
export const ringStart = (radius: number): Place => (radius === 0 ? 0 : spiralSize(radius - 1));

/**
 * The four places of the side that freezes first: the corner in a direction and the next three clockwise
 * along the edge (Tusk, new lands).
 */
export function frozenSide(direction: Direction): Place[] {
  const start = ringStart(RADIUS);
  const corner = DIRECTIONS.indexOf(direction) * RADIUS;
  const length = 6 * RADIUS;
  return Array.from({ length: RADIUS + 1 }, (_, i) => start + ((corner + i) % length));
}

/** What a place is called on the picture and in commands: column A to G, row from the top. `D4` is the centre. */
export const PLACE_NAMES: readonly string[] = HEXES.map(({ q, r }) => {
  const top = Math.max(-RADIUS, -q - RADIUS);
  return `${'ABCDEFG'.charAt(q + RADIUS)}${r - top + 1}`;
});

const PLACE_NAMED = new Map(PLACE_NAMES.map((name, place) => [name, place]));

/** The place of a name, or null. */
export function placeNamed(name: string): Place | null {
  return PLACE_NAMED.get(name) ?? null;
}

/** The name of a place. Throws on a number that is no place. */
export function placeName(place: Place): string {
  const name = PLACE_NAMES[place];
  if (name === undefined) throw new RangeError(`No such place: ${place}.`);
  return name;
}

/** The centre of a place in a drawing, with the distance from centre to corner as the unit. */
export function placeCentre(place: Place): { x: number; y: number } {
  const hex = HEXES[place];
  if (hex === undefined) throw new RangeError(`No such place: ${place}.`);
  return centre(hex);
}
