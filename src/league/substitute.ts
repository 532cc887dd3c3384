import { type Contest, isLeft, isOver, isOwn, scoredAt, type Table } from './contest.ts';
import { pointsFor } from './points.ts';

/**
 * The most points that a row may have of a table, in 60ths: all that there are, where it is its own. A substitute goes
 * on with the row's points a match, which can go down and not up: no match of a substitute counts for more than the
 * row's own had on average. So a strong one wins nobody a season, and a weak one's results count as they are. A row that
 * had finished nothing goes on as one in the middle: its ceiling is the mean of a table's points. Means are rounded down.
 */
export function ceilingOf(user: string, contest: Played): Ceiling {
  const mean = meanOf(ownPoints(user, contest));
  return ceiling(user, contest, (all) => mean ?? meanOf(all) ?? 0);
}

/**
 * The lowest and the highest ceiling that a row can come to: they differ where it has a substitute at some tables, and
 * plays on itself at others, as its mean moves with those.
 */
export function ceilingsOf(
  user: string,
  contest: Played,
): { readonly lowest: Ceiling; readonly highest: Ceiling } {
  const left = contest.tables.filter(
    (table) => isLeft(table) && table.seats.includes(user) && isOwn(table, user),
  );
  if (left.length === 0) {
    const only = ceilingOf(user, contest);
    return { lowest: only, highest: only };
  }
  const worst = meanOf([...ownPoints(user, contest), ...left.map(() => 0)]) ?? 0;
  return {
    lowest: ceiling(user, contest, () => worst),
    highest: ceiling(user, contest, ([most]) => most ?? 0),
  };
}

type Played = Pick<Contest, 'tables' | 'points'>;
/** The most points that a row may have of a table. */
export type Ceiling = (table: Table) => number;

/** @param substitutes the most that a substitute may have of a table with these points, by place */
const ceiling =
  (user: string, { points }: Played, substitutes: (all: readonly number[]) => number): Ceiling =>
  ({ seats, dropped, substituted }) => {
    const all = pointsFor(seats.length, points);
    if (dropped.includes(user)) return 0;
    return substituted.includes(user) ? substitutes(all) : (all[0] ?? 0);
  };

/** What a row has of the tables that it has finished itself. */
const ownPoints = (user: string, { tables, points }: Played): number[] =>
  tables.flatMap((table) =>
    isOver(table) && isOwn(table, user)
      ? scoredAt(table, points).flatMap((one, seat) =>
          table.seats[seat] === user ? one.points : [],
        )
      : [],
  );

/** Rounded down; undefined of none. */
const meanOf = (points: readonly number[]): number | undefined =>
  points.length === 0
    ? undefined
    : Math.floor(points.reduce((sum, one) => sum + one, 0) / points.length);
