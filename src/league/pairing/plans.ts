import type { Layout } from './search.ts';
import type { Wanted } from './wanted.ts';

/** People in order, again and again, at tables as even in size as can be; the last have byes. */
function seated(people: number, matches: number, tables: number, byes: number): Layout {
  const order = Array.from({ length: people * matches }, (_, place) => place % people);
  const start = (table: number): number => Math.floor((table * (order.length - byes)) / tables);
  return {
    tables: [...Array(tables).keys()].map((nth) => order.slice(start(nth), start(nth + 1))),
    idle: order.slice(start(tables)),
  };
}

/**
 * Where to start from, what is wanted most first. Tables have as many people as wanted, or one less if the game allows
 * that; where that does not come out either, as few as possible have a bye. Further ones have more and smaller tables:
 * with these, people can be kept apart who would meet at large ones.
 */
export function plansFor(
  people: number,
  { seats: wanted, least, matches }: Pick<Wanted, 'seats' | 'least' | 'matches'>,
): readonly Layout[] {
  const plans: Layout[] = [];
  for (let seats = Math.min(people, wanted); seats >= least; seats -= 1) {
    for (let byes = 0; byes < seats; byes += 1) {
      const places = people * matches - byes;
      const fewest = Math.ceil(places / seats);
      const most = Math.floor(places / Math.max(least, seats - 1));
      if (fewest > most) continue;
      plans.push(seated(people, matches, fewest, byes));
      if (most > fewest) plans.push(seated(people, matches, most, byes));
      break;
    }
  }
  return plans;
}
