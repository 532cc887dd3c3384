import { type Contest, isLeft, isOver, scoredAt } from './contest.ts';
import { pointsFor } from './points.ts';
import { standingsOf } from './standings.ts';
import { type Ceiling, ceilingsOf } from './substitute.ts';

/** The best and the worst place that a row can still reach; equal points count for it in one and against it in the other. */
export interface Bounds {
  readonly best: number;
  readonly worst: number;
}

/** Where a row surely goes after the season. */
export type Mark = 'up' | 'stays' | 'down';

/**
 * The bounds of each row of a division, by points alone. Whatever comes of the tables that are left, also where people
 * drop or substitutes go on for them, each row ends within its bounds, and they only ever narrow; but for rulings
 * (results by hand, penalties, who dropped and is back, people or tables that are added), which start them anew.
 *
 * Where somebody plays for a row at one table, and the row plays on itself at others, what it has by now may still become
 * less or more, as its mean moves: it is reckoned with the least or the most of that. Else the best is exact: whoever wins
 * all that is left may see all others drop. For the worst, the row drops, and as many others as possible shall come to its
 * points. That is reckoned with fractions of rows, rounded down: at each table, any k seats have at most the points of the
 * first k places between them.
 */
export function boundsOf(contest: Contest): Map<string, Bounds> {
  const left = contest.tables.filter(isLeft);
  const done = contest.tables
    .filter(isOver)
    .map((table) => ({ table, scored: scoredAt(table, contest.points) }));
  const standings = standingsOf(contest).map(({ user, penalty }) => {
    const { lowest, highest } = ceilingsOf(user, contest);
    const has = (ceiling: Ceiling): number =>
      done.reduce((sum, { table, scored }) => {
        const own = scored[table.seats.indexOf(user)]?.points ?? 0;
        return sum + Math.min(own, ceiling(table));
      }, -penalty);
    const more = left.filter(({ seats }) => seats.includes(user)).map(highest);
    const hasAtMost = has(highest);
    return {
      user,
      hasAtLeast: has(lowest),
      hasAtMost,
      endsAtMost: more.reduce((sum, one) => sum + one, hasAtMost),
    };
  });
  const steps = left.flatMap(({ seats, dropped }) => {
    const points = pointsFor(seats.length, contest.points);
    const users = seats.filter((user) => !dropped.includes(user));
    return points.flatMap((own, at) => {
      const each = own - (points[at + 1] ?? 0);
      return each === 0 ? [] : [{ users, each, all: each * (at + 1) }];
    });
  });
  return new Map(
    standings.map(({ user, hasAtLeast: least, endsAtMost: most }) => {
      const others = standings.filter((other) => other.user !== user);
      const surely = others.filter((other) => other.hasAtMost >= least).length;
      const maybe = others.filter((other) => other.hasAtMost < least && other.endsAtMost >= least);
      const needs = maybe.map((other) => ({ user: other.user, need: least - other.hasAtMost }));
      return [
        user,
        {
          best: 1 + others.filter((other) => other.hasAtLeast > most).length,
          worst: 1 + surely + mostThatCome(needs, steps),
        },
      ];
    }),
  );
}

/**
 * A part of a table's points: `each` at most to a user, `all` at most to all of them. Points of 10, 6, 3 and 1 are steps
 * of 4 for one seat, 3 for two, 2 for three and 1 for four.
 */
interface Step {
  readonly users: readonly string[];
  readonly each: number;
  readonly all: number;
}

/**
 * How many can have at most what they need, all at once: a flow of points from steps to users that serves the smallest
 * need first, which serves the most; who has a part of its need counts as that part.
 */
function mostThatCome(
  needs: readonly { user: string; need: number }[],
  steps: readonly Step[],
): number {
  const ordered = needs.toSorted((a, b) => a.need - b.need);
  const flows = new Map(ordered.map(({ user }): [string, Flow[]] => [user, []]));
  for (const { users, each, all } of steps) {
    const flow: Flow = { each, room: all, has: new Map() };
    for (const user of users) flows.get(user)?.push(flow);
  }
  const served = ordered.map(({ user, need }) => {
    let has = 0;
    for (let more = -1; more !== 0 && has < need; has += more) {
      more = moreFor(user, need - has, flows, new Set());
    }
    return has / need;
  });
  // Fractions that come to a whole number may fall short of it by what a computer rounds.
  return Math.floor(served.reduce((sum, one) => sum + one, 0) + 1e-9);
}

/** A step, as far as its points are given away. */
interface Flow {
  readonly each: number;
  room: number;
  readonly has: Map<string, number>;
}

/**
 * Gives a user more, at most so much, and says how much: of a step with room, or what another user has of a full one, if
 * that is given as much of yet another. 0 where there is no way.
 */
function moreFor(
  user: string,
  wanted: number,
  flows: ReadonlyMap<string, readonly Flow[]>,
  tried: Set<string>,
): number {
  tried.add(user);
  const own = flows.get(user) ?? [];
  for (const flow of own) {
    const has = flow.has.get(user) ?? 0;
    const more = Math.min(wanted, flow.each - has, flow.room);
    if (more === 0) continue;
    flow.room -= more;
    flow.has.set(user, has + more);
    return more;
  }
  for (const flow of own) {
    const most = Math.min(wanted, flow.each - (flow.has.get(user) ?? 0));
    if (most === 0) continue;
    for (const [other, has] of flow.has) {
      if (has === 0 || tried.has(other)) continue;
      const more = moreFor(other, Math.min(most, has), flows, tried);
      if (more === 0) continue;
      // It may have been given that of this very flow.
      flow.has.set(other, (flow.has.get(other) ?? 0) - more);
      flow.has.set(user, (flow.has.get(user) ?? 0) + more);
      return more;
    }
  }
  return 0;
}

/** What its bounds promise a row; undefined while that is open. */
export function markOf(
  { best, worst }: Bounds,
  { people, up, down }: { readonly people: number; readonly up: number; readonly down: number },
): Mark | undefined {
  if (worst <= up) return 'up';
  if (best > people - down) return 'down';
  return best > up && worst <= people - down ? 'stays' : undefined;
}
