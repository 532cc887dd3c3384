import type { Random } from './random.ts';
import type { Range, Distributions } from './distributions.ts';

/**
 * All ways to take some of several places in an order, the shortest first. A way holds the rank of each place, from 1,
 * or 0 if it is not taken. Exact for up to 18 places.
 */
export function arrangements(places: number, many: Range): Distributions {
  const most = Math.min(many.most, places);
  const lengths = Array.from({ length: Math.max(0, most - many.least + 1) }, (_, i) => ({
    length: many.least + i,
    ways: inARow(places, many.least + i),
  }));
  const count = lengths.reduce((sum, { ways }) => sum + ways, 0);

  function nth(n: number): number[] {
    let left = Math.min(n, count - 1);
    for (const { length, ways } of lengths) {
      // Beyond what numbers hold exactly, the last one may seem to lie behind the end.
      if (left < ways || length === most) return ranked(length, Math.min(left, ways - 1));
      left -= ways;
    }
    throw new RangeError('There is no way to do this.');
  }

  /** The nth way to take `length` places. */
  function ranked(length: number, n: number): number[] {
    const way = Array.from({ length: places }, () => 0);
    const free = Array.from({ length: places }, (_, at) => at);
    let left = n;
    for (let rank = 1; rank <= length; rank += 1) {
      const behind = inARow(places - rank, length - rank);
      const [at = 0] = free.splice(Math.min(Math.floor(left / behind), free.length - 1), 1);
      way[at] = rank;
      left %= behind;
    }
    return way;
  }

  return {
    count,
    nth,
    any: (random: Random) => nth(random.below(count)),
    *each() {
      for (let n = 0; n < count; n += 1) yield nth(n);
    },
    // Whatever the others hold, a place is taken once or not at all.
    room: (place) => (place < places && most > 0 ? { least: 0, most: 1 } : null),
  };
}

/** The number of ways to put `length` of these things in a row. */
function inARow(things: number, length: number): number {
  let ways = 1;
  for (let i = 0; i < length; i += 1) ways *= things - i;
  return ways;
}
