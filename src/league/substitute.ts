import { type Contest, isOver, isOwn, scoredAt, type Table } from './contest.ts';
import { pointsFor } from './points.ts';

/**
 * The most points that a row may have of a table, in 60ths: all that there are, where it is its own. A substitute goes
 * on with the row's points a match, which can go down and not up: no match of a substitute counts for more than the
 * row's own had on average. So a strong one wins nobody a season, and a weak one's results count as they are. A row that
 * had finished nothing goes on as one in the middle: its ceiling is the mean of a table's points. Means are rounded down.
 */
export function ceilingOf(
  user: string,
  { tables, points }: Pick<Contest, 'tables' | 'points'>,
): (table: Table) => number {
  const own = tables.flatMap((table) =>
    isOver(table) && isOwn(table, user)
      ? scoredAt(table, points).filter((_, seat) => table.seats[seat] === user)
      : [],
  );
  const mean = meanOf(own.map((one) => one.points));
  return ({ seats, dropped, substituted }) => {
    const all = pointsFor(seats.length, points);
    if (dropped.includes(user)) return 0;
    return substituted.includes(user) ? (mean ?? meanOf(all) ?? 0) : (all[0] ?? 0);
  };
}

/** Rounded down; undefined of none. */
const meanOf = (points: readonly number[]): number | undefined =>
  points.length === 0
    ? undefined
    : Math.floor(points.reduce((sum, one) => sum + one, 0) / points.length);
