import { isOwn } from './contest.ts';
import type { Season } from './season.ts';

/** How well somebody plays, as far as its matches tell, on a scale on which all begin at 25. */
export interface Rating {
  readonly mean: number;
  /** The standard error of that. */
  readonly error: number;
  /** How many matches tell it. */
  readonly matches: number;
}

/** A match that was played to its end: who played it, and the place of each, the lowest the best, equal where they tie. */
export interface Rated {
  readonly players: readonly string[];
  readonly places: readonly number[];
}

export const UNRATED: Rating = { mean: 25, error: 25 / 3, matches: 0 };

/** How much luck is in one match, in points: twice what is usual, as dice and cards decide with us. */
const LUCK = 25 / 3;
/** By how much somebody may change from match to match: without any, nobody who learns is seen to. */
const DRIFT = 25 / 300;
/** Less of an error is never left after one match. */
const LEAST_LEFT = 0.0001;

/** From which error on a rating is more than a guess: it comes by some ten matches of four. */
const KNOWN_FROM = 5.6;

/** Whether a rating is still a guess. */
export const isProvisional = ({ error }: Rating): boolean => error > KNOWN_FROM;

/**
 * Ratings after one more match, by seat: all pairs of it are compared, as Weng and Lin have it for Bradley and Terry’s model
 * (A Bayesian Approximation Method for Online Ranking, 2011, algorithm 1).
 */
export function ratedAfter(before: readonly Rating[], places: readonly number[]): Rating[] {
  const drifted = before.map(({ mean, error }) => ({ mean, variance: error ** 2 + DRIFT ** 2 }));
  return drifted.map(({ mean, variance }, seat): Rating => {
    let [gain, certainty] = [0, 0];
    for (const [other, rival] of drifted.entries()) {
      if (other === seat) continue;
      const spread = Math.sqrt(variance + rival.variance + 2 * LUCK ** 2);
      const expected = 1 / (1 + Math.exp((rival.mean - mean) / spread));
      const [own, its] = [places[seat] ?? 0, places[other] ?? 0];
      const won = own === its ? 0.5 : own < its ? 1 : 0;
      gain += (variance / spread) * (won - expected);
      certainty +=
        (Math.sqrt(variance) / spread) * (variance / spread ** 2) * expected * (1 - expected);
    }
    return {
      mean: mean + gain,
      error: Math.sqrt(variance * Math.max(1 - certainty, LEAST_LEFT)),
      matches: (before[seat]?.matches ?? 0) + 1,
    };
  });
}

/** The ratings of all who played these matches, which are in the order in which they ended. */
export function ratingsOf(matches: Iterable<Rated>): Map<string, Rating> {
  const ratings = new Map<string, Rating>();
  for (const { players, places } of matches) {
    const before = players.map((user) => ratings.get(user) ?? UNRATED);
    const after = ratedAfter(before, places);
    for (const [seat, user] of players.entries()) ratings.set(user, after[seat] ?? UNRATED);
  }
  return ratings;
}

/**
 * What was played in these seasons, in the order in which it ended: at each table by those who neither dropped out nor had
 * somebody play for them.
 */
export function ratedIn(seasons: readonly Season[]): Rated[] {
  const played = seasons.flatMap(({ phase, tables }) =>
    tables.flatMap((table) => {
      const { status, result, ended } = table;
      if (phase === 'cancelled' || status !== 'over' || result === null) return [];
      const own = table.seats.flatMap((user, seat) => {
        const place = result.places[seat];
        return place !== undefined && isOwn(table, user) ? [{ user, place }] : [];
      });
      const players = own.map(({ user }) => user);
      const places = own.map(({ place }) => place);
      return [{ ended: ended ?? 0, players, places }];
    }),
  );
  return played
    .filter(({ players }) => players.length > 1)
    .toSorted((one, other) => one.ended - other.ended);
}
