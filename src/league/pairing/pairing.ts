import { namedRandom } from '../../engine/random.ts';
import { type Distance, distanceOf } from './distance.ts';
import { type Draws, drawsFrom } from './draws.ts';
import { circle, exactTables } from './exact.ts';
import { plansFor } from './plans.ts';
import { fewestRounds, intoRounds } from './rounds.ts';
import { type Company, type Layout, search } from './search.ts';
import { evenSeats } from './seats.ts';
import { type Entrant, type MayMeet, meetingsOf, type Table, type Wanted } from './wanted.ts';

interface Schedule {
  readonly kind: 'paired';
  /** By round. */
  readonly tables: readonly Table[];
  readonly distance: Distance;
}

/** A schedule; or there are fewer people than a table needs, or too few of them who may meet. */
export type Paired = Schedule | { readonly kind: 'too few' } | { readonly kind: 'all apart' };

/** So many hours awake together are enough. */
const TOGETHER = 8;

/** How many places are searched for in all, where one search finds nothing even; but at least two searches. */
const PLACES = 1000;

/**
 * Pairs a division: an exact schedule where there is one, else the best that a search from the seed finds. Who may not
 * meet never does; all play equally many matches where that comes out; then all meet equally often, have each seat
 * equally often, and need few rounds.
 */
export function pairing(wanted: Wanted): Paired {
  if (wanted.people.length < wanted.least) return { kind: 'too few' };
  const mayMeet = meetingsOf(wanted.people);
  const random = namedRandom(wanted.seed);
  const people = random.shuffle(seatable(wanted, mayMeet));
  if (people.length === 0) return { kind: 'all apart' };
  const company = companyOf(people, mayMeet);
  const draws = drawsFrom(random.below(2 ** 32));

  const scheduled = (numbers: readonly number[][]): Schedule => {
    const fewest = fewestRounds(numbers, people.length, wanted);
    const rounds = intoRounds(numbers, fewest, wanted.atOnce, draws).map((round) =>
      round.map((table) => keptApart(table, company, wanted.least)).filter(({ length }) => length),
    );
    evenSeats(rounds.flat());
    const tables = rounds.flatMap((held, round) =>
      held.map((table) => ({ round, seats: table.map((one) => people[one]?.user ?? '') })),
    );
    return { kind: 'paired', tables, distance: distanceOf(wanted, tables) };
  };

  if (!company.barred.includes(1)) {
    const exact = exactTables(people.length, wanted.seats, wanted.matches, random);
    if (exact) return scheduled(exact);
  }
  let best: Schedule | null = null;
  const unseated = (wanted.people.length - people.length) * wanted.matches;
  for (const plan of plansFor(people.length, wanted)) {
    const fewest = fewestRounds(plan.tables, people.length, wanted);
    for (const layout of layouts(company, plan, fewest, wanted, draws)) {
      const found = scheduled(layout);
      if (!best || isBefore(found, best)) best = found;
      const { opponents, short } = best.distance;
      if (opponents + short === 0 && (best.tables.at(-1)?.round ?? 0) < fewest) break;
    }
    // Smaller tables are only for those who cannot be kept apart at large ones.
    if (best && best.distance.byes.length <= plan.idle.length + unseated) break;
  }
  return best && best.tables.length > 0 ? best : { kind: 'all apart' };
}

/** What is paid in turn to need few rounds; null where these are not looked at. */
const PRICES = [1, 4, null];

/** Ways to seat people by a plan: as even with few rounds, with the fewest, then without looking at rounds, and so on. */
function* layouts(
  company: Company,
  plan: Layout,
  fewest: number,
  { seats, matches, atOnce }: Wanted,
  draws: Draws,
): Generator<number[][]> {
  const { people } = company;
  if (seats === 2 && people % 2 === 0 && !company.barred.includes(1)) {
    const days = circle(people, matches);
    const roundOf = days.flatMap((day, index) => day.map(() => Math.floor(index / atOnce)));
    const start = { tables: days.flat(), idle: [] };
    yield search(company, start, { roundOf, atOnce, price: 1 }, draws);
    return;
  }
  const { length } = plan.tables;
  const roundOf = plan.tables.map((_, index) => Math.floor((index * fewest) / length));
  const times = Math.max(2, PLACES / (people * matches));
  for (let nth = 0; nth < times; nth += 1) {
    const price = PRICES[nth % PRICES.length] ?? null;
    yield search(company, plan, price === null ? null : { roundOf, atOnce, price }, draws);
  }
}

/** Whether the one schedule is to be taken rather than the other. */
function isBefore(one: Schedule, other: Schedule): boolean {
  const grades = ({ tables, distance }: Schedule): number[] => [
    distance.byes.length,
    distance.shortTables,
    distance.short,
    tables.at(-1)?.round ?? 0,
    distance.opponents,
    distance.seats,
  ];
  const others = grades(other);
  const differing = grades(one).map((grade, nth) => grade - (others[nth] ?? 0));
  return (differing.find((by) => by !== 0) ?? 0) < 0;
}

/** The people who may meet enough others for a table. */
function seatable({ people, least }: Wanted, mayMeet: MayMeet): readonly Entrant[] {
  let seated = people;
  for (;;) {
    const left = seated.filter(({ user }) => {
      const met = seated.filter((other) => other.user !== user && mayMeet(user, other.user));
      return met.length >= least - 1;
    });
    if (left.length === seated.length) return left;
    seated = left;
  }
}

function companyOf(people: readonly Entrant[], mayMeet: MayMeet): Company {
  const pairs = people.flatMap((one) => people.map((other) => [one, other] as const));
  return {
    people: people.length,
    barred: Uint8Array.from(pairs, ([one, other]) => {
      return one !== other && !mayMeet(one.user, other.user) ? 1 : 0;
    }),
    apart: Int32Array.from(pairs, ([{ waking }, other]) => {
      if (!waking || !other.waking) return 0;
      const together = waking.filter((isAwake, hour) => isAwake && other.waking?.[hour]).length;
      return Math.max(0, TOGETHER - together);
    }),
  };
}

/** The people of a table who may all meet, without those who may not meet most; nobody where too few are left. */
function keptApart(table: readonly number[], company: Company, least: number): number[] {
  const barredFor = (person: number): number => {
    return table.filter((other) => company.barred[person * company.people + other]).length;
  };
  const most = Math.max(...table.map(barredFor));
  if (most === 0) return [...table];
  if (table.length <= least) return [];
  const out = table.findIndex((person) => barredFor(person) === most);
  return keptApart(table.toSpliced(out, 1), company, least);
}
