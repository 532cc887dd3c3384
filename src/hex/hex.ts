/**
 * Flat-top hexagons in axial coordinates: `q` is the column, `r` grows downwards in it.
 *
 * A round map has a radius; its places are numbered in a spiral from the centre: 0, then ring 1 from the north
 * clockwise (1 to 6), ring 2 (7 to 18), ring 3 (19 to 36).
 */
export interface Hex {
  readonly q: number;
  readonly r: number;
}

/** The six directions, clockwise from the north. */
export const DIRECTIONS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;
export type Direction = (typeof DIRECTIONS)[number];

const STEPS: Readonly<Record<Direction, Hex>> = {
  N: { q: 0, r: -1 },
  NE: { q: 1, r: -1 },
  SE: { q: 1, r: 0 },
  S: { q: 0, r: 1 },
  SW: { q: -1, r: 1 },
  NW: { q: -1, r: 0 },
};

/** The hex `count` steps away in a direction. */
export function step(from: Hex, direction: Direction, count = 1): Hex {
  const by = STEPS[direction];
  return { q: from.q + by.q * count, r: from.r + by.r * count };
}

/** The number of steps between two hexes. */
export function distance(a: Hex, b: Hex): number {
  const q = a.q - b.q;
  const r = a.r - b.r;
  return (Math.abs(q) + Math.abs(r) + Math.abs(q + r)) / 2;
}

/** The hexes at a distance from the centre, clockwise from the north corner. */
export function ring(radius: number): Hex[] {
  if (radius === 0) return [{ q: 0, r: 0 }];
  const hexes: Hex[] = [];
  let at = step({ q: 0, r: 0 }, 'N', radius);
  // From the north corner the first side runs south-east, and each side turns clockwise.
  for (const direction of ['SE', 'S', 'SW', 'NW', 'N', 'NE'] as const) {
    for (let i = 0; i < radius; i += 1) {
      hexes.push(at);
      at = step(at, direction);
    }
  }
  return hexes;
}

/** The hexes of a map of this radius, in the order of the spiral. */
export function spiral(radius: number): Hex[] {
  return Array.from({ length: radius + 1 }, (_, at) => ring(at)).flat();
}

/** The number of hexes of a map of this radius: 1, 7, 19, 37. */
export function spiralSize(radius: number): number {
  return 1 + 3 * radius * (radius + 1);
}

/** The centre of a hex in a drawing, with the distance from centre to corner as the unit; x right, y down. */
export function centre(hex: Hex): { x: number; y: number } {
  return { x: 1.5 * hex.q, y: Math.sqrt(3) * (hex.r + hex.q / 2) };
}
