import { centre, DIRECTIONS, type Direction, distance, type Hex, step } from '../hex/hex.ts';

/** A board of hexes. Its places are numbered as its hexes are listed. */
export interface HexBoard {
  readonly hexes: readonly Hex[];
  /** The neighbours of each place, clockwise from the north. */
  readonly neighbours: readonly (readonly number[])[];
  /** What a place is called on the picture and in commands: its column from A, and its row from the top. */
  readonly names: readonly string[];
  /** The place one step away in a direction, or null off the board. */
  readonly towards: (from: number, direction: Direction) => number | null;
  /** The number of steps between two places, even if the way leads off the board. */
  readonly apart: (a: number, b: number) => number;
  /** The name of a place. Throws on a number that is not on the board. */
  readonly nameOf: (place: number) => string;
  /** The place of a name, or null. */
  readonly named: (name: string) => number | null;
  /** The centre of a place in a drawing, with the distance from centre to corner as the unit. */
  readonly centreOf: (place: number) => { x: number; y: number };
}

/** Makes the board of these distinct hexes, in at most 26 columns. */
export function hexBoard(hexes: readonly Hex[]): HexBoard {
  const keyOf = ({ q, r }: Hex): string => `${q},${r}`;
  const placeAt = new Map(hexes.map((hex, place) => [keyOf(hex), place]));
  const firstColumn = Math.min(...hexes.map(({ q }) => q));
  const names = hexes.map(({ q, r }) => {
    const above = hexes.filter((other) => other.q === q && other.r < r).length;
    return `${String.fromCharCode(65 + q - firstColumn)}${above + 1}`;
  });
  const named = new Map(names.map((name, place) => [name, place]));

  function hexOf(place: number): Hex {
    const hex = hexes[place];
    if (hex === undefined) throw new RangeError(`No such place: ${place}.`);
    return hex;
  }

  return {
    hexes,
    neighbours: hexes.map((hex) =>
      DIRECTIONS.flatMap((direction) => placeAt.get(keyOf(step(hex, direction))) ?? []),
    ),
    names,
    towards(from, direction) {
      const hex = hexes[from];
      return hex === undefined ? null : (placeAt.get(keyOf(step(hex, direction))) ?? null);
    },
    apart: (a, b) => distance(hexOf(a), hexOf(b)),
    nameOf(place) {
      const name = names[place];
      if (name === undefined) throw new RangeError(`No such place: ${place}.`);
      return name;
    },
    named: (name) => named.get(name) ?? null,
    centreOf: (place) => centre(hexOf(place)),
  };
}

/**
 * The hexes of a board of columns of these lengths, from left to right, vertically centred: 3, 4, 5 is a trapezium.
 * Throws if two neighbouring columns would not interlock.
 */
export function columns(lengths: readonly number[]): Hex[] {
  const [first = 1] = lengths;
  return lengths.flatMap((length, q) => {
    const top = (first - length - q) / 2;
    if (!Number.isInteger(top)) {
      throw new RangeError(`Columns of ${lengths.join(', ')} hexes do not interlock.`);
    }
    return Array.from({ length }, (_, row) => ({ q, r: top + row }));
  });
}
