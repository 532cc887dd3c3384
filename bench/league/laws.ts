import { namedRandom } from '../../src/engine/random.ts';
import type { Bounds } from '../../src/league/bounds.ts';
import { entrantOf } from '../../src/league/entering.ts';
import { distanceOf } from '../../src/league/pairing/distance.ts';
import { exactTables } from '../../src/league/pairing/exact.ts';
import type { Season } from '../../src/league/season.ts';
import { contestOf, rankedIn, rosterOf } from '../../src/league/table-of.ts';
import { standingsOf } from '../../src/league/standings.ts';

/** The places that each can still reach, and by how many rulings. */
export interface Bounded {
  readonly rulings: number;
  readonly of: ReadonlyMap<string, Bounds>;
}

/** What is ruled that starts no bounds anew. */
const NO_RESULT: readonly string[] = ['dropped', 'stands in', 'more time', 'break'];

/** The bounds of all divisions. */
export const boundsOfSeason = (season: Season): Bounded => ({
  rulings: season.rulings.filter(({ deed }) => !NO_RESULT.includes(deed.is)).length,
  of: new Map(
    [...season.divisions.keys()].flatMap((division) =>
      rankedIn(season, division).map(({ user, bounds }) => [user, bounds] as const),
    ),
  ),
});

/** Whether bounds only narrowed, unless something was ruled meanwhile. */
export const isNarrower = (then: Bounded, now: Bounded): boolean =>
  then.rulings !== now.rulings ||
  [...then.of].every(([user, { best, worst }]) => {
    const one = now.of.get(user);
    return one !== undefined && one.best >= best && one.worst <= worst && one.best <= one.worst;
  });

/** How many of a season that is over go up or down who should not, or do not who should. */
export function outcomesWrong(season: Season): number {
  const ranks = new Map(
    [...season.divisions.keys()].flatMap((division) =>
      standingsOf(contestOf(season, division)).map(({ user, rank }) => [user, rank] as const),
    ),
  );
  const rankOf = (user: string): number => ranks.get(user) ?? 0;
  const wrong = season.outcomes.filter(({ user, division, moves }) => {
    const promised = season.shown[user];
    if (promised === 'up') return moves !== 'up';
    if (promised === 'stays' && moves === 'down') return true;
    const better = season.outcomes.filter(
      (other) => other.division === division && rankOf(other.user) < rankOf(user),
    );
    const isHigher = { up: 2, stays: 1, down: 0 };
    // Whoever stands above goes at least as high, but for what was promised.
    return better.some((other) => isHigher[other.moves] < isHigher[moves] && promised !== 'stays');
  });
  return wrong.length;
}

/** How many of those who play a season are lower than they earned in the one before. */
export function movedWrong(before: Season, season: Season): number {
  const lowest = season.divisions.length - 1;
  return before.outcomes.filter(({ user, division, moves }) => {
    const earned = Math.min(lowest, division + { up: -1, stays: 0, down: 1 }[moves]);
    const own = entrantOf(season, user)?.division ?? null;
    return own !== null && own > earned;
  }).length;
}

/** How far from even the schedules of a season are where exact ones exist, and how often those meet who may not. */
export function distancesOf(
  season: Season,
  avoids: (user: string) => readonly string[],
): { readonly uneven: number; readonly blocked: number } {
  const { seats, matches } = season.settings;
  let [uneven, blocked] = [0, 0];
  for (const division of season.divisions.keys()) {
    const roster = rosterOf(season, division);
    const people = roster.map((user) => ({
      user,
      avoids: avoids(user).filter((other) => roster.includes(other)),
      waking: null,
    }));
    const tables = season.tables.filter((one) => one.division === division);
    const distance = distanceOf({ people, seats, matches }, tables);
    blocked += distance.blocked;
    const hasExact =
      people.every((one) => one.avoids.length === 0) &&
      exactTables(roster.length, seats, matches, namedRandom('exact')) !== null;
    const { opponents, short, shortTables, byes } = distance;
    if (hasExact) uneven += opponents + distance.seats + short + shortTables + byes.length;
  }
  return { uneven, blocked };
}
