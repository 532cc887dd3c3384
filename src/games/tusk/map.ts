import { DIRECTIONS, type Direction, spiral, spiralSize } from '../../hex/hex.ts';
import { hexBoard } from '../../parts/hex-board.ts';

/** A place on the map, by its number in the spiral: 0 is the breeding ground, 36 the last of the third ring. */
export type Place = number;

/** The map is a hexagon of radius 3 (Tusk, components). */
export const RADIUS = 3;
export const BREEDING_GROUND: Place = 0;

const BOARD = hexBoard(spiral(RADIUS));

/** The hex of each place. */
export const HEXES = BOARD.hexes;

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

/** The other way. */
export function opposite(direction: Direction): Direction {
  const at = (DIRECTIONS.indexOf(direction) + DIRECTIONS.length / 2) % DIRECTIONS.length;
  return DIRECTIONS[at] ?? direction;
}

/** The places beside each place, on the full map, clockwise from the north. */
export const NEIGHBOURS = BOARD.neighbours;

/** The place one step away in a direction, or null beyond the full map. */
export const placeTowards = BOARD.towards;

/**
 * From where the herd came that entered these tiles in a row; null where they do not say: of one tile
 * alone, or of a path off the map.
 */
export function cameFrom([first, second]: readonly Place[]): Place | null {
  if (first === undefined || second === undefined) return null;
  const direction = DIRECTIONS.find((one) => placeTowards(first, one) === second);
  return direction === undefined ? null : placeTowards(first, opposite(direction));
}

/** The number of steps between two places. */
export const placesApart = BOARD.apart;

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
export const PLACE_NAMES = BOARD.names;

/** The place of a name, or null. */
export const placeNamed = BOARD.named;

/** The name of a place. Throws on a number that is no place. */
export const placeName = BOARD.nameOf;

/** The centre of a place in a drawing, with the distance from centre to corner as the unit. */
export const placeCentre = BOARD.centreOf;
