import type { Player } from './course.ts';

/** The ways in which two of one player and two of another sit at a table of four. */
const WAYS = [
  [0, 1],
  [2, 3],
  [0, 2],
  [1, 3],
  [0, 3],
  [1, 2],
] as const;

/** Seats two of each at a table of four, in every way as often. */
export const seatings =
  (one: Player, other: Player) =>
  (nth: number): readonly Player[] => {
    const mine: readonly number[] = WAYS[nth % WAYS.length] ?? [];
    return Array.from({ length: 4 }, (_, seat) => (mine.includes(seat) ? one : other));
  };
