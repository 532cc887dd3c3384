import { namedRandom, type Random } from '../src/engine/random.ts';
import { isProvisional, ratedAfter, type Rating, UNRATED } from '../src/league/rating.ts';
import type { Figure } from './figure.ts';
import { part } from './share.ts';

/** Worlds of so many people each, of whom each plays so many matches. */
const [WORLDS, PEOPLE, MATCHES] = [20, 60, 60];

/** How many at a table, and how much luck is in a match: in parts of the spread of skill. */
const TABLES = [2, 3, 4, 5, 6].flatMap((seats) => [1, 2].map((luck) => ({ seats, luck })));

/**
 * How right ratings of simulated people are from when on they are more than a guess: their rank correlation with skill,
 * beside that of plain points.
 */
export async function benchRating(share: number): Promise<Figure[]> {
  return TABLES.flatMap(({ seats, luck }) => {
    const worlds = Array.from({ length: part(WORLDS, share) }, (_, nth) =>
      live(seats, luck, namedRandom(`rating ${seats} ${luck} ${nth}`)),
    );
    const mean = (of: (one: Known) => number): number =>
      Math.round((100 * worlds.reduce((sum, one) => sum + of(one), 0)) / worlds.length) / 100;
    const name = `people${seats}.${luck === 1 ? 'littleLuck' : 'muchLuck'}`;
    const target = luck === 1 ? { atLeast: 0.85 } : null;
    return [
      { name: `${name}.matches`, value: mean(({ matches }) => matches), unit: '', target: null },
      { name: `${name}.rating`, value: mean(({ rating }) => rating), unit: 'of 1', target },
      {
        name: `${name}.points`,
        value: mean(({ points }) => points),
        unit: 'of 1',
        target: null,
      },
    ];
  });
}

/** After how many matches most are no guess any more, and how right ratings and points are then. */
interface Known {
  readonly matches: number;
  readonly rating: number;
  readonly points: number;
}

/** Everybody plays a match at a time, against whom chance has it. */
function live(seats: number, luck: number, random: Random): Known {
  const skill = Array.from({ length: PEOPLE }, () => bell(random));
  const ratings: Rating[] = skill.map(() => UNRATED);
  const points = skill.map(() => 0);
  for (let matches = 1; matches <= MATCHES; matches += 1) {
    const order = random.shuffle([...skill.keys()]);
    for (let at = 0; at + seats <= order.length; at += seats) {
      const table = order.slice(at, at + seats);
      const played = table.map((who) => (skill[who] ?? 0) + luck * bell(random));
      const places = played.map((own) => 1 + played.filter((other) => other > own).length);
      const after = ratedAfter(
        table.map((who) => ratings[who] ?? UNRATED),
        places,
      );
      for (const [seat, who] of table.entries()) {
        ratings[who] = after[seat] ?? UNRATED;
        points[who] = (points[who] ?? 0) + seats - (places[seat] ?? seats);
      }
    }
    if (ratings.filter(isProvisional).length * 2 > PEOPLE) continue;
    const means = ratings.map(({ mean }) => mean);
    return { matches, rating: correlation(means, skill), points: correlation(points, skill) };
  }
  return { matches: MATCHES, rating: 0, points: 0 };
}

/** A number by the normal distribution, of mean 0 and deviation 1. */
function bell(random: Random): number {
  const [one, other] = [0, 1].map(() => (random.below(1_000_000) + 0.5) / 1_000_000);
  return Math.sqrt(-2 * Math.log(one ?? 1)) * Math.cos(2 * Math.PI * (other ?? 0));
}

/** Spearman’s rank correlation. */
function correlation(some: readonly number[], others: readonly number[]): number {
  const [one, other] = [ranks(some), ranks(others)];
  const apart = one.reduce((sum, rank, at) => sum + (rank - (other[at] ?? 0)) ** 2, 0);
  return 1 - (6 * apart) / (some.length * (some.length ** 2 - 1));
}

/** Equal ones share the middle of their ranks. */
const ranks = (values: readonly number[]): number[] =>
  values.map(
    (value) =>
      values.filter((other) => other > value).length +
      values.filter((other) => other === value).length / 2,
  );
