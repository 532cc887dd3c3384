import type { Resource } from './goods.ts';

export const TERRAINS = ['lake', 'forest', 'mountain'] as const;
export type Terrain = (typeof TERRAINS)[number];

/** What a terrain gives (Rise of Tribes, map). */
export const YIELDS: Readonly<Record<Terrain, Resource>> = {
  lake: 'food',
  forest: 'wood',
  mountain: 'stone',
};

export interface Layout {
  /** Hexes of each terrain. */
  readonly each: number;
  /** As printed, from the top: where a row begins, in half hexes from the left, and its hexes. Turned, rows are columns. */
  readonly rows: readonly { readonly x: number; readonly tiles: number }[];
  /** Hexes that are not at the edge, by name: the letter of the column, and the number in it. */
  readonly inner: readonly string[];
}

/** The map by the number of players (Rise of Tribes, map). */
export const LAYOUT: Readonly<Record<number, Layout>> = {
  2: {
    each: 3,
    rows: [
      { x: 0, tiles: 3 },
      { x: 1, tiles: 3 },
      { x: 2, tiles: 3 },
    ],
    inner: ['B2'],
  },
  3: {
    each: 4,
    rows: [
      { x: 1, tiles: 3 },
      { x: 0, tiles: 4 },
      { x: 1, tiles: 3 },
      { x: 2, tiles: 2 },
    ],
    inner: ['B2', 'B3', 'C2'],
  },
  4: {
    each: 5,
    rows: [
      { x: 3, tiles: 2 },
      { x: 2, tiles: 3 },
      { x: 1, tiles: 4 },
      { x: 0, tiles: 4 },
      { x: 1, tiles: 2 },
    ],
    inner: ['B2', 'C2', 'C3', 'D2'],
  },
};
