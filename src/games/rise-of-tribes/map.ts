import { DIRECTIONS, type Hex, step } from '../../hex/hex.ts';
import { grouped } from '../../parts/grouped.ts';
import { type HexBoard, hexBoard } from '../../parts/hex-board.ts';
import { LAYOUT, type Layout } from './content/land.ts';

/** A hex of the map by its number, column by column from the left, each from the top. */
export type Place = number;

/** A place off the map for the volcano, and the hexes that it touches. */
export interface Crater {
  readonly hex: Hex;
  readonly touches: readonly Place[];
}

export interface Land {
  readonly board: HexBoard;
  /** The neighbours of each place by their numbers. */
  readonly beside: readonly (readonly Place[])[];
  /** Whether a place is at the edge. */
  readonly edge: readonly boolean[];
  /** All places for the volcano, which touches two hexes or more. */
  readonly craters: readonly Crater[];
}

/** Printed rows are the board's columns, as boards have flat tops: the map is turned. */
function landBy({ rows, inner }: Layout): Land {
  const board = hexBoard(
    rows.flatMap(({ x, tiles }, q) =>
      Array.from({ length: tiles }, (_, at) => ({ q, r: Math.floor((x - q) / 2) + at })),
    ),
  );
  const shore = board.hexes.flatMap((hex, place) =>
    DIRECTIONS.flatMap((direction) =>
      board.towards(place, direction) === null ? [{ hex: step(hex, direction), place }] : [],
    ),
  );
  const craters = grouped(shore, ({ hex: { q, r } }) => `${q},${r}`).flatMap(
    ([, [first, ...others]]) =>
      first === undefined || others.length === 0
        ? []
        : [{ hex: first.hex, touches: [first, ...others].map(({ place }) => place) }],
  );
  const edge = board.names.map((name) => !inner.includes(name));
  const beside = board.neighbours.map((places) => places.toSorted((a, b) => a - b));
  return { board, beside, edge, craters };
}

const LANDS = new Map(
  Object.entries(LAYOUT).map(([seats, layout]) => [Number(seats), landBy(layout)]),
);

/** The map for so many players (Rise of Tribes, map). */
export function landOf({ tribes: { length } }: { readonly tribes: readonly unknown[] }): Land {
  const land = LANDS.get(length);
  if (land === undefined) throw new RangeError(`There is no map for ${length}.`);
  return land;
}
