import { item } from '../../../parts/item.ts';

/** The chance of each number of hits, from none up. */
export type Hits = readonly number[];

const CERTAIN: Hits = [1];

function binomial(dice: number, chance: number): Hits {
  let hits: Hits = CERTAIN;
  for (let i = 0; i < dice; i += 1) hits = together(hits, [1 - chance, chance]);
  return hits;
}

/** Tribes have four members, and a sixth is the least step of a die. */
const HITS = Array.from({ length: 5 }, (_, dice) =>
  Array.from({ length: 7 }, (_none, faces) => binomial(dice, faces / 6)),
);

/** Hits of some dice of which so many faces hit; fewer than 0 are 0, more than 6 are 6. */
export function hitsOf(dice: number, faces: number): Hits {
  return item(item(HITS, dice), Math.max(0, Math.min(6, faces)));
}

/** The chances of the sum of two. */
export function together(a: Hits, b: Hits): Hits {
  if (a.length === 1) return b;
  if (b.length === 1) return a;
  const sum = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, chance] of a.entries()) {
    for (const [j, other] of b.entries()) sum[i + j] = item(sum, i + j) + chance * other;
  }
  return sum;
}
