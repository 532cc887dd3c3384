/** Points are kept in 60ths of a point, as whole numbers: two to six who share places share them exactly. */
export const POINT = 60;

/** Whole points by place, from the first to the last, for each size of a table. */
export type PointsBySize = Readonly<Record<number, readonly number[]>>;

/** What a league gives that has no points of its own. */
export const POINTS: PointsBySize = {
  2: [10, 1],
  3: [10, 5, 1],
  4: [10, 6, 3, 1],
  5: [10, 7, 4, 2, 1],
  6: [10, 7, 5, 3, 2, 1],
};

/** Whether a league may give these by place: whole, none below 0, none more than the place before it, and the last less than the first. */
export const canBeGiven = (points: readonly number[]): boolean =>
  points.every((one, at) => Number.isInteger(one) && one >= 0 && one <= (points[at - 1] ?? one)) &&
  (points[0] ?? 0) > (points.at(-1) ?? 0);

/** The points of each place at a table of a size, in 60ths, the first place first. Throws where the size has none. */
export function pointsFor(size: number, own: PointsBySize): number[] {
  const points = own[size] ?? POINTS[size];
  if (points === undefined) throw new Error(`A table of ${size} has no points.`);
  return points.map((one) => one * POINT);
}

/** Points as they are shown, to at most two decimals: no two that differ look alike, since a 60th is more than that. */
export const shownPoints = (points: number): number => Math.round((points * 100) / POINT) / 100;

/** What a seat has of a table: its place, and the points of it in 60ths. */
export interface Scored {
  readonly place: number;
  readonly points: number;
}

/**
 * What each seat of a table has. Who ties shares a place and has the mean of the points that they cover. Who dropped
 * shares the last place behind all others, whatever came of the seat, and has nothing; the others keep their order.
 *
 * @param places by seat, the lowest the best, equal where they tie
 * @param dropped whether each seat dropped while the table was open
 * @param points in 60ths by place
 */
export function scored(
  places: readonly number[],
  dropped: readonly boolean[],
  points: readonly number[],
): Scored[] {
  const ended = places.map((place, seat) => (dropped[seat] ? Number.POSITIVE_INFINITY : place));
  return ended.map((own, seat) => {
    const before = ended.filter((place) => place < own).length;
    const alike = ended.filter((place) => place === own).length;
    const covered = points.slice(before, before + alike).reduce((sum, one) => sum + one, 0);
    return { place: before + 1, points: dropped[seat] ? 0 : covered / alike };
  });
}
