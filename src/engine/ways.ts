import type { Random } from './random.ts';

/** From the least to the most. */
export interface Range {
  readonly least: number;
  readonly most: number;
}

/** Up to here every whole number is told from the next. */
const EXACT = 2 ** 52;

/**
 * All ways to give whole numbers to places: a range for each place, and one for all together. There may be more of
 * them than anybody could list, so they are counted and not made.
 *
 * Where they come to exactly one sum, those with most in the first place come first; else those with least.
 */
export interface Ways {
  /** How many there are; above 2^52 about so many. */
  readonly count: number;
  /** The nth of them, from 0; the last one where there are not so many. Throws where there is none. */
  nth(n: number): number[];
  /** One of them, each as likely; by one draw where there are not more than 2^52. */
  any(random: Random): number[];
  /** Each of them in order. */
  each(): Generator<number[]>;
  /** What may stand in one place, where `given` stands in others; null where nothing may. */
  room(place: number, given: readonly (number | null)[]): Range | null;
}

/** The ways for these places; each has at least 0. */
export const ways = (places: readonly Range[], total: Range): Ways => new SumWays(places, total);

/** Counted when they are asked for: most answers are offered, and looked up by their names, without that. */
class SumWays implements Ways {
  readonly #places: readonly Range[];
  readonly #total: Range;
  #reckoned: Reckoned | null = null;
  #sums: number[][] | null = null;
  #count: number | null = null;

  constructor(places: readonly Range[], total: Range) {
    this.#places = places;
    this.#total = total;
  }

  get count(): number {
    const { low, high, isNone } = this.#reckon();
    return (this.#count ??= isNone ? 0 : this.#many(0, low, high));
  }

  nth(n: number): number[] {
    return this.#found(n, null);
  }

  any(random: Random): number[] {
    return this.#found(random.below(this.count), random);
  }

  *each(): Generator<number[]> {
    const { low, high, isNone } = this.#reckon();
    if (!isNone) yield* this.#from(0, low, high);
  }

  room(place: number, given: readonly (number | null)[]): Range | null {
    const own = this.#places[place];
    if (own === undefined) return null;
    // What the others hold at least and at most, with what is given.
    let [least, most] = [0, 0];
    for (const [at, range] of this.#places.entries()) {
      if (at === place) continue;
      const said = given[at] ?? null;
      least += said ?? range.least;
      most += said ?? range.most;
    }
    const room = {
      least: Math.max(own.least, this.#total.least - most),
      most: Math.min(own.most, this.#total.most - least),
    };
    return room.least <= room.most ? room : null;
  }

  #reckon(): Reckoned {
    return (this.#reckoned ??= reckon(this.#places, this.#total));
  }

  /** How many ways the places from one on have to come to a sum in a range. */
  #many(at: number, from: number, to: number): number {
    const { rest, free, spans } = this.#reckon();
    const whole = rest[at] ?? 0;
    if (from <= 0 && to >= whole) return free[at] ?? 0;
    const [first, last] = [Math.max(0, from), Math.min(whole, to)];
    if (first > last) return 0;
    const row = (this.#sums ??= sumsOf(spans, rest))[at] ?? [];
    // Sums as far from the most are as many as those from nothing; there large numbers take nothing from each other.
    const [least, most] = first + last > whole ? [whole - last, whole - first] : [first, last];
    return (row[most] ?? 0) - (least === 0 ? 0 : (row[least - 1] ?? 0));
  }

  /** Above its least, what a place may hold where those from it on may still take from `from` to `to`. */
  #roomAt(at: number, from: number, to: number): Range {
    const { rest, spans } = this.#reckon();
    return { least: Math.max(0, from - (rest[at + 1] ?? 0)), most: Math.min(spans[at] ?? 0, to) };
  }

  #found(nth: number, random: Random | null): number[] {
    const { low, high, isNone, isOneSum } = this.#reckon();
    if (isNone) throw new RangeError('There is no way to do this.');
    const way: number[] = [];
    let [n, from, to, left] = [nth, low, high, this.count];
    for (const [at, { least: first }] of this.#places.entries()) {
      const { least, most } = this.#roomAt(at, from, to);
      const [begin, end, step] = isOneSum ? [most, least, -1] : [least, most, 1];
      let amount = begin;
      let here = this.#many(at + 1, from - amount, to - amount);
      while (amount !== end && n >= here) {
        n -= here;
        amount += step;
        here = this.#many(at + 1, from - amount, to - amount);
      }
      way.push(first + amount);
      from -= amount;
      to -= amount;
      // A number too large to be exact says nothing of the places that are left.
      if (random !== null && left > EXACT) n = random.below(here);
      left = here;
    }
    return way;
  }

  *#from(at: number, least: number, most: number): Generator<number[]> {
    const place = this.#places[at];
    if (place === undefined) {
      yield [];
      return;
    }
    const { isOneSum } = this.#reckon();
    const room = this.#roomAt(at, least, most);
    const amounts = Array.from({ length: room.most - room.least + 1 }, (_, i) =>
      isOneSum ? room.most - i : room.least + i,
    );
    for (const amount of amounts) {
      for (const others of this.#from(at + 1, least - amount, most - amount)) {
        yield [place.least + amount, ...others];
      }
    }
  }
}

/** What places can take, reckoned once. */
interface Reckoned {
  /** How much each can take above its least. */
  readonly spans: readonly number[];
  /** How much the places from one on can take above their least. */
  readonly rest: readonly number[];
  /** How many ways they have in all. */
  readonly free: readonly number[];
  /** What all of them take above their least: from, to. */
  readonly low: number;
  readonly high: number;
  readonly isNone: boolean;
  readonly isOneSum: boolean;
}

function reckon(places: readonly Range[], total: Range): Reckoned {
  const spans: number[] = [];
  let base = 0;
  for (const { least, most } of places) {
    spans.push(most - least);
    base += least;
  }
  const rest = [...spans, 0];
  const free = [...spans, 1];
  for (let at = spans.length - 1; at >= 0; at -= 1) {
    const span = spans[at] ?? 0;
    rest[at] = (rest[at + 1] ?? 0) + span;
    free[at] = (free[at + 1] ?? 1) * (span + 1);
  }
  const [low, high] = [Math.max(0, total.least - base), Math.min(rest[0] ?? 0, total.most - base)];
  const isNone = low > high || spans.some((span) => span < 0);
  return { spans, rest, free, low, high, isNone, isOneSum: total.least === total.most };
}

/** For the places from each on, in how many ways they come to a sum up to each. */
function sumsOf(spans: readonly number[], rest: readonly number[]): number[][] {
  let after = [1];
  const rows = [after];
  for (let at = spans.length - 1; at >= 0; at -= 1) {
    const [span, whole] = [spans[at] ?? 0, rest[at] ?? 0];
    const row: number[] = [];
    let window = 0;
    for (let sum = 0; sum <= whole / 2; sum += 1) {
      window += (after[sum] ?? 0) - (after[sum - span - 1] ?? 0);
      row.push(window);
    }
    for (let sum = row.length; sum <= whole; sum += 1) row.push(row[whole - sum] ?? 0);
    rows.push(row);
    after = row;
  }
  for (const row of rows) {
    for (let sum = 1; sum < row.length; sum += 1) row[sum] = (row[sum] ?? 0) + (row[sum - 1] ?? 0);
  }
  return rows.reverse();
}
